import { findCountry } from "../../contracts/calls/places/places-calls.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import { regionOfCountry } from "../../editions/countries.ts";
import { DEFAULT_REGION } from "../../editions/edition.ts";
import { type Exchange, isReading, type Middleware } from "../exchange.ts";

/** Redirects the root address to the region of the visitor's country. No other address is redirected by country. */
export function answerRoot(call: Caller, countryHeader: string | undefined): Middleware {
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
  // GE-02: visitors with an unknown country get India, where most visitors are.
  return outcome.ok ? regionOfCountry(outcome.value.countryCode) : DEFAULT_REGION;
}
