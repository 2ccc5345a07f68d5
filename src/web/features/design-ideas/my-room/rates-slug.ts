import type { Country } from "../../../../editions/regions.ts";

export const RATES_CONTENT = "calculator-rates";

export function ratesSlug<Code extends Country>(country: Code): `rates-${Code}` {
  return `rates-${country}`;
}
