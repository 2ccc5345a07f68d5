import { factorOf, homeOf, type PriceRates, rateOf, type Tier } from "../rates.ts";
import { type Measures, measuresOf } from "./measures-of.ts";
import { type Estimate, estimateOf } from "./price-lines.ts";
import { sumOf, type Work, wantedOf } from "./works.ts";

interface SingaporeHome extends Measures {
  home: string;
  condition: "new" | "resale";
  tier: Tier;
  floor: "vinyl-floor" | "floor-tiles";
  hasAirConditioning?: boolean;
  rooms?: readonly string[];
  works?: readonly string[];
  resaleWorks?: readonly string[];
}

export const SINGAPORE_ROOMS = ["kitchen", "living", "bedrooms", "bathrooms"] as const;
/** Carpentry is only for the chosen rooms; the other works are for the whole home. */
export const SINGAPORE_WORKS = [
  "carpentry",
  "floors",
  "painting",
  "ceiling",
  "electrical",
  "plumbing",
  "glass",
] as const;
export const SINGAPORE_RESALE_WORKS = ["hacking", "masonry", "rewiring"] as const;

/** Length of a wardrobe in feet: the first bedrooms have the longest. */
const WARDROBE = 6;
const WARDROBES = [8];
/** Area in square feet from which a home has space for a second shoe cabinet. */
const ROOMY = 900;

export function priceSingaporeHome(rates: PriceRates, asked: SingaporeHome): Estimate {
  const { home, condition, tier, floor, hasAirConditioning } = asked;
  const { rooms = SINGAPORE_ROOMS, works = SINGAPORE_WORKS, resaleWorks = SINGAPORE_RESALE_WORKS } = asked;
  const { area, bedrooms, bathrooms } = { ...homeOf(rates, home), ...measuresOf(asked) };
  const [kind = ""] = home.split("-");
  const rate = (name: string) => rateOf(rates, name, tier);
  const isResale = condition === "resale";
  // A developer delivers a condominium with its kitchen, wardrobes and floors.
  const isFitted = isFittedHome(home, condition);
  const fitted = (name: string) => (isFitted ? factorOf(rates, "new-condo", name) : 1);
  const built = (room: string) => works.includes("carpentry") && rooms.includes(room);
  const redone = (work: string, room?: string) =>
    isResale && resaleWorks.includes(work) && (room === undefined || rooms.includes(room));
  const shoes = (area > ROOMY ? 12 : 6) * rate("shoe-cabinet");
  const living = 10 * rate("tv-console") + shoes + 14 * rate("feature-wall");
  const carpentry = fitted("kitchen-and-wardrobe");
  const lines: Work[] = [
    [
      "kitchen-carpentry-top",
      built("kitchen"),
      () => singaporeKitchenRun(area) * (rate("kitchen-cabinets") + rate("kitchen-counter")) * carpentry,
    ],
    ["wardrobes", built("bedrooms"), () => singaporeWardrobes(bedrooms) * rate("wardrobe") * carpentry],
    [
      "living-carpentry",
      built("living"),
      () => living * (kind === "landed" ? factorOf(rates, "home", "landed-living-carpentry") : 1),
    ],
    [
      "flooring",
      works.includes("floors"),
      () => (isFitted ? 0 : area * factorOf(rates, "floor", "dry-share") * rate(floor)),
    ],
    ["painting", works.includes("painting"), () => area * rate("painting")],
    [
      "ceiling-cornice",
      works.includes("ceiling"),
      () => area * factorOf(rates, "ceiling", "share-of-area") * rate("false-ceiling"),
    ],
    [
      "electrical-lighting",
      works.includes("electrical"),
      () => area * rate("electrical") * fitted("electrical"),
    ],
    ["plumbing", works.includes("plumbing"), () => bathrooms * rate("plumbing") * fitted("plumbing")],
    ["glass-screens", works.includes("glass"), () => rate("glass-and-screens")],
    ["hacking-disposal", redone("hacking"), () => area * rate("hacking")],
    ["bathroom-overhaul", redone("masonry", "bathrooms"), () => bathrooms * rate("bathroom")],
    ["kitchen-wet-works", redone("masonry", "kitchen"), () => rate("kitchen-wet-works")],
    ["rewiring", redone("rewiring"), () => area * rate("rewiring")],
    ["air-con", hasAirConditioning === true, () => (bedrooms + 1) * rate("air-conditioning")],
    ["protection-haulage-cleaning", true, () => rate("cleaning") + rate("protection")],
    [
      "design-project-management",
      true,
      () => rate("design-and-management") * (isResale ? factorOf(rates, "resale", "design-fee") : 1),
    ],
  ];
  return estimateOf(rates, wantedOf(lines), rates.factors.home?.[kind] ?? 1);
}

/** True if a developer has already fitted it out. */
export function isFittedHome(home: string, condition: string): boolean {
  return home.startsWith("condo") && condition === "new";
}

export function singaporeKitchenRun(area: number): number {
  return Math.min(14 + area / 150, 28);
}

export function singaporeWardrobes(bedrooms: number): number {
  return sumOf(Array.from({ length: bedrooms }, (_, room) => WARDROBES[room] ?? WARDROBE));
}
