import { cityFactor, factorOf, homeOf, type PriceRates, rateOf, type Tier } from "../rates.ts";
import { type Measures, measuresOf } from "./measures-of.ts";
import { type Estimate, estimateOf } from "./price-lines.ts";
import { type Work, wantedOf } from "./works.ts";

interface SaudiHome extends Measures {
  home: string;
  scope: "decor" | "full";
  tier: Tier;
  city: string;
  majlis?: number;
  /** Like the works, all rooms that are usual in a home of this size when unset. */
  rooms?: readonly string[];
  works?: readonly string[];
  fullWorks?: readonly string[];
}

export const SAUDI_ROOMS = ["family", "kitchen", "service-kitchen", "bedrooms"] as const;
export const SAUDI_WORKS = ["gypsum", "wall-finish", "lighting", "curtains"] as const;
export const SAUDI_FULL_WORKS = ["flooring", "bathrooms"] as const;

/**
 * Areas in square metres from which a home has two family living rooms, and from which it has a separate service
 * kitchen.
 */
const LARGE_LIVING = 250;
const LARGE_KITCHEN = 260;
/** Wardrobe front in square metres in each bedroom. */
export const SAUDI_WARDROBE_FRONT = 5.5;

export function priceSaudiHome(rates: PriceRates, asked: SaudiHome): Estimate {
  const { home, scope, tier, city } = asked;
  const kind = homeOf(rates, home);
  const { area, bedrooms, bathrooms } = { ...kind, ...measuresOf(asked) };
  const { majlis = kind.majlis ?? 0, rooms = usualSaudiRooms(area) } = asked;
  const { works = SAUDI_WORKS, fullWorks = SAUDI_FULL_WORKS } = asked;
  const rate = (name: string) => rateOf(rates, name, tier);
  const run = saudiKitchenRun(area);
  const isFull = scope === "full";
  const share = (name: string) => area * factorOf(rates, name, "share-of-area");
  const lines: Work[] = [
    [
      "kitchen-main",
      rooms.includes("kitchen"),
      () => run * (rate("kitchen-cabinets") + rate("kitchen-counter")) + rate("kitchen-appliances"),
    ],
    [
      "service-kitchen",
      rooms.includes("service-kitchen"),
      () =>
        run *
        factorOf(rates, "service-kitchen", "share-of-run") *
        rateOf(rates, "kitchen-cabinets", "essential"),
    ],
    [
      "wardrobes-dressing",
      rooms.includes("bedrooms"),
      () => bedrooms * SAUDI_WARDROBE_FRONT * rate("wardrobe-front"),
    ],
    ["majlis", majlis > 0, () => majlis * rate("majlis")],
    [
      "family-living-dining",
      rooms.includes("family"),
      () =>
        rate("family-living") * (area < LARGE_LIVING ? 1 : factorOf(rates, "family-living", "large-home")),
    ],
    ["bedrooms", rooms.includes("bedrooms"), () => bedrooms * rate("bedroom")],
    ["gypsum-ceilings", works.includes("gypsum"), () => share("gypsum") * rate("gypsum")],
    ["paint-wall-finishes", works.includes("wall-finish"), () => area * rate("wall-finish")],
    ["lighting-electrical", works.includes("lighting"), () => area * rate("lighting")],
    ["curtains", works.includes("curtains"), () => (bedrooms + 2) * rate("curtains")],
    ["design-supervision", true, () => area * rate("design-and-supervision")],
    ["flooring", isFull && fullWorks.includes("flooring"), () => share("floor") * rate("flooring")],
    ["bathrooms", isFull && fullWorks.includes("bathrooms"), () => bathrooms * rate("bathroom")],
  ];
  return estimateOf(rates, wantedOf(lines), cityFactor(rates, city));
}

/** Large homes have a service kitchen in addition to the main kitchen. */
export function usualSaudiRooms(area: number): string[] {
  return SAUDI_ROOMS.filter((room) => room !== "service-kitchen" || area >= LARGE_KITCHEN);
}

export function saudiKitchenRun(area: number): number {
  return Math.min(4.5 + area / 90, 12);
}
