import { factorOf, homeOf, type PriceRates, rateOf, type Tier } from "../rates.ts";
import { type Estimate, estimateOf } from "./estimate.ts";

interface SingaporeHome {
  /** By its name in the rates: hdb-4, condo-3, landed-terrace. */
  home: string;
  condition: "new" | "resale";
  tier: Tier;
  floor: "vinyl-floor" | "floor-tiles";
  hasAirConditioning?: boolean;
}

/** Feet of wardrobe: the first bedroom has the longest. */
const WARDROBES = [8, 6, 6, 6, 6, 6];
/** Square feet from which on a home has room for a second shoe cabinet. */
const ROOMY = 900;

export function priceSingaporeHome(rates: PriceRates, asked: SingaporeHome): Estimate {
  const { home, condition, tier, floor, hasAirConditioning } = asked;
  const { area, bedrooms, bathrooms } = homeOf(rates, home);
  const [kind = ""] = home.split("-");
  const rate = (name: string) => rateOf(rates, name, tier);
  // A developer hands a condominium over with its kitchen, wardrobes and floors.
  const fitted = (name: string) =>
    kind === "condo" && condition === "new" ? factorOf(rates, "new-condo", name) : 1;
  const isFloored = kind === "condo" && condition === "new";
  const run = Math.min(14 + area / 150, 28);
  const wardrobes = WARDROBES.slice(0, bedrooms).reduce((sum, length) => sum + length, 0);
  const shoes = (area > ROOMY ? 12 : 6) * rate("shoe-cabinet");
  const living = 10 * rate("tv-console") + shoes + 14 * rate("feature-wall");
  const carpentry = fitted("kitchen-and-wardrobe");
  return estimateOf(
    rates,
    {
      "kitchen-carpentry-top": run * (rate("kitchen-cabinets") + rate("kitchen-counter")) * carpentry,
      wardrobes: wardrobes * rate("wardrobe") * carpentry,
      "living-carpentry":
        living * (kind === "landed" ? factorOf(rates, "home", "landed-living-carpentry") : 1),
      flooring: isFloored ? 0 : area * factorOf(rates, "floor", "dry-share") * rate(floor),
      painting: area * rate("painting"),
      "ceiling-cornice": area * factorOf(rates, "ceiling", "share-of-area") * rate("false-ceiling"),
      "electrical-lighting": area * rate("electrical") * fitted("electrical"),
      plumbing: bathrooms * rate("plumbing") * fitted("plumbing"),
      "glass-screens": rate("glass-and-screens"),
      ...(condition === "resale" ? resaleWorks(area, bathrooms, rate) : {}),
      ...(hasAirConditioning ? { "air-con": (bedrooms + 1) * rate("air-conditioning") } : {}),
      "protection-haulage-cleaning": rate("cleaning") + rate("protection"),
      "design-project-management":
        rate("design-and-management") *
        (condition === "resale" ? factorOf(rates, "resale", "design-fee") : 1),
    },
    rates.factors.home?.[kind] ?? 1,
  );
}

function resaleWorks(area: number, bathrooms: number, rate: (name: string) => number) {
  return {
    "hacking-disposal": area * rate("hacking"),
    "bathroom-overhaul": bathrooms * rate("bathroom"),
    "kitchen-wet-works": rate("kitchen-wet-works"),
    rewiring: area * rate("rewiring"),
  };
}
