import type { Step } from "../exchange.ts";

const PREFIXES = ["/api/", "/v1/", "/bumblebee/v1/"];

/** The embedded backends, for browsers and for other sites that speak to them over the net. */
export function answerBackends(backends: {
  fetch(request: Request, bindings?: unknown): Response | Promise<Response>;
}): Step {
  return ({ request, url, bindings }) =>
    PREFIXES.some((prefix) => url.pathname.startsWith(prefix))
      ? backends.fetch(request, bindings)
      : undefined;
}
