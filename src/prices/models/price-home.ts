import type { PriceRates, Tier } from "../rates.ts";
import { priceIndiaHome } from "./india-home.ts";
import { priceMalaysiaHome } from "./malaysia-home.ts";
import type { Estimate } from "./price-lines.ts";
import { priceSaudiHome } from "./saudi-home.ts";
import { priceSingaporeHome } from "./singapore-home.ts";

export interface AskedHome {
  home: string;
  city: string;
  tier: Tier;
  /** A resale home. */
  isOld?: boolean | undefined;
  /** Includes floors and bathrooms, in countries where they are priced separately from décor. */
  isFull?: boolean | undefined;
}

type HomeModel = (rates: PriceRates, asked: AskedHome) => Estimate;

const MODELS: Record<PriceRates["currency"], HomeModel> = {
  INR: (rates, { home, city, tier, isOld = false }) =>
    priceIndiaHome(rates, { home, city, tier, isRenovation: isOld }),
  SGD: (rates, { home, tier, isOld }) =>
    priceSingaporeHome(rates, { home, tier, condition: isOld ? "resale" : "new", floor: "vinyl-floor" }),
  MYR: (rates, { home, city, tier, isOld }) =>
    priceMalaysiaHome(rates, { home, city, tier, condition: isOld ? "sub-sale" : "new" }),
  SAR: (rates, { home, city, tier, isFull }) =>
    priceSaudiHome(rates, { home, city, tier, scope: isFull ? "full" : "decor" }),
};

export function priceHome(rates: PriceRates, asked: AskedHome): Estimate {
  return MODELS[rates.currency](rates, asked);
}
