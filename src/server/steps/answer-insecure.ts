import { isReading, type Step } from "../exchange.ts";
import { secureLocation } from "../headers/request-security.ts";

/** A visitor who came without TLS to a site that has it is sent to the same address with it. */
export function answerInsecure(publicUrl: string): Step {
  return (exchange) => {
    const location = isReading(exchange) && secureLocation(exchange.request.headers, exchange.url, publicUrl);
    return location ? new Response(null, { status: 301, headers: { location } }) : undefined;
  };
}
