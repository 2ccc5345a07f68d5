import { isIP } from "node:net";
import { isPrivateAddress } from "../../http/private-address.ts";

/** Whether an address is one of this machine or of a private network, where no stranger comes. */
export function isOwnMachine(url: string): boolean {
  const hostname = URL.parse(url)?.hostname.replace(/^\[|\]$/g, "") ?? "";
  if (isIP(hostname) === 0) return hostname === "localhost" || hostname.endsWith(".localhost");
  return isPrivateAddress(hostname);
}
