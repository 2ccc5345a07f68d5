import type { PriceRates } from "./rates.ts";

export interface RatesDates {
  /** ISO 8601, in the country's own time. */
  effectiveFrom: string;
  /** By their slugs, the earliest first; only the first rates of a country know them. */
  later?: readonly { slug: string; effectiveFrom: string }[] | undefined;
}

export interface DatedRates extends PriceRates, RatesDates {
  /** While the figures are plausible ones and not the company's own. */
  sample: boolean;
}

/** The slug of the later rates that count on this day; nothing where the first ones still do. */
export function laterInForce({ later = [] }: RatesDates, day: string): string | undefined {
  return later.findLast(({ effectiveFrom }) => effectiveFrom <= day)?.slug;
}
