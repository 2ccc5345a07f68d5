import { REGION_NAMES, REGIONS, type Region } from "../../editions/regions.ts";

/** Where the person who sent it reads the site: their country (ISO 3166), in the language of the form. */
export function regionOfLead({ country, language }: { country: string; language: string }): Region {
  const inCountry = REGION_NAMES.filter((region) => REGIONS[region].country === country.toLowerCase());
  return inCountry.find((region) => REGIONS[region].language === language) ?? inCountry[0] ?? "in";
}
