import { cityFactor, factorOf, homeOf, type PriceRates, rateOf, type Tier } from "../rates.ts";
import { type Estimate, estimateOf } from "./estimate.ts";

interface SaudiHome {
  /** By its name in the rates: apartment, villa. */
  home: string;
  /** In square metres; what such a home usually has when unset. */
  area?: number;
  scope: "decor" | "full";
  tier: Tier;
  city: string;
}

/** Square metres from which on a family lives in two rooms, and the cook has a kitchen apart. */
const LARGE_LIVING = 250;
const LARGE_KITCHEN = 260;
/** Square metres of front in each bedroom. */
const WARDROBE_FRONT = 5.5;

export function priceSaudiHome(rates: PriceRates, asked: SaudiHome): Estimate {
  const { home, scope, tier, city } = asked;
  const kind = homeOf(rates, home);
  const { bedrooms, bathrooms, majlis = 0 } = kind;
  const { area = kind.area } = asked;
  const rate = (name: string) => rateOf(rates, name, tier);
  const run = Math.min(4.5 + area / 90, 12);
  const serviceRun = run * factorOf(rates, "service-kitchen", "share-of-run");
  return estimateOf(
    rates,
    {
      "kitchen-main": run * (rate("kitchen-cabinets") + rate("kitchen-counter")) + rate("kitchen-appliances"),
      ...(area >= LARGE_KITCHEN
        ? { "service-kitchen": serviceRun * rateOf(rates, "kitchen-cabinets", "essential") }
        : {}),
      "wardrobes-dressing": bedrooms * WARDROBE_FRONT * rate("wardrobe-front"),
      majlis: majlis * rate("majlis"),
      "family-living-dining":
        rate("family-living") * (area < LARGE_LIVING ? 1 : factorOf(rates, "family-living", "large-home")),
      bedrooms: bedrooms * rate("bedroom"),
      "gypsum-ceilings": area * factorOf(rates, "gypsum", "share-of-area") * rate("gypsum"),
      "paint-wall-finishes": area * rate("wall-finish"),
      "lighting-electrical": area * rate("lighting"),
      curtains: (bedrooms + 2) * rate("curtains"),
      "design-supervision": area * rate("design-and-supervision"),
      ...(scope === "full"
        ? {
            flooring: area * factorOf(rates, "floor", "share-of-area") * rate("flooring"),
            bathrooms: bathrooms * rate("bathroom"),
          }
        : {}),
    },
    cityFactor(rates, city),
  );
}
