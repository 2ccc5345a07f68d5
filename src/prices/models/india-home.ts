import { cityFactor, factorOf, homeOf, type PriceRates, rateOf, type Tier } from "../rates.ts";
import { type Estimate, estimateOf } from "./price-lines.ts";
import { sumOf, type Work, wantedOf } from "./works.ts";

interface IndiaHome {
  home: string;
  carpetArea?: number;
  tier: Tier;
  city: string;
  isRenovation?: boolean;
  hasFloors?: boolean;
  hasBathrooms?: boolean;
  hasFurniture?: boolean;
  items?: Partial<Record<IndiaRoom, readonly string[]>>;
  tiers?: Partial<Record<IndiaRoom, Tier>>;
  services?: readonly string[];
}

export type IndiaRoom = keyof typeof INDIA_ITEMS;

export const INDIA_ITEMS = {
  kitchen: ["cabinets", "counter", "backsplash", "loft", "accessories", "appliances"],
  bedrooms: ["wardrobe", "wardrobe-loft", "wardrobe-internals", "bed-back", "dresser", "study-unit"],
  living: ["tv-unit", "foyer-unit", "crockery-unit", "pooja-unit", "home-bar"],
  bath: ["vanity", "utility"],
} as const;
export const INDIA_SERVICES = ["false-ceiling", "painting", "electrical"] as const;

/** Front area in square feet: the first two bedrooms have larger wardrobes. */
const WARDROBE_FRONTS = [49, 49, 42, 42, 42];
const LOFT_FRONT = 14;
const FLOOR_SHARE = 0.85;
/** Pieces that are not usual in a home with one bedroom, or in any home. */
const NOT_IN_SMALL_HOMES: readonly string[] = ["crockery-unit", "pooja-unit"];
const UNUSUAL: readonly string[] = ["home-bar"];

export function priceIndiaHome(rates: PriceRates, asked: IndiaHome): Estimate {
  const { hasFloors = false, hasBathrooms = false, hasFurniture = false } = asked;
  const { city, isRenovation, services = INDIA_SERVICES } = asked;
  const { area, bedrooms, bathrooms } = homeOf(rates, asked.home);
  const carpet = asked.carpetArea ?? area;
  const rate = (name: string) => rateOf(rates, name, asked.tier);
  const room = (name: IndiaRoom) => {
    const items = asked.items?.[name] ?? usualIndiaItems(rates, asked.home, name);
    const tier = asked.tiers?.[name] ?? asked.tier;
    return (item: string, rateName = item) => (items.includes(item) ? rateOf(rates, rateName, tier) : 0);
  };
  const [bedroom, living, bath] = [room("bedrooms"), room("living"), room("bath")];
  const works: Work[] = [
    ["kitchen", true, () => kitchenOf(indiaKitchenRun(carpet), room("kitchen"))],
    [
      "wardrobes",
      true,
      () =>
        indiaWardrobeFront(bedrooms) * bedroom("wardrobe", "wardrobe-front") +
        bedrooms * (LOFT_FRONT * bedroom("wardrobe-loft") + bedroom("wardrobe-internals")),
    ],
    ["living", true, () => sumOf(INDIA_ITEMS.living.map((item) => living(item)))],
    [
      "bedrooms",
      true,
      () =>
        bedrooms * bedroom("bed-back") +
        Math.min(bedrooms, 2) * bedroom("dresser") +
        Math.max(bedrooms - 2, 0) * bedroom("study-unit"),
    ],
    ["bath-utility", true, () => bathrooms * bath("vanity") + bath("utility")],
    [
      "false-ceiling",
      services.includes("false-ceiling"),
      () => carpet * factorOf(rates, "ceiling", "share-of-area") * rate("false-ceiling"),
    ],
    ["painting", services.includes("painting"), () => carpet * rate("painting")],
    ["electrical-lights", services.includes("electrical"), () => carpet * rate("electrical")],
    ["flooring", hasFloors, () => carpet * FLOOR_SHARE * rate("flooring")],
    ["bathrooms", hasBathrooms, () => bathrooms * rate("bathroom-renovation")],
    ["loose-furniture", hasFurniture, () => (bedrooms + 2) * rate("loose-furniture")],
  ];
  // A room without any work has no line in the bill.
  const lines = Object.fromEntries(Object.entries(wantedOf(works)).filter(([, amount]) => amount > 0));
  if (isRenovation)
    lines["demolition-debris"] = sumOf(Object.values(lines)) * factorOf(rates, "renovation", "demolition");
  return estimateOf(rates, lines, cityFactor(rates, city));
}

export function usualIndiaItems(rates: PriceRates, home: string, room: IndiaRoom): string[] {
  const isSmall = homeOf(rates, home).bedrooms < 2;
  return INDIA_ITEMS[room].filter(
    (item) => !UNUSUAL.includes(item) && !(isSmall && NOT_IN_SMALL_HOMES.includes(item)),
  );
}

function indiaKitchenRun(carpet: number): number {
  return Math.min(9 + carpet / 220, 20);
}

function indiaWardrobeFront(bedrooms: number): number {
  return sumOf(WARDROBE_FRONTS.slice(0, bedrooms));
}

function kitchenOf(run: number, rate: (item: string, rateName: string) => number): number {
  const of = (item: string) => rate(item, `kitchen-${item}`);
  const perFoot = ["cabinets", "counter", "backsplash", "loft"].map(of);
  return run * sumOf(perFoot) + of("accessories") + of("appliances");
}
