import { editionOf } from "../../../editions/edition.ts";
import { linkTo } from "../../../urls/links.ts";
import { matchUrl } from "../../../urls/match-url.ts";

/** The one path under which search engines should know a page (AMB-42): not its AMP twin, not its second spelling. */
export function canonicalPath(path: string): string {
  const match = matchUrl(path);
  const plain = withoutSlashAtTheEnd(match?.variant === "amp" ? withoutAmp(path) : path);
  if (!match?.region || !match.row.unlisted) return plain;
  // An unlisted row may be a second address of a listed page: /in/home is /in.
  const first = linkTo(editionOf(match.region), match.row.page, match.params);
  return first && isListed(first) ? first : plain;
}

/** Whether search engines may show the page of this path. */
export function isIndexable(path: string): boolean {
  return isListed(canonicalPath(path));
}

function isListed(path: string): boolean {
  const match = matchUrl(path);
  return match !== undefined && match.row.unlisted !== true;
}

function withoutAmp(path: string): string {
  return path.startsWith("/amp/") ? path.slice("/amp".length) : path.replace(/\/amp\/*$/, "");
}

function withoutSlashAtTheEnd(path: string): string {
  return path.replace(/\/+$/, "") || "/";
}
