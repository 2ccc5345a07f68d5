import type { CachedPage } from "../../platform/page-cache.ts";

/** Whoever keeps it asks again soon. */
export const MOMENTARY_CACHE = "public, max-age=0, s-maxage=10";

/** What holds something personal is kept nowhere and tells no other site its address. */
export function asPrivate(page: CachedPage): CachedPage {
  return withHeaders(page, {
    "cache-control": "private, no-store",
    // Nobody learns more than our host. Without any referrer browsers send forms with "Origin: null", which is refused.
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
