import type { Country } from "../../../editions/regions.ts";

const RATES_CONTENT = "calculator-rates";

export function ratesSlug<Code extends Country>(country: Code): `rates-${Code}` {
  return `rates-${country}`;
}

/** Where a browser asks for what `loadRates` gives to a page. */
export function ratesAddress(country: Country): string {
  return `/api/content/document/es/search/${RATES_CONTENT}/slug/${ratesSlug(country)}`;
}
