import type { PriceRates } from "./rates.ts";

export interface RatesDates {
  /** ISO 8601, in the country's time zone. */
  effectiveFrom: string;
  /** By slug, the earliest first; only the first rates of a country have them. */
  later?: readonly { slug: string; effectiveFrom: string }[] | undefined;
}

export interface DatedRates extends PriceRates, RatesDates {
  /** True while the figures are plausible examples and not the company's own. */
  sample: boolean;
}

/** The slug of the later rates that are valid on this day; undefined while the first ones are valid. */
export function laterInForce({ later = [] }: RatesDates, day: string): string | undefined {
  return later.findLast(({ effectiveFrom }) => effectiveFrom <= day)?.slug;
}
