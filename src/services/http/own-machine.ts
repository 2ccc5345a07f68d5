import { isIP } from "node:net";
import { isLoopbackAddress } from "./private-address.ts";

interface Installation {
  publicUrl: string;
  trustedProxies?: number | undefined;
}

/**
 * Whether the site is only tried out on one's own machine, so that pages for development may be mounted: one shows the
 * one-time passwords of everybody.
 */
export function isOnOwnMachine({ publicUrl, trustedProxies = 0 }: Installation): boolean {
  return trustedProxies === 0 && hasLoopbackName(publicUrl);
}

/** Whether an address names this machine itself. A private network does not count: other people are in it. */
export function hasLoopbackName(url: string): boolean {
  const hostname = URL.parse(url)?.hostname.replace(/^\[|\]$/g, "") ?? "";
  if (isIP(hostname) === 0) return hostname === "localhost" || hostname.endsWith(".localhost");
  return isLoopbackAddress(hostname);
}
