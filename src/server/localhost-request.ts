import { SIGN_IN } from "../contracts/browser/backend-paths.ts";
import { hasLoopbackName } from "../services/http/localhost.ts";
import { isLoopbackAddress } from "../services/http/private-address.ts";
import { LETTERS_PATH } from "../services/identity/assets/serve-assets.ts";
import type { Exchange, Middleware } from "./exchange.ts";

/**
 * Whether a request comes directly from a browser on this machine: over the loopback interface, with a host name of
 * this machine, and without a proxy. A request without a socket is made by this process itself.
 */
export function isFromLocalhost({ request, client, bindings }: Exchange): boolean {
  const isLocal = client.address === undefined ? bindings === undefined : isLoopbackAddress(client.address);
  return isLocal && hasLoopbackName(request.url) && !isForwarded(request.headers);
}

/** The page with one-time passwords exists only for a browser on this machine. All other clients get "not found". */
export function hideDevelopmentLetters(notFound: Middleware): Middleware {
  return (exchange) => {
    const isLetters = exchange.url.pathname.startsWith(SIGN_IN + LETTERS_PATH);
    return isLetters && !isFromLocalhost(exchange) ? notFound(exchange) : undefined;
  };
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
