import { priceIndiaHome } from "./models/india-home.ts";
import { priceIndiaKitchen } from "./models/india-kitchen.ts";
import { priceIndiaWardrobe } from "./models/india-wardrobe.ts";
import { priceMalaysiaHome } from "./models/malaysia-home.ts";
import type { Estimate } from "./models/price-lines.ts";
import { priceSaudiHome } from "./models/saudi-home.ts";
import { priceSingaporeHome } from "./models/singapore-home.ts";
import type { PriceRates } from "./rates.ts";

type Example = (rates: PriceRates) => Estimate;

const complete = { hasWallUnits: true, hasLoft: true, hasAppliances: true };
const vinyl = { floor: "vinyl-floor" } as const;
const premium = { tier: "premium" } as const;

/**
 * The examples of the company's price list, calculated by hand, by country and by sentence. The shipped rates give
 * exactly these values (tests/prices); new rates are checked by how far they change them.
 */
export const WORKED_EXAMPLES: Record<PriceRates["currency"], Record<string, Example>> = {
  INR: {
    "IN kitchen L 10x8 premium acrylic bwp bengaluru loft+appl": (rates) =>
      priceIndiaKitchen(rates, {
        layout: "l-shaped",
        walls: [10, 8],
        ...premium,
        finish: "acrylic",
        carcass: "bwp-ply",
        ...complete,
        city: "bengaluru",
      }),
    "IN kitchen straight 9 essential laminate bwr kolkata loft no-appl": (rates) =>
      priceIndiaKitchen(rates, {
        layout: "straight",
        walls: [9],
        tier: "essential",
        finish: "laminate",
        carcass: "bwr-ply",
        ...complete,
        hasAppliances: false,
        city: "kolkata",
      }),
    "IN kitchen U 10+8+10 luxe PU bwp mumbai": (rates) =>
      priceIndiaKitchen(rates, {
        layout: "u-shaped",
        walls: [10, 8, 10],
        tier: "luxe",
        finish: "pu",
        carcass: "bwp-ply",
        ...complete,
        city: "mumbai",
      }),
    "IN wardrobe 8x7 premium sliding acrylic loft2 bengaluru": (rates) =>
      priceIndiaWardrobe(rates, {
        width: 8,
        height: 7,
        loftHeight: 2,
        ...premium,
        door: "sliding",
        finish: "acrylic",
        hasInternals: true,
        city: "bengaluru",
      }),
    "IN wardrobe 6x7 essential hinged laminate loft2": (rates) =>
      priceIndiaWardrobe(rates, {
        width: 6,
        height: 7,
        loftHeight: 2,
        tier: "essential",
        door: "hinged",
        finish: "laminate",
        hasInternals: true,
        city: "bengaluru",
      }),
    "IN home 2BHK premium bengaluru": (rates) =>
      priceIndiaHome(rates, { home: "2bhk", ...premium, city: "bengaluru" }),
    "IN home 3BHK essential pune": (rates) =>
      priceIndiaHome(rates, { home: "3bhk", tier: "essential", city: "pune" }),
    "IN home 3BHK premium mumbai": (rates) =>
      priceIndiaHome(rates, { home: "3bhk", ...premium, city: "mumbai" }),
    "IN home 4BHK luxe gurugram": (rates) =>
      priceIndiaHome(rates, { home: "4bhk", tier: "luxe", city: "gurugram" }),
  },
  SGD: {
    "SG hdb-4 new premium": (rates) =>
      priceSingaporeHome(rates, { home: "hdb-4", condition: "new", ...premium, ...vinyl }),
    "SG hdb-4 resale premium": (rates) =>
      priceSingaporeHome(rates, { home: "hdb-4", condition: "resale", ...premium, ...vinyl }),
    "SG condo-3 new premium": (rates) =>
      priceSingaporeHome(rates, { home: "condo-3", condition: "new", ...premium, ...vinyl }),
    "SG condo-3 resale premium": (rates) =>
      priceSingaporeHome(rates, { home: "condo-3", condition: "resale", ...premium, ...vinyl }),
    "SG landed-terrace resale essential": (rates) =>
      priceSingaporeHome(rates, {
        home: "landed-terrace",
        condition: "resale",
        tier: "essential",
        ...vinyl,
      }),
  },
  MYR: {
    "MY condo new premium KL": (rates) =>
      priceMalaysiaHome(rates, { home: "condo", condition: "new", ...premium, city: "kuala-lumpur" }),
    "MY terrace-2 reno premium KL": (rates) =>
      priceMalaysiaHome(rates, {
        home: "terrace-2",
        condition: "sub-sale",
        ...premium,
        city: "kuala-lumpur",
      }),
  },
  SAR: {
    "SA apartment decor premium jeddah": (rates) =>
      priceSaudiHome(rates, { home: "apartment", scope: "decor", ...premium, city: "jeddah" }),
    "SA villa full premium jeddah": (rates) =>
      priceSaudiHome(rates, { home: "villa", scope: "full", ...premium, city: "jeddah" }),
    "SA villa full luxe jeddah": (rates) =>
      priceSaudiHome(rates, { home: "villa", scope: "full", tier: "luxe", city: "jeddah" }),
  },
};

export interface MovedExample {
  name: string;
  before: number;
  after: number;
}

export function moveExamples(
  before: PriceRates,
  after: PriceRates,
): { moved: MovedExample[]; total: number } {
  const examples = Object.entries(WORKED_EXAMPLES[after.currency]);
  const moved = examples.flatMap(([name, price]) => {
    const [old, now] = [price(before), price(after)];
    const isSame = (["low", "likely", "high", "net"] as const).every((sum) => old[sum] === now[sum]);
    return isSame ? [] : [{ name, before: old.likely, after: now.likely }];
  });
  return { moved, total: examples.length };
}
