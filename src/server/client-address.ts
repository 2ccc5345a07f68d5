import { isSecure } from "./headers/request-security.ts";

/** The other side of a request: as the socket shows it, or as it is known after a look at what a proxy reports. */
export interface Client {
  address: string | undefined;
  secure: boolean;
}

/** Who asks, and how. An address that a proxy reports is believed only where one is known to stand in front. */
export function clientOf(request: Request, peer: Client, trustProxy: boolean): Client {
  const forwardedFor = request.headers.get("x-forwarded-for")?.split(",")[0]?.trim();
  return {
    address: (trustProxy && forwardedFor) || peer.address,
    // HSTS harms nobody who does not use TLS, so the protocol alone may be believed from anyone.
    secure: isSecure(request.headers, peer.secure),
  };
}
