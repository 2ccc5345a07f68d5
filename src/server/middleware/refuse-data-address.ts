import type { Middleware } from "../exchange.ts";

/**
 * React Router answers `{page}.data` with the page's data. Our pages never request it, because React does not control
 * them in the browser, so the address is refused: it would bypass the cache and the rate limits.
 */
export const refuseDataAddress: Middleware = ({ url }) => {
  if (!/\.data\/*$/i.test(url.pathname)) return undefined;
  return new Response("Not Found", { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });
};
