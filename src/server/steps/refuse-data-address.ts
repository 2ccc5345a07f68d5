import type { Step } from "../exchange.ts";

/**
 * React Router answers `{page}.data` with what the page was made from. No page of ours asks for it, since none is taken
 * over by React in the browser; so nobody gets the same thing by a second address, in no cache and behind no limit.
 */
export const refuseDataAddress: Step = ({ url }) => {
  if (!/\.data\/*$/i.test(url.pathname)) return undefined;
  return new Response("Not Found", { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });
};
