import { bandOf, type PriceBand, roundTo } from "../price-band.ts";
import type { PriceRates } from "../rates.ts";

export interface PriceLine {
  name: string;
  /** Before tax, and before the city factor. */
  amount: number;
}

export interface Estimate extends PriceBand {
  lines: PriceLine[];
  /** The factor of the city or the type of building, applied to all lines. */
  factor: number;
  net: number;
  /** The tax on the likely price. */
  tax: number;
}

export function estimateOf(
  rates: Pick<PriceRates, "tax" | "spread" | "roundTo">,
  amounts: Record<string, number>,
  factor: number,
): Estimate {
  const entries = Object.entries(amounts);
  const exact = entries.reduce((sum, [, amount]) => sum + amount, 0) * factor;
  const band = bandOf(rates, exact);
  const net = roundTo(rates.roundTo, exact);
  return {
    lines: entries.map(([name, amount]) => ({ name, amount: Math.round(amount) })),
    factor,
    net,
    tax: band.likely - net,
    ...band,
  };
}
