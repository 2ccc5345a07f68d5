import type { CountryRecipes } from "./recipe.ts";

export const MALAYSIA: CountryRecipes<"MY"> = {
  "kitchen-designs": {
    "kitchen-cabinets": { run: 1 },
    "kitchen-counter": { run: 1 },
    // Hob, hood, sink and their points.
    "wet-kitchen": { room: 0.6 },
    electrical: { area: 1 },
  },
  "wet-kitchen": {
    // In aluminium, with almost no cabinets above the counter.
    "kitchen-cabinets": { run: 0.7 },
    "kitchen-counter": { run: 1 },
    "wet-kitchen": { room: 0.6 },
  },
  wardrobe: { wardrobe: { closet: 1 }, "living-built-ins": { wall: 0.3 }, electrical: { area: 1 } },
  "living-room": {
    "living-built-ins": { wall: 1.2 },
    "false-ceiling": { area: 1 },
    electrical: { area: 1 },
    curtains: { room: 1 },
  },
  "tv-unit": { "living-built-ins": { wall: 1.5 }, electrical: { area: 1 } },
  "master-bedroom": {
    wardrobe: { wall: 0.7 },
    "living-built-ins": { wall: 0.5 },
    electrical: { area: 1 },
    curtains: { room: 1 },
  },
  "kids-room": {
    wardrobe: { wall: 0.5 },
    "living-built-ins": { wall: 0.4 },
    electrical: { area: 1 },
    curtains: { room: 1 },
  },
  "dining-room": {
    "living-built-ins": { wall: 1 },
    "false-ceiling": { area: 1 },
    electrical: { area: 1 },
    curtains: { room: 1 },
  },
  "home-office": { "living-built-ins": { wall: 1.3 }, electrical: { area: 1 }, curtains: { room: 1 } },
  bathroom: { bathroom: { room: 0.9, area: 0.006 }, "living-built-ins": { wall: 0.5 } },
  foyer: { "living-built-ins": { wall: 1.2 }, "false-ceiling": { area: 1 }, electrical: { area: 1 } },
  "false-ceiling": {
    "false-ceiling": { area: 1 },
    electrical: { area: 1 },
    // The furniture below it is in the picture and included in the price.
    "living-built-ins": { wall: 1.2 },
  },
  balcony: { flooring: { area: 1.5 }, "living-built-ins": { wall: 0.8 } },
};
