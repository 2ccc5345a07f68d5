import { isBackendPath } from "../../contracts/browser/backend-paths.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import type { Redirects } from "../../services/redirects/redirect-table.ts";
import { isReading, type Middleware } from "../exchange.ts";
import { redirectedPath } from "../redirects.ts";
import { renameCity } from "../rename-city.ts";

/**
 * Old and malformed addresses: one 301 that keeps the query. Only pages are redirected, never the paths of a backend.
 */
export function answerRedirect(call: Caller, redirects?: Redirects): Middleware {
  return async (exchange) => {
    const { url } = exchange;
    // A trailing slash is removed everywhere except below the embedded hosts: their contracts may end with one (K27).
    if (!isReading(exchange) || isBackendPath(url.pathname)) return undefined;
    const ruled = redirectedPath(url.pathname) ?? url.pathname;
    const wished = redirects?.follow(ruled.toLowerCase());
    if (wished !== undefined) return goTo(wished + (wished.includes("?") ? "" : url.search), MEMBERS_SECONDS);
    const target = await renameCity(ruled, call);
    if (target === url.pathname) return undefined;
    return goTo(target + url.search, RULES_SECONDS);
  };
}

/** A member may correct a redirect; our own rules never change. */
const MEMBERS_SECONDS = 300;
const RULES_SECONDS = 3600;

function goTo(location: string, seconds: number): Response {
  return new Response(null, {
    status: 301,
    headers: { location, "cache-control": `public, max-age=${seconds}` },
  });
}
