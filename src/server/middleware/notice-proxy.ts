import type { Log } from "../../platform/log.ts";
import type { Middleware } from "../exchange.ts";

const SIGNS_OF_A_PROXY = ["x-forwarded-for", "forwarded", "x-forwarded-proto", "x-real-ip"];

/**
 * Warns once if there seems to be a proxy but none is trusted: then all visitors have the proxy's address and share
 * one rate limit. It sends no response.
 */
export function noticeProxy({ trustedProxies, log }: { trustedProxies: number; log: Log }): Middleware {
  let isQuiet = trustedProxies > 0;
  return ({ request }) => {
    if (isQuiet) return undefined;
    const header = SIGNS_OF_A_PROXY.find((name) => request.headers.has(name));
    if (header === undefined) return undefined;
    isQuiet = true;
    log.warn(
      { header, setting: "TRUST_PROXY" },
      `A request has the header "${header}", which proxies add, but TRUST_PROXY is 0: the rate limits count all visitors ` +
        "behind the proxy as ONE visitor and soon refuse them. Set TRUST_PROXY to the number of proxies in front: 1 for " +
        "one, 2 for a CDN and a load balancer. If there is no proxy, a client made the header up and no change is needed.",
    );
    return undefined;
  };
}
