import type { CachedPage } from "../../platform/page-cache.ts";

/** Caches must revalidate soon. */
export const MOMENTARY_CACHE = "public, max-age=0, s-maxage=10";

/** A page with personal data is not cached and does not reveal its address to other sites. */
export function asPrivate(page: CachedPage): CachedPage {
  return withHeaders(page, {
    "cache-control": "private, no-store",
    // Other sites see only our host. Without any referrer, browsers send forms with "Origin: null", which is refused.
    "referrer-policy": "strict-origin",
  });
}

export function forAMoment(page: CachedPage): CachedPage {
  return withHeaders(page, { "cache-control": MOMENTARY_CACHE });
}

export function withSetCookies(page: CachedPage, cookies: readonly string[]): CachedPage {
  return {
    ...page,
    headers: [...page.headers, ...cookies.map((line): [string, string] => ["set-cookie", line])],
  };
}

function withHeaders(page: CachedPage, changed: Record<string, string>): CachedPage {
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(changed)) headers.set(name, value);
  return { ...page, headers: [...headers] };
}
