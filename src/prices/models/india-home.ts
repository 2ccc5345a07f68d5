import { cityFactor, factorOf, homeOf, type PriceRates, rateOf, type Tier } from "../rates.ts";
import { type Estimate, estimateOf } from "./estimate.ts";

interface IndiaHome {
  /** By its name in the rates, such as 2bhk. */
  home: string;
  /** In square feet; what such a home usually has when unset. */
  carpetArea?: number;
  tier: Tier;
  city: string;
  isRenovation?: boolean;
  hasFloors?: boolean;
  hasBathrooms?: boolean;
  hasFurniture?: boolean;
}

/** Square feet of front: the first two bedrooms have larger wardrobes. */
const WARDROBE_FRONTS = [49, 49, 42, 42, 42];
const LOFT_FRONT = 14;
const FLOOR_SHARE = 0.85;

export function priceIndiaHome(rates: PriceRates, asked: IndiaHome): Estimate {
  const { tier, city, isRenovation, hasFloors, hasBathrooms, hasFurniture } = asked;
  const { area, bedrooms, bathrooms } = homeOf(rates, asked.home);
  const carpet = asked.carpetArea ?? area;
  const rate = (name: string) => rateOf(rates, name, tier);
  const works: Record<string, number> = {
    kitchen: kitchenOf(carpet, rate),
    wardrobes:
      sumOf(WARDROBE_FRONTS.slice(0, bedrooms)) * rate("wardrobe-front") +
      bedrooms * (LOFT_FRONT * rate("wardrobe-loft") + rate("wardrobe-internals")),
    living:
      rate("tv-unit") + rate("foyer-unit") + (bedrooms > 1 ? rate("crockery-unit") + rate("pooja-unit") : 0),
    bedrooms:
      bedrooms * rate("bed-back") +
      Math.min(bedrooms, 2) * rate("dresser") +
      Math.max(bedrooms - 2, 0) * rate("study-unit"),
    "bath-utility": bathrooms * rate("vanity") + rate("utility"),
    "false-ceiling": carpet * factorOf(rates, "ceiling", "share-of-area") * rate("false-ceiling"),
    painting: carpet * rate("painting"),
    "electrical-lights": carpet * rate("electrical"),
    ...(hasFloors ? { flooring: carpet * FLOOR_SHARE * rate("flooring") } : {}),
    ...(hasBathrooms ? { bathrooms: bathrooms * rate("bathroom-renovation") } : {}),
    ...(hasFurniture ? { "loose-furniture": (bedrooms + 2) * rate("loose-furniture") } : {}),
  };
  if (isRenovation)
    works["demolition-debris"] = sumOf(Object.values(works)) * factorOf(rates, "renovation", "demolition");
  return estimateOf(rates, works, cityFactor(rates, city));
}

function kitchenOf(carpet: number, rate: (name: string) => number): number {
  const run = Math.min(9 + carpet / 220, 20);
  const perFoot = ["cabinets", "counter", "backsplash", "loft"].map((part) => rate(`kitchen-${part}`));
  return run * sumOf(perFoot) + rate("kitchen-accessories") + rate("kitchen-appliances");
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
