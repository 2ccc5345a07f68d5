export const STYLES = [
  "contemporary",
  "modern",
  "minimalist",
  "scandinavian",
  "japandi",
  "industrial",
  "mid-century",
  "bohemian",
  "transitional",
  "classic",
  "neo-classic",
  "indian-contemporary",
  "traditional-indian",
  "peranakan",
  "tropical",
  "mediterranean",
  "modern-arabic",
  "luxe-glam",
] as const;

export const COLOUR_FAMILIES = [
  "white",
  "beige",
  "grey",
  "black",
  "brown",
  "blue",
  "teal",
  "green",
  "yellow",
  "orange",
  "red",
  "pink",
  "purple",
  "multicolour",
] as const;

export const SIZE_BANDS = ["compact", "medium", "large"] as const;
export const LENSES = ["senior", "child", "pet", "rental", "vastu", "feng-shui", "privacy"] as const;

/** How a kitchen runs, how a wardrobe opens, how a ceiling is built, what a pooja unit is. */
export const LAYOUTS = [
  "straight",
  "l-shaped",
  "u-shaped",
  "parallel",
  "g-shaped",
  "island",
  "peninsula",
  "open",
  "compact",
  "hinged",
  "sliding",
  "walk-in",
  "corner",
  "tray",
  "cove",
  "coffer",
  "peripheral",
  "wall-unit",
  "cabinet",
  "room",
] as const;

/** What people live in, by the country's own words. */
export const HOME_TYPES = {
  IN: [
    "studio",
    "1bhk",
    "2bhk",
    "3bhk",
    "4bhk",
    "5bhk",
    "villa",
    "row-house",
    "independent-floor",
    "builder-floor",
    "commercial-space",
  ],
  SG: [
    "hdb-2-room",
    "hdb-3-room",
    "hdb-4-room",
    "hdb-5-room",
    "executive-flat",
    "executive-condo",
    "condo",
    "terrace",
    "semi-d",
    "bungalow",
    "shophouse",
  ],
  MY: [
    "flat",
    "apartment",
    "condo",
    "serviced-residence",
    "soho",
    "townhouse",
    "terrace",
    "superlink",
    "cluster",
    "semi-d",
    "bungalow",
  ],
} as const;

export type ColourFamily = (typeof COLOUR_FAMILIES)[number];
export type SizeBand = (typeof SIZE_BANDS)[number];
