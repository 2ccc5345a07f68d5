import type { Edition } from "../../../../editions/edition.ts";
import { formatPriceBand, hasDrawnSign, writeAmount } from "../../../../editions/money.ts";

/** A range in a line of text, where the riyal's drawn sign cannot stand. */
export function bandText({ low, high }: { low: number; high: number }, edition: Edition): string {
  return hasDrawnSign(edition.country)
    ? `${writeAmount(low, edition)} – ${writeAmount(high, edition)}`
    : formatPriceBand(low, high, edition.country);
}
