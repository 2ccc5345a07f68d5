import type { Country } from "../../../../editions/regions.ts";

/** The kind of document in which a country's rates stand. */
export const RATES_CONTENT = "calculator-rates";

export function ratesSlug<Code extends Country>(country: Code): `rates-${Code}` {
  return `rates-${country}`;
}
