import { isIP } from "node:net";
import { isLoopbackAddress } from "./private-address.ts";

interface Installation {
  publicUrl: string;
  trustedProxies?: number | undefined;
}

/**
 * Whether the site is only tried out on a local machine, so that development pages may be mounted: one of them shows
 * all one-time passwords.
 */
export function isOnLocalhost({ publicUrl, trustedProxies = 0 }: Installation): boolean {
  return trustedProxies === 0 && hasLoopbackName(publicUrl);
}

/** Whether an address names this machine itself. A private network does not count, because other people use it. */
export function hasLoopbackName(url: string): boolean {
  const hostname = URL.parse(url)?.hostname.replace(/^\[|\]$/g, "") ?? "";
  if (isIP(hostname) === 0) return hostname === "localhost" || hostname.endsWith(".localhost");
  return isLoopbackAddress(hostname);
}
