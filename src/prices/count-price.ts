import type { Counted } from "../contracts/documents/sections/price-sections.ts";
import { priceHome } from "./models/price-home.ts";
import { bandOf, type PriceBand } from "./price-band.ts";
import { type PriceRates, rateOf, type Tier } from "./rates.ts";

interface CountedFor {
  city: string;
  tier: Tier;
}

/** Includes tax, except for one unit of a rate. Undefined if the rates do not contain the item. */
export function countPrice(
  rates: PriceRates,
  counted: Counted,
  { city, tier }: CountedFor,
): PriceBand | undefined {
  const factor = Object.hasOwn(rates.cities, city) ? rates.cities[city] : undefined;
  if (factor === undefined) return undefined;
  if ("home" in counted) return homePrice(rates, counted, { city, tier });
  const names = "rate" in counted ? [counted.rate] : Object.keys(counted.parts);
  if (!names.every((name) => Object.hasOwn(rates.rates, name))) return undefined;
  if ("rate" in counted) return sameOf(rateOf(rates, counted.rate, tier));
  const parts = Object.entries(counted.parts);
  const net = parts.reduce((sum, [name, quantity]) => sum + rateOf(rates, name, tier) * quantity, 0);
  return bandOf(rates, net * factor);
}

function homePrice(
  rates: PriceRates,
  { home, line, isOld, isFull }: Extract<Counted, { home: string }>,
  { city, tier }: CountedFor,
): PriceBand | undefined {
  if (!Object.hasOwn(rates.homes, home)) return undefined;
  const estimate = priceHome(rates, { home, city, tier, isOld, isFull });
  if (line === undefined) return estimate;
  const amount = estimate.lines.find(({ name }) => name === line)?.amount;
  return amount === undefined ? undefined : bandOf(rates, amount * (rates.cities[city] ?? 1));
}

function sameOf(amount: number): PriceBand {
  return { low: amount, likely: amount, high: amount };
}
