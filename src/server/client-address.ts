import { isSecure } from "./headers/request-security.ts";

/** The client of a request: from the socket, or corrected by the headers of a proxy. */
export interface Client {
  address: string | undefined;
  secure: boolean;
  /** True for the site itself during the warm-up: this is not a visit. */
  isWarmUp?: boolean;
}

/** The client of a request. Forwarded addresses are trusted only from the configured number of proxies. */
export function clientOf(request: Request, peer: Client, trustedProxies: number): Client {
  return {
    address: forwardedAddress(request.headers, trustedProxies) || peer.address,
    // HSTS is harmless without TLS, so the protocol is trusted from any client.
    secure: isSecure(request.headers, peer.secure),
    ...(peer.isWarmUp && { isWarmUp: true }),
  };
}

/**
 * Each proxy appends the address of its peer. Entries before that may be forged by visitors and must not be used for
 * rate limits.
 */
function forwardedAddress(headers: Headers, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const addresses = headers.get("x-forwarded-for")?.split(",") ?? [];
  return addresses.at(-Math.min(trustedProxies, addresses.length))?.trim();
}
