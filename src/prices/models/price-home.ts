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
  /** From a former owner. */
  isOld?: boolean | undefined;
  /** With floors and bathrooms, where a country tells them apart from décor. */
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
