import type { Language } from "./languages.ts";

/** The regions, in the order of matching: sa-ar is before sa, because otherwise Arabic paths would match English. */
export const REGIONS = {
  in: {
    country: "in",
    language: "en",
    label: "India",
    siteName: "India",
    locale: "en-IN",
  },
  sg: {
    country: "sg",
    language: "en",
    label: "Singapore",
    siteName: "Singapore",
    locale: "en-SG",
  },
  my: {
    country: "my",
    language: "en",
    label: "Malaysia",
    siteName: "Malaysia",
    locale: "en-MY",
  },
  "sa-ar": {
    country: "sa",
    language: "ar",
    label: "Saudi Arabia",
    siteName: "السعودية",
    locale: "ar-SA",
  },
  sa: {
    country: "sa",
    language: "en",
    label: "Saudi Arabia",
    siteName: "Saudi Arabia",
    locale: "en-SA",
  },
} as const satisfies Record<string, RegionRow>;

export type Region = keyof typeof REGIONS;
export type Country = (typeof REGIONS)[Region]["country"];

export const REGION_NAMES: readonly Region[] = Object.keys(REGIONS).filter(isRegion);

/** Search engines get only these regions; see the specification's hreflang rule. */
export const HREFLANG_REGIONS = ["in", "sg", "sa"] as const satisfies readonly Region[];

export function isRegion(segment: string): segment is Region {
  return Object.hasOwn(REGIONS, segment);
}

export function regionsOf(...countries: readonly Country[]): readonly Region[] {
  return REGION_NAMES.filter((region) => countries.includes(REGIONS[region].country));
}

export function byRegion<T>(make: (region: Region) => T): Record<Region, T>;
export function byRegion(make: (region: Region) => unknown): Record<string, unknown> {
  return Object.fromEntries(REGION_NAMES.map((region) => [region, make(region)]));
}

/** The region of a country in a language, or its first region if it has none in that language. */
export function regionIn(country: string, language: string): Region | undefined {
  const inCountry = REGION_NAMES.filter((region) => REGIONS[region].country === country.toLowerCase());
  return inCountry.find((region) => REGIONS[region].language === language.toLowerCase()) ?? inCountry[0];
}

interface RegionRow {
  country: string;
  language: Language;
  /** In English, for the staff who read leads and catalogues. */
  label: string;
  siteName: string;
  locale: string;
}
