import { cityFactor, factorOf, homeOf, type PriceRates, rateOf, type Tier } from "../rates.ts";
import { type Estimate, estimateOf } from "./estimate.ts";

interface MalaysiaHome {
  /** By its name in the rates: condo, terrace-2. */
  home: string;
  condition: "new" | "sub-sale";
  tier: Tier;
  city: string;
  /** A house on its own land has one unless it is said otherwise. */
  hasWetKitchen?: boolean;
}

const LANDED: readonly string[] = ["terrace-1", "terrace-2", "semi-d", "bungalow"];
/** Feet of wardrobe: the first bedroom has the longest. */
const WARDROBES = [9, 7, 6, 6, 6, 6];

export function priceMalaysiaHome(rates: PriceRates, asked: MalaysiaHome): Estimate {
  const { home, condition, tier, city } = asked;
  const { area, bedrooms, bathrooms } = homeOf(rates, home);
  const isLanded = LANDED.includes(home);
  const { hasWetKitchen = isLanded } = asked;
  const isNew = condition === "new";
  const rate = (name: string) => rateOf(rates, name, tier);
  const run = Math.min(14 + area / 200, 30);
  const wardrobes = WARDROBES.slice(0, bedrooms).reduce((sum, length) => sum + length, 0);
  const floor = area * factorOf(rates, "floor", "share-of-area") * rate("flooring");
  return estimateOf(
    rates,
    {
      "dry-kitchen-cabinets-top": run * (rate("kitchen-cabinets") + rate("kitchen-counter")),
      ...(hasWetKitchen ? { "wet-kitchen": rate("wet-kitchen") } : {}),
      wardrobes: wardrobes * rate("wardrobe"),
      "living-built-ins": (isLanded ? 26 : 18) * rate("living-built-ins"),
      flooring: floor * (isNew ? factorOf(rates, "floor", "new-home") : 1),
      painting: area * rate("painting"),
      "plaster-ceiling": area * factorOf(rates, "ceiling", "share-of-area") * rate("false-ceiling"),
      "electrical-lights": area * rate("electrical"),
      ...(isNew
        ? {}
        : { "hacking-disposal": area * rate("hacking"), bathrooms: bathrooms * rate("bathroom") }),
      curtains: (bedrooms + 1) * rate("curtains"),
      "design-supervision": rate("design-and-supervision"),
    },
    cityFactor(rates, city),
  );
}
