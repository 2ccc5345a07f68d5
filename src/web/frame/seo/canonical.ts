import { editionOf } from "../../../editions/edition.ts";
import { withoutAmp } from "../../../urls/amp-path.ts";
import { linkTo } from "../../../urls/links.ts";
import { matchUrl } from "../../../urls/match-url.ts";

/** The canonical path of a page for search engines (AMB-42): neither its AMP variant nor an alias. */
export function canonicalPath(path: string): string {
  const match = matchUrl(path);
  const plain = withoutSlashAtTheEnd(match?.variant === "amp" ? withoutAmp(path) : path);
  if (!match?.region || !match.row.isAlias) return plain;
  // The alias /in/home becomes /in.
  return linkTo(editionOf(match.region), match.row.page, match.params) ?? plain;
}

function withoutSlashAtTheEnd(path: string): string {
  return path.replace(/\/+$/, "") || "/";
}
