import type { RateName } from "../../contracts/documents/calculator-rates.ts";
import type { CountryRecipes, Recipe } from "./recipe.ts";

type SaudiRecipe = Recipe<RateName<"SA">>;

const KITCHEN: SaudiRecipe = {
  "kitchen-cabinets": { run: 1 },
  "kitchen-counter": { run: 1 },
  "kitchen-appliances": { room: 1 },
};

const MAJLIS: SaudiRecipe = { majlis: { side: 0.2 }, gypsum: { area: 1 }, curtains: { room: 1 } };

const FAMILY_LIVING: SaudiRecipe = {
  "family-living": { side: 0.167 },
  gypsum: { area: 0.6 },
  curtains: { room: 1 },
};

const BEDROOM: SaudiRecipe = {
  bedroom: { side: 0.21 },
  gypsum: { area: 1 },
  "wall-finish": { area: 1 },
  lighting: { area: 1 },
  curtains: { room: 1 },
};

/** In metres, unlike the other countries. */
export const SAUDI: CountryRecipes<"SA"> = {
  kitchen: KITCHEN,
  "service-kitchen": KITCHEN,
  wardrobe: {
    // A dressing room has doors on more than one wall.
    "wardrobe-front": { front: 2.4 },
    gypsum: { area: 1 },
    "wall-finish": { area: 1 },
    lighting: { area: 1 },
  },
  majlis: MAJLIS,
  "womens-majlis": MAJLIS,
  "family-living": FAMILY_LIVING,
  "living-room": FAMILY_LIVING,
  "dining-room": {
    "family-living": { side: 0.1 },
    gypsum: { area: 1 },
    lighting: { area: 1 },
    curtains: { room: 1 },
  },
  "master-bedroom": BEDROOM,
  "guest-bedroom": BEDROOM,
  "kids-room": { bedroom: { side: 0.25 }, lighting: { area: 1 }, curtains: { room: 1 } },
  // Closets for shoes and coats are built like wardrobes.
  foyer: { "wardrobe-front": { front: 1.4 }, gypsum: { area: 1 }, lighting: { area: 1 } },
  "home-office": {
    // Bookcases are built like wardrobes.
    "wardrobe-front": { front: 1 },
    gypsum: { area: 1 },
    "wall-finish": { area: 1 },
    lighting: { area: 1 },
    curtains: { room: 1 },
  },
  bathroom: { bathroom: { room: 0.7, area: 0.03 } },
};
