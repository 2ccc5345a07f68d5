import { hasLoopbackName } from "../services/http/own-machine.ts";
import { isLoopbackAddress } from "../services/http/private-address.ts";
import type { Exchange } from "./exchange.ts";

/**
 * Whether a request comes straight from a browser on this machine: over the loopback interface, by a name of this machine,
 * and through no proxy. A request without a socket is made by this process itself.
 */
export function isFromOwnMachine({ request, client, bindings }: Exchange): boolean {
  const isLocal = client.address === undefined ? bindings === undefined : isLoopbackAddress(client.address);
  return isLocal && hasLoopbackName(request.url) && !isForwarded(request.headers);
}

function isForwarded(headers: Headers): boolean {
  return [...headers.keys()].some((name) => name.startsWith("x-forwarded") || PROXY_HEADERS.has(name));
}

const PROXY_HEADERS = new Set([
  "cf-connecting-ip",
  "client-ip",
  "forwarded",
  "true-client-ip",
  "via",
  "x-client-ip",
  "x-original-host",
  "x-real-ip",
]);
