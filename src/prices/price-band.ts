import type { PriceRates } from "./rates.ts";

export interface PriceBand {
  low: number;
  likely: number;
  high: number;
}

/** The net amount already includes the city factor. */
export function bandOf(rates: Pick<PriceRates, "tax" | "spread" | "roundTo">, net: number): PriceBand {
  const { tax, spread, roundTo: step } = rates;
  const likely = net * (1 + tax.rate);
  return {
    low: roundTo(step, likely * spread.low),
    likely: roundTo(step, likely),
    high: roundTo(step, likely * spread.high),
  };
}

export function roundTo(step: number, amount: number): number {
  return Math.round(amount / step) * step;
}
