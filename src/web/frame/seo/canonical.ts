import { editionOf } from "../../../editions/edition.ts";
import { withoutAmp } from "../../../urls/amp-path.ts";
import { linkTo } from "../../../urls/links.ts";
import { matchUrl } from "../../../urls/match-url.ts";

/** The one path under which search engines should know a page (AMB-42): not its AMP twin, not its second spelling. */
export function canonicalPath(path: string): string {
  const match = matchUrl(path);
  const plain = withoutSlashAtTheEnd(match?.variant === "amp" ? withoutAmp(path) : path);
  if (!match?.region || !match.row.isAlias) return plain;
  // /in/home is /in.
  return linkTo(editionOf(match.region), match.row.page, match.params) ?? plain;
}

function withoutSlashAtTheEnd(path: string): string {
  return path.replace(/\/+$/, "") || "/";
}
