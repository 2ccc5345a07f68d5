import type { STYLES } from "./designs/design-taxonomy.ts";

export const STYLE_NAMES = {
  contemporary: "Contemporary",
  modern: "Modern",
  minimalist: "Minimalist",
  scandinavian: "Scandinavian",
  japandi: "Japandi",
  industrial: "Industrial",
  "mid-century": "Mid-century",
  bohemian: "Bohemian",
  transitional: "Transitional",
  classic: "Classic",
  "neo-classic": "Neo-classic",
  "indian-contemporary": "Indian contemporary",
  "traditional-indian": "Traditional Indian",
  peranakan: "Peranakan",
  tropical: "Tropical",
  mediterranean: "Mediterranean",
  "modern-arabic": "Modern Arabic",
  "luxe-glam": "Luxe glam",
} as const satisfies Record<(typeof STYLES)[number], string>;

/** The palettes of the photographs. A home uses only one, so that its rooms match. */
export const PALETTE_NAMES = {
  sage: "Sage green",
  forest: "Forest green",
  sky: "Sky blue",
  navy: "Navy blue",
  blush: "Blush pink",
  terracotta: "Terracotta",
  teak: "Teak",
  walnut: "Dark walnut",
  ivory: "Ivory and oak",
  greige: "Warm greige",
  charcoal: "Charcoal",
  mono: "Black and white",
} as const;

export const ROOM_NAMES = {
  living: "Living room",
  "open-living": "Open living and dining",
  dining: "Dining room",
  kitchen: "Kitchen",
  "master-bedroom": "Master bedroom",
  bedroom: "Bedroom",
  "guest-room": "Guest room",
  "kids-room": "Children's room",
  study: "Study",
  "home-office": "Home office",
  "pooja-room": "Pooja room",
  wardrobe: "Wardrobe",
  bathroom: "Bathroom",
  foyer: "Entrance",
  balcony: "Balcony",
} as const;

export const TIER_NAMES = { essential: "Essential", premium: "Premium", luxe: "Luxe" } as const;

export const MATERIAL_NAMES = {
  laminate: "Laminate",
  acrylic: "Acrylic",
  pu: "PU lacquer",
  veneer: "Wood veneer",
  "solid-wood": "Solid wood",
  cane: "Cane",
  "fluted-glass": "Fluted glass",
  granite: "Granite",
  quartz: "Quartz",
  terrazzo: "Terrazzo",
  marble: "Marble",
  "sintered-stone": "Sintered stone",
  tiles: "Wall tiles",
  "timber-floor": "Timber floor",
  "vinyl-floor": "Vinyl floor",
  "vitrified-floor": "Vitrified tile floor",
  brass: "Brass",
  linen: "Linen",
} as const;

/** By country, the smallest first: neighbours in this order are similar in size. */
export const HOME_SIZE_NAMES = {
  IN: { "1bhk": "1 BHK", "2bhk": "2 BHK", "3bhk": "3 BHK", "4bhk": "4 BHK", villa: "Villa" },
  SG: {
    "hdb-3-room": "3-room flat",
    "condo-2-bed": "2-bed condo",
    "hdb-4-room": "4-room flat",
    "condo-3-bed": "3-bed condo",
    "hdb-5-room": "5-room flat",
    terrace: "Terrace house",
  },
} as const satisfies Record<string, Record<string, string>>;

/** By country, the lowest first. A look belongs to the first band whose upper limit is above its likely price. */
export const BUDGET_BANDS = {
  IN: [
    { id: "under-10-lakh", name: "Under ₹10 lakh", below: 1_000_000 },
    { id: "10-to-15-lakh", name: "₹10 to 15 lakh", below: 1_500_000 },
    { id: "15-to-25-lakh", name: "₹15 to 25 lakh", below: 2_500_000 },
    { id: "25-lakh-and-more", name: "₹25 lakh and more", below: Number.POSITIVE_INFINITY },
  ],
  SG: [
    { id: "under-s40k", name: "Under S$40,000", below: 40_000 },
    { id: "s40k-to-s60k", name: "S$40,000 to 60,000", below: 60_000 },
    { id: "s60k-to-s100k", name: "S$60,000 to 100,000", below: 100_000 },
    { id: "s100k-and-more", name: "S$100,000 and more", below: Number.POSITIVE_INFINITY },
  ],
} as const;

export type LookCountry = keyof typeof HOME_SIZE_NAMES;

export function isLookCountry(country: string | undefined): country is LookCountry {
  return country !== undefined && Object.hasOwn(HOME_SIZE_NAMES, country);
}
