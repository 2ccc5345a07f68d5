import type { RateName } from "../../contracts/documents/calculator-rates.ts";
import type { CountryRecipes, Recipe } from "./recipe.ts";

type IndiaRecipe = Recipe<RateName<"IN">>;

/** As in the kitchen calculator: base and wall cabinets, loft and appliances. */
const KITCHEN: IndiaRecipe = {
  "kitchen-cabinets": { run: 1 },
  "kitchen-counter": { run: 1 },
  "kitchen-backsplash": { run: 1 },
  "kitchen-loft": { run: 1 },
  "kitchen-accessories": { room: 1 },
  "kitchen-appliances": { room: 1 },
};

const GUEST_BEDROOM: IndiaRecipe = {
  "bed-back": { room: 1 },
  dresser: { room: 1 },
  "loose-furniture": { side: 0.05 },
  "false-ceiling": { area: 1 },
};

export const INDIA: CountryRecipes<"IN"> = {
  "kitchen-designs": KITCHEN,
  kitchen: KITCHEN,
  wardrobe: {
    "wardrobe-front": { front: 1 },
    "wardrobe-loft": { closet: 2 },
    "wardrobe-internals": { room: 1 },
  },
  "living-room": {
    "tv-unit": { wall: 0.0625 },
    "loose-furniture": { side: 0.07 },
    "false-ceiling": { area: 1 },
  },
  "tv-unit": { "tv-unit": { wall: 0.1 }, "loose-furniture": { side: 0.035 } },
  "master-bedroom": {
    // The wardrobe covers six tenths of the longer wall.
    "wardrobe-front": { wall: 4.2 },
    "wardrobe-loft": { wall: 1.2 },
    "wardrobe-internals": { room: 1 },
    "bed-back": { room: 1 },
    "loose-furniture": { side: 0.05 },
    "false-ceiling": { area: 1 },
  },
  "guest-bedroom": GUEST_BEDROOM,
  "kids-room": {
    "study-unit": { room: 1 },
    "bed-back": { room: 0.5 },
    "loose-furniture": { side: 0.05 },
    "false-ceiling": { area: 1 },
  },
  "dining-room": {
    "crockery-unit": { wall: 0.09 },
    "loose-furniture": { side: 0.07 },
    "false-ceiling": { area: 1 },
    painting: { area: 1 },
  },
  "crockery-unit": { "crockery-unit": { wall: 0.1667 }, "loose-furniture": { side: 0.035 } },
  bathroom: { "bathroom-renovation": { room: 0.9, area: 0.006 }, vanity: { wall: 0.33 } },
  "false-ceiling": {
    "false-ceiling": { area: 1 },
    electrical: { area: 1 },
    painting: { area: 1 },
    // The furniture below it is in the picture and included in the price.
    "loose-furniture": { side: 0.07 },
  },
  "home-office": {
    "study-unit": { wall: 0.2 },
    "loose-furniture": { side: 0.035 },
    "false-ceiling": { area: 1 },
    electrical: { area: 1 },
  },
  foyer: {
    "foyer-unit": { wall: 0.2 },
    "loose-furniture": { side: 0.018 },
    "false-ceiling": { area: 1 },
    painting: { area: 1 },
  },
  "pooja-room": {
    "pooja-unit": { wall: 0.333 },
    "false-ceiling": { area: 1 },
    painting: { area: 1 },
    electrical: { area: 1 },
  },
  balcony: { flooring: { area: 1 }, "loose-furniture": { room: 0.6, side: 0.033 } },
  "space-saving-designs": {
    "kitchen-cabinets": { wall: 0.7 },
    "kitchen-counter": { wall: 0.7 },
    "kitchen-backsplash": { wall: 0.7 },
    "kitchen-appliances": { room: 1 },
    "kitchen-accessories": { room: 0.5 },
    "loose-furniture": { area: 0.005 },
  },
  commercial: {
    "home-bar": { wall: 0.14 },
    "loose-furniture": { side: 0.2 },
    flooring: { area: 1 },
    "false-ceiling": { area: 1 },
    electrical: { area: 1 },
    painting: { area: 1 },
  },
};
