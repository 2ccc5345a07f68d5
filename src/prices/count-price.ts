import type { Counted } from "../contracts/documents/sections/price-sections.ts";
import { priceHome } from "./models/price-home.ts";
import { bandOf, type PriceBand } from "./price-band.ts";
import { type PriceRates, rateOf, type Tier } from "./rates.ts";

export interface CountedFor {
  city: string;
  tier: Tier;
}

/** Includes tax, except for one unit of a rate. Undefined if the rates do not contain the item. */
export function countPrice(rates: PriceRates, counted: Counted, where: CountedFor): PriceBand | undefined {
  if ("home" in counted && counted.line === undefined) return homePrice(rates, counted, where);
  const net = netOf(rates, counted, where);
  if (net === undefined) return undefined;
  return "rate" in counted ? { low: net, likely: net, high: net } : bandOf(rates, net);
}

/** Before tax. Undefined if the rates do not contain the item. */
export function netOf(rates: PriceRates, counted: Counted, { city, tier }: CountedFor): number | undefined {
  const factor = Object.hasOwn(rates.cities, city) ? rates.cities[city] : undefined;
  if (factor === undefined) return undefined;
  if ("home" in counted) {
    const estimate = homePrice(rates, counted, { city, tier });
    const lines = estimate?.lines.filter(({ name }) => name === (counted.line ?? name)) ?? [];
    if (!estimate || lines.length === 0) return undefined;
    return lines.reduce((sum, { amount }) => sum + amount, 0) * estimate.factor;
  }
  const names = "rate" in counted ? [counted.rate] : Object.keys(counted.parts);
  if (!names.every((name) => Object.hasOwn(rates.rates, name))) return undefined;
  if ("rate" in counted) return rateOf(rates, counted.rate, tier);
  const parts = Object.entries(counted.parts);
  return parts.reduce((sum, [name, quantity]) => sum + rateOf(rates, name, tier) * quantity, 0) * factor;
}

function homePrice(
  rates: PriceRates,
  { home, isOld, isFull }: Extract<Counted, { home: string }>,
  { city, tier }: CountedFor,
) {
  if (!Object.hasOwn(rates.homes, home) || !Object.hasOwn(rates.cities, city)) return undefined;
  return priceHome(rates, { home, city, tier, isOld, isFull });
}
