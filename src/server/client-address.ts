import { isSecure } from "./headers/request-security.ts";

/** The other side of a request: as the socket shows it, or as it is known after a look at what a proxy reports. */
export interface Client {
  address: string | undefined;
  secure: boolean;
  /** The site itself, which makes its pages ready: no visit. */
  isWarmUp?: boolean;
}

/** Who asks, and how. Addresses are believed only from as many proxies as are known to stand in front. */
export function clientOf(request: Request, peer: Client, trustedProxies: number): Client {
  return {
    address: forwardedAddress(request.headers, trustedProxies) || peer.address,
    // HSTS harms nobody who does not use TLS, so the protocol alone may be believed from anyone.
    secure: isSecure(request.headers, peer.secure),
    ...(peer.isWarmUp && { isWarmUp: true }),
  };
}

/** Each proxy adds at the end whom it speaks with. What stands before that, visitors write themselves: limits go by it. */
function forwardedAddress(headers: Headers, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const addresses = headers.get("x-forwarded-for")?.split(",") ?? [];
  return addresses.at(-Math.min(trustedProxies, addresses.length))?.trim();
}
