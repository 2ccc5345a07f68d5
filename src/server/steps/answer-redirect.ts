import { isBackendPath } from "../../contracts/browser/backend-paths.ts";
import { isReading, type Step } from "../exchange.ts";
import { redirectedPath } from "../redirects.ts";

/** Old and sloppy addresses: one 301, with the query kept. Only pages move; a backend's paths are its own. */
export const answerRedirect: Step = (exchange) => {
  const { url } = exchange;
  // A trailing slash is dropped everywhere except below the hosts that we embed: their contracts may end in one (K27).
  if (!isReading(exchange) || isBackendPath(url.pathname)) return undefined;
  const target = redirectedPath(url.pathname);
  if (target === undefined) return undefined;
  return new Response(null, {
    status: 301,
    headers: { location: target + url.search, "cache-control": "public, max-age=3600" },
  });
};
