import { cityFactor, factorOf, homeOf, type PriceRates, rateOf, type Tier } from "../rates.ts";
import { type Measures, measuresOf } from "./measures-of.ts";
import { type Estimate, estimateOf } from "./price-lines.ts";
import { sumOf, type Work, wantedOf } from "./works.ts";

interface MalaysiaHome extends Measures {
  home: string;
  condition: "new" | "sub-sale";
  tier: Tier;
  city: string;
  /** A landed house has one by default. */
  hasWetKitchen?: boolean;
  builtIns?: readonly string[];
  works?: readonly string[];
  oldWorks?: readonly string[];
}

export const MALAYSIA_BUILT_INS = ["dry-kitchen", "wardrobes", "living"] as const;
export const MALAYSIA_WORKS = ["flooring", "painting", "ceiling", "electrical", "curtains"] as const;
export const MALAYSIA_OLD_WORKS = ["hacking", "bathrooms"] as const;

const LANDED: readonly string[] = ["terrace-1", "terrace-2", "semi-d", "bungalow"];
/** Length of a wardrobe in feet: the first bedrooms have the longest. */
const WARDROBE = 6;
const WARDROBES = [9, 7];

export function priceMalaysiaHome(rates: PriceRates, asked: MalaysiaHome): Estimate {
  const { home, condition, tier, city, hasWetKitchen = isLandedHome(home) } = asked;
  const { builtIns = MALAYSIA_BUILT_INS, works = MALAYSIA_WORKS, oldWorks = MALAYSIA_OLD_WORKS } = asked;
  const { area, bedrooms, bathrooms } = { ...homeOf(rates, home), ...measuresOf(asked) };
  const isNew = condition === "new";
  const rate = (name: string) => rateOf(rates, name, tier);
  const floor = area * factorOf(rates, "floor", "share-of-area") * rate("flooring");
  const lines: Work[] = [
    [
      "dry-kitchen-cabinets-top",
      builtIns.includes("dry-kitchen"),
      () => malaysiaKitchenRun(area) * (rate("kitchen-cabinets") + rate("kitchen-counter")),
    ],
    ["wet-kitchen", hasWetKitchen, () => rate("wet-kitchen")],
    ["wardrobes", builtIns.includes("wardrobes"), () => malaysiaWardrobes(bedrooms) * rate("wardrobe")],
    ["living-built-ins", builtIns.includes("living"), () => malaysiaLiving(home) * rate("living-built-ins")],
    [
      "flooring",
      works.includes("flooring"),
      () => floor * (isNew ? factorOf(rates, "floor", "new-home") : 1),
    ],
    ["painting", works.includes("painting"), () => area * rate("painting")],
    [
      "plaster-ceiling",
      works.includes("ceiling"),
      () => area * factorOf(rates, "ceiling", "share-of-area") * rate("false-ceiling"),
    ],
    ["electrical-lights", works.includes("electrical"), () => area * rate("electrical")],
    ["hacking-disposal", !isNew && oldWorks.includes("hacking"), () => area * rate("hacking")],
    ["bathrooms", !isNew && oldWorks.includes("bathrooms"), () => bathrooms * rate("bathroom")],
    ["curtains", works.includes("curtains"), () => (bedrooms + 1) * rate("curtains")],
    ["design-supervision", true, () => rate("design-and-supervision")],
  ];
  return estimateOf(rates, wantedOf(lines), cityFactor(rates, city));
}

export function isLandedHome(home: string): boolean {
  return LANDED.includes(home);
}

export function malaysiaKitchenRun(area: number): number {
  return Math.min(14 + area / 200, 30);
}

export function malaysiaWardrobes(bedrooms: number): number {
  return sumOf(Array.from({ length: bedrooms }, (_, room) => WARDROBES[room] ?? WARDROBE));
}

export function malaysiaLiving(home: string): number {
  return isLandedHome(home) ? 26 : 18;
}
