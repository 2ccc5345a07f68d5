import { browserCall } from "../../../../contracts/browser/browser-call.ts";
import { getContentDescriptor } from "../../../../contracts/calls/get-content-descriptor.ts";
import { todayIn } from "../../../../editions/country-time.ts";
import type { Country } from "../../../../editions/regions.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { type DatedRates, laterInForce } from "../../../../prices/rates-in-force.ts";
import { readStoredJson, store } from "../../../frame/state/browser-storage.ts";
import { RATES_CONTENT, ratesSlug } from "./rates-slug.ts";

const asked = new Map<Country, Promise<PriceRates | undefined>>();

/** Fetches the rates once per visit. Without a response the page keeps its prices. */
export function fetchRates(country: Country): Promise<PriceRates | undefined> {
  const pending = asked.get(country) ?? askInForce(country);
  asked.set(country, pending);
  return pending;
}

async function askInForce(country: Country): Promise<PriceRates | undefined> {
  const first = await askFor(ratesSlug(country));
  const later = first && laterInForce(first, todayIn(country));
  return later ? ((await askFor(later)) ?? first) : first;
}

async function askFor(slug: string): Promise<DatedRates | undefined> {
  const kept = readStoredJson("visit", slug);
  if (isRates(kept)) return kept;
  const answer = await browserCall(getContentDescriptor, { contentSlug: RATES_CONTENT, pageSlug: slug });
  const rates: unknown = answer.ok ? answer.value : undefined;
  if (!isRates(rates)) return undefined;
  store("visit", slug, rates);
  return rates;
}

/** The backend has validated the rates; this check only excludes an error page of an upstream. */
function isRates(answer: unknown): answer is DatedRates {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "rates" in answer &&
    "cities" in answer &&
    "tax" in answer
  );
}
