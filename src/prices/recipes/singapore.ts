import type { RateName } from "../../contracts/documents/calculator-rates.ts";
import type { CountryRecipes, Recipe } from "./recipe.ts";

const KITCHEN: Recipe<RateName<"SG">> = {
  "kitchen-cabinets": { run: 1 },
  "kitchen-counter": { run: 1 },
  "kitchen-wet-works": { room: 1 },
  plumbing: { room: 1 },
};

/** A category of homes shows different rooms, so its price model is a mixture of a kitchen and a living room. */
const HOME: Recipe<RateName<"SG">> = {
  "kitchen-cabinets": { wall: 0.4 },
  "kitchen-counter": { wall: 0.4 },
  "tv-console": { wall: 0.5 },
  "feature-wall": { wall: 0.5 },
  "false-ceiling": { area: 1 },
  electrical: { area: 1 },
};

export const SINGAPORE: CountryRecipes<"SG"> = {
  "kitchen-designs": KITCHEN,
  kitchen: KITCHEN,
  wardrobe: { wardrobe: { closet: 1 }, electrical: { area: 1 } },
  storage: { "shoe-cabinet": { wall: 1 } },
  "living-room": {
    "tv-console": { wall: 1 },
    "feature-wall": { wall: 1 },
    "false-ceiling": { area: 1 },
    electrical: { area: 1 },
  },
  "tv-unit": { "tv-console": { wall: 1 }, "feature-wall": { wall: 1 }, electrical: { area: 1 } },
  "master-bedroom": {
    wardrobe: { wall: 0.6 },
    "feature-wall": { wall: 1 },
    electrical: { area: 1 },
    painting: { area: 1 },
  },
  "kids-room": { wardrobe: { wall: 0.4 }, "tv-console": { wall: 0.3 }, electrical: { area: 1 } },
  "dining-room": {
    "tv-console": { wall: 0.8 },
    "feature-wall": { wall: 1 },
    "false-ceiling": { area: 1 },
    electrical: { area: 1 },
  },
  "home-office": { "tv-console": { wall: 1.2 }, "feature-wall": { wall: 1 }, electrical: { area: 1 } },
  bathroom: {
    bathroom: { room: 0.6, area: 0.004 },
    plumbing: { room: 1 },
    "shoe-cabinet": { wall: 0.3 },
    "glass-and-screens": { room: 0.4 },
  },
  // A settee along the railing is built like a shoe cabinet.
  balcony: { "floor-tiles": { area: 1 }, "shoe-cabinet": { wall: 0.6 } },
  "space-saving-designs": {
    "kitchen-cabinets": { wall: 0.6 },
    "kitchen-counter": { wall: 0.6 },
    "tv-console": { wall: 0.4 },
    "false-ceiling": { area: 1 },
    electrical: { area: 1 },
  },
  "service-yard": {
    "kitchen-cabinets": { wall: 0.9 },
    "kitchen-counter": { wall: 1.2 },
    plumbing: { room: 1.2 },
  },
  "hdb-3-room": HOME,
  "hdb-4-room": HOME,
  "hdb-5-room": HOME,
  "landed-home": HOME,
  // An old flat also gets new wires, pipes and floors.
  "resale-flat": {
    "kitchen-cabinets": { wall: 0.4 },
    "kitchen-counter": { wall: 0.4 },
    "tv-console": { wall: 0.5 },
    "feature-wall": { wall: 0.5 },
    electrical: { area: 1 },
    hacking: { area: 1 },
    rewiring: { area: 1 },
    "floor-tiles": { area: 1 },
    plumbing: { room: 1 },
    "kitchen-wet-works": { room: 0.5 },
  },
  condo: {
    "tv-console": { wall: 0.5 },
    "feature-wall": { wall: 0.5 },
    "false-ceiling": { area: 1 },
    electrical: { area: 1 },
  },
};
