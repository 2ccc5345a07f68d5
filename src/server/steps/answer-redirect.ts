import { isBackendPath } from "../../contracts/browser/backend-paths.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import { isReading, type Step } from "../exchange.ts";
import { redirectedPath } from "../redirects.ts";
import { renameCity } from "../rename-city.ts";

/** Old and sloppy addresses: one 301, with the query kept. Only pages move; a backend's paths are its own. */
export function answerRedirect(call: Caller): Step {
  return async (exchange) => {
    const { url } = exchange;
    // A trailing slash is dropped everywhere except below the hosts that we embed: their contracts may end in one (K27).
    if (!isReading(exchange) || isBackendPath(url.pathname)) return undefined;
    const target = await renameCity(redirectedPath(url.pathname) ?? url.pathname, call);
    if (target === url.pathname) return undefined;
    return new Response(null, {
      status: 301,
      headers: { location: target + url.search, "cache-control": "public, max-age=3600" },
    });
  };
}
