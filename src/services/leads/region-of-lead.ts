import { DEFAULT_REGION } from "../../editions/edition.ts";
import { type Region, regionIn } from "../../editions/regions.ts";

/** Where the person who sent it reads the site: their country (ISO 3166), in the language of the form. */
export function regionOfLead({ country, language }: { country: string; language: string }): Region {
  return regionIn(country, language) ?? DEFAULT_REGION;
}
