import { isReading, type Middleware } from "../exchange.ts";
import { secureLocation } from "../headers/request-security.ts";

/** Redirects a visitor without TLS to the same address with TLS. */
export function answerInsecure(publicUrl: string): Middleware {
  return (exchange) => {
    const location = isReading(exchange) && secureLocation(exchange.request.headers, exchange.url, publicUrl);
    return location ? new Response(null, { status: 301, headers: { location } }) : undefined;
  };
}
