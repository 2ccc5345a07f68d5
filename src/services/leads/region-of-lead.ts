import { DEFAULT_REGION } from "../../editions/edition.ts";
import { type Region, regionIn } from "../../editions/regions.ts";

/** The region of the sender: their country (ISO 3166), in the language of the form. */
export function regionOfLead({ country, language }: { country: string; language: string }): Region {
  return regionIn(country, language) ?? DEFAULT_REGION;
}
