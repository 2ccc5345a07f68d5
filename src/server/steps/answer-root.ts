import { findCountry } from "../../contracts/calls/places/places-calls.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import { regionOfCountry } from "../../editions/countries.ts";
import { DEFAULT_REGION } from "../../editions/edition.ts";
import { type Exchange, isReading, type Step } from "../exchange.ts";

/** The bare address: on to the region of the visitor's country. The only place where a country redirects anyone. */
export function answerRoot(call: Caller, countryHeader: string | undefined): Step {
  return async (exchange) => {
    if (exchange.url.pathname !== "/" || !isReading(exchange)) return undefined;
    const region = await regionOfVisitor(exchange, call, countryHeader);
    return new Response(null, {
      status: 302,
      headers: { location: `/${region}${exchange.url.search}`, "cache-control": "private, no-store" },
    });
  };
}

async function regionOfVisitor(exchange: Exchange, call: Caller, countryHeader: string | undefined) {
  const outcome = await call(findCountry, {
    required_fields: ["countryCode"],
    visitorAddress: exchange.client.address,
    visitorCountry: (countryHeader && exchange.request.headers.get(countryHeader)) || undefined,
  });
  // GE-02: whoever cannot be placed is shown India, which is where most visitors are.
  return outcome.ok ? regionOfCountry(outcome.value.countryCode) : DEFAULT_REGION;
}
