import { ampPath, withoutAmp } from "../../urls/amp-path.ts";
import type { UrlMatch } from "../../urls/match-url.ts";
import type { PageDefinition } from "../../web/frame/define-page.ts";

/** More than the number of fields in any of our forms. */
const MAX_QUERY_PARTS = 100;

/**
 * The address for which a page is rendered and cached: parameters that the page does not read (utm_source …) are
 * removed, so that they do not split the cache.
 */
export function addressOfPage(url: URL, { query }: Pick<PageDefinition, "query">): URL {
  const kept = query
    .flatMap((known) => partsNamed(url.searchParams, known))
    .slice(0, MAX_QUERY_PARTS)
    .sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  const address = new URL(url);
  address.search = new URLSearchParams(kept).toString();
  return address;
}

/** For a plain parameter a page reads only the first value; the fields of a form may occur several times. */
function partsNamed(query: URLSearchParams, known: string): [string, string][] {
  if (known.endsWith("*")) return [...query].filter(([name]) => name.startsWith(known.slice(0, -1)));
  const value = query.get(known);
  return value === null ? [] : [[known, value]];
}

/** The linked one of the two spellings of an AMP address, so that the document is cached once. */
export function addressOfVariant(url: URL, { variant }: Pick<UrlMatch, "variant">): URL {
  if (variant === "html") return url;
  const address = new URL(url);
  address.pathname = ampPath(withoutAmp(url.pathname));
  return address;
}

export function publicAddress(requestUrl: string, publicUrl: string): URL {
  const { pathname, search } = new URL(requestUrl);
  const url = new URL(publicUrl);
  // Set directly and not resolved, because a path like //evil.example would be read as another host.
  url.pathname = pathname;
  url.search = search;
  return url;
}
