import { REGION_NAMES, REGIONS } from "../../editions/regions.ts";

export function searchEdition(country: string, language: string): string {
  return `${country}-${language}`.toUpperCase();
}

interface Placed {
  /** In upper case; null means all. */
  country: string | null;
  language: string | null;
}

export function editionsOf({ country, language }: Placed): string[] {
  return REGION_NAMES.map((region) => REGIONS[region])
    .filter((region) => country === null || country.toLowerCase() === region.country)
    .filter((region) => language === null || language.toLowerCase() === region.language)
    .map((region) => searchEdition(region.country, region.language));
}
