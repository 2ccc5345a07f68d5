import { ampPath, withoutAmp } from "../../urls/amp-path.ts";
import type { UrlMatch } from "../../urls/match-url.ts";
import type { PageDefinition } from "../../web/frame/define-page.ts";

/** More than any form of ours has fields. */
const MOST_QUERY_PARTS = 100;

/** The address that a page is made and kept for: what it does not read (utm_source …) neither reaches it nor splits the cache. */
export function addressOfPage(url: URL, { query }: Pick<PageDefinition, "query">): URL {
  const kept = query
    .flatMap((known) => partsNamed(url.searchParams, known))
    .slice(0, MOST_QUERY_PARTS)
    .sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  const address = new URL(url);
  address.search = new URLSearchParams(kept).toString();
  return address;
}

/** Of a plain name a page reads the first value only; the fields of a form may come several times. */
function partsNamed(query: URLSearchParams, known: string): [string, string][] {
  if (known.endsWith("*")) return [...query].filter(([name]) => name.startsWith(known.slice(0, -1)));
  const value = query.get(known);
  return value === null ? [] : [[known, value]];
}

/** Of the two spellings of an AMP address the one that pages link to; both are the same document, kept once. */
export function addressOfVariant(url: URL, { variant }: Pick<UrlMatch, "variant">): URL {
  if (variant === "html") return url;
  const address = new URL(url);
  address.pathname = ampPath(withoutAmp(url.pathname));
  return address;
}

export function publicAddress(requestUrl: string, publicUrl: string): URL {
  const { pathname, search } = new URL(requestUrl);
  const url = new URL(publicUrl);
  // Set, not resolved: a path like //evil.example would be read as another host.
  url.pathname = pathname;
  url.search = search;
  return url;
}
