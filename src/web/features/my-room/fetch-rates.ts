import type { Country } from "../../../editions/regions.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import { ratesAddress } from "./rates-address.ts";

const asked = new Map<Country, Promise<PriceRates | undefined>>();

/** Once a visit. Without an answer the page keeps the prices that it has. */
export function fetchRates(country: Country): Promise<PriceRates | undefined> {
  const pending = asked.get(country) ?? askFor(country);
  asked.set(country, pending);
  return pending;
}

async function askFor(country: Country): Promise<PriceRates | undefined> {
  const address = ratesAddress(country);
  const kept = read(address);
  if (kept) return kept;
  try {
    const response = await fetch(address);
    const answer: unknown = response.ok ? await response.json() : undefined;
    if (!isRates(answer)) return undefined;
    keep(address, JSON.stringify(answer));
    return answer;
  } catch (error) {
    // Offline.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function read(address: string): PriceRates | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(address) ?? "null");
    return isRates(kept) ? kept : undefined;
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function keep(address: string, text: string): void {
  try {
    sessionStorage.setItem(address, text);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Our own backend has checked the whole; this only tells it from somebody's error page. */
function isRates(answer: unknown): answer is PriceRates {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "rates" in answer &&
    "cities" in answer &&
    "tax" in answer
  );
}
