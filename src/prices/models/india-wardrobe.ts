import { cityFactor, factorOf, type PriceRates, rateOf, type Tier } from "../rates.ts";
import { weighted } from "./india-kitchen.ts";
import { type Estimate, estimateOf } from "./price-lines.ts";

interface IndiaWardrobe {
  width: number;
  height: number;
  /** 0 for no loft. */
  loftHeight: number;
  count?: number;
  tier: Tier;
  door: string;
  finish: string;
  hasInternals: boolean;
  city: string;
}

export function priceIndiaWardrobe(rates: PriceRates, wardrobe: IndiaWardrobe): Estimate {
  const { width, height, loftHeight, count = 1, tier, door, finish, hasInternals, city } = wardrobe;
  const rate = (name: string) => rateOf(rates, `wardrobe-${name}`, tier);
  return estimateOf(
    rates,
    {
      body:
        count *
        width *
        height *
        rate("front") *
        factorOf(rates, "door", door) *
        weighted(factorOf(rates, "finish", finish), factorOf(rates, "wardrobe", "finish-weight")),
      ...(loftHeight > 0 ? { loft: count * width * loftHeight * rate("loft") } : {}),
      ...(hasInternals ? { internals: count * rate("internals") } : {}),
    },
    cityFactor(rates, city),
  );
}
