/** The five regions. Their order is the order of matching: sa-ar stands before sa, or Arabic would read as English. */
export const REGIONS = {
  in: {
    country: "in",
    language: "en",
    label: "India",
    languageLabel: "English",
    locale: "en-IN",
    direction: "ltr",
  },
  sg: {
    country: "sg",
    language: "en",
    label: "Singapore",
    languageLabel: "English",
    locale: "en-SG",
    direction: "ltr",
  },
  my: {
    country: "my",
    language: "en",
    label: "Malaysia",
    languageLabel: "English",
    locale: "en-MY",
    direction: "ltr",
  },
  "sa-ar": {
    country: "sa",
    language: "ar",
    label: "Saudi Arabia",
    languageLabel: "العربية",
    locale: "ar-SA",
    direction: "rtl",
  },
  sa: {
    country: "sa",
    language: "en",
    label: "Saudi Arabia",
    languageLabel: "English",
    locale: "en-SA",
    direction: "ltr",
  },
} as const satisfies Record<string, RegionRow>;

export type Region = keyof typeof REGIONS;
export type Country = (typeof REGIONS)[Region]["country"];
export type Language = (typeof REGIONS)[Region]["language"];
export type Direction = "ltr" | "rtl";

export const REGION_NAMES = ["in", "sg", "my", "sa-ar", "sa"] as const satisfies readonly Region[];

/** Search engines are told of these regions only; see the specification's hreflang rule. */
export const HREFLANG_REGIONS = ["in", "sg", "sa"] as const satisfies readonly Region[];

export function isRegion(segment: string): segment is Region {
  return Object.hasOwn(REGIONS, segment);
}

interface RegionRow {
  country: "in" | "sg" | "my" | "sa";
  language: "en" | "ar";
  label: string;
  /** The language's own name, for the language menu. */
  languageLabel: string;
  locale: string;
  direction: Direction;
}
