/** What the socket tells about the other side of a request. */
export interface Peer {
  address: string | undefined;
  secure: boolean;
}

export interface Client {
  address: string | undefined;
  secure: boolean;
}

/** Who asks, and how. What a proxy reports is believed only where one is known to stand in front. */
export function clientOf(request: Request, peer: Peer, trustProxy: boolean): Client {
  const forwardedFor = request.headers.get("x-forwarded-for")?.split(",")[0]?.trim();
  // HSTS harms nobody who does not use TLS, so the protocol alone may be believed from anyone.
  const secure = peer.secure || request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim() === "https";
  return { address: (trustProxy && forwardedFor) || peer.address, secure };
}
