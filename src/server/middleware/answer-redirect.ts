import { isBackendPath } from "../../contracts/browser/backend-paths.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import { isReading, type Middleware } from "../exchange.ts";
import { redirectedPath } from "../redirects.ts";
import { renameCity } from "../rename-city.ts";

/**
 * Old and malformed addresses: one 301 that keeps the query. Only pages are redirected, never the paths of a backend.
 */
export function answerRedirect(call: Caller): Middleware {
  return async (exchange) => {
    const { url } = exchange;
    // A trailing slash is removed everywhere except below the embedded hosts: their contracts may end with one (K27).
    if (!isReading(exchange) || isBackendPath(url.pathname)) return undefined;
    const target = await renameCity(redirectedPath(url.pathname) ?? url.pathname, call);
    if (target === url.pathname) return undefined;
    return new Response(null, {
      status: 301,
      headers: { location: target + url.search, "cache-control": "public, max-age=3600" },
    });
  };
}
