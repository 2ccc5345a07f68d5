import { type Direction, LANGUAGES, type Language } from "./languages.ts";
import { type Country, isRegion, REGIONS, type Region } from "./regions.ts";

export interface Edition {
  region: Region;
  country: Country;
  language: Language;
  direction: Direction;
  locale: string;
  /** Upper case, as the backends require: IN, EN. */
  isoCode: string;
  languageCode: string;
}

export const DEFAULT_REGION: Region = "in";

/** The region in a path, or undefined. Only whole segments match: /sab and /inn do not. */
export function regionFromPath(path: string): Region | undefined {
  const segments = withoutAmp(path).split("/");
  const first = segments[1] ?? "";
  return isRegion(first) ? first : undefined;
}

/** The edition of a path; a path without a region belongs to India. */
export function matchEdition(path: string): Edition {
  return editionOf(regionFromPath(path) ?? DEFAULT_REGION);
}

export function editionOf(region: Region): Edition {
  const { country, language, locale } = REGIONS[region];
  return {
    region,
    country,
    language,
    direction: LANGUAGES[language].direction,
    locale,
    isoCode: normaliseIsoCode(country),
    languageCode: normaliseLanguageCode(language),
  };
}

export function normaliseIsoCode(code: string): string {
  return code.toUpperCase() || "IN";
}

export function normaliseLanguageCode(code: string): string {
  return code.toUpperCase() || "EN";
}

function withoutAmp(path: string): string {
  return path === "/amp" || path.startsWith("/amp/") ? path.slice("/amp".length) : path;
}
