import { DESIGN_TIERS } from "../contracts/documents/designs/design-tiers.ts";

export const TIERS = DESIGN_TIERS;
export type Tier = (typeof TIERS)[number];

export type Rate = Record<Tier, number>;

interface HomeKind {
  area: number;
  bedrooms: number;
  bathrooms: number;
  majlis?: number | undefined;
}

export interface PriceRates {
  currency: "INR" | "SGD" | "MYR" | "SAR";
  areaUnit: "sq-ft" | "sq-m";
  tax: { name: string; rate: number };
  roundTo: number;
  /** The shown price range is the likely price times these factors. */
  spread: { low: number; high: number };
  cities: Record<string, number>;
  homes: Record<string, HomeKind>;
  rates: Record<string, Rate>;
  factors: Record<string, Record<string, number>>;
}

export function isTier(text: string | null | undefined): text is Tier {
  return TIERS.some((tier) => tier === text);
}

export function rateOf({ rates }: Pick<PriceRates, "rates">, name: string, tier: Tier): number {
  const rate = rates[name];
  if (!rate) throw new RangeError(`There is no rate "${name}".`);
  return rate[tier];
}

export function factorOf({ factors }: Pick<PriceRates, "factors">, group: string, name: string): number {
  const factor = factors[group]?.[name];
  if (factor === undefined) throw new RangeError(`There is no factor "${name}" of "${group}".`);
  return factor;
}

export function cityFactor({ cities }: Pick<PriceRates, "cities">, city: string): number {
  const factor = cities[city];
  if (factor === undefined) throw new RangeError(`There is no city "${city}".`);
  return factor;
}

export function homeOf({ homes }: Pick<PriceRates, "homes">, name: string): HomeKind {
  const home = homes[name];
  if (!home) throw new RangeError(`There is no home "${name}".`);
  return home;
}
