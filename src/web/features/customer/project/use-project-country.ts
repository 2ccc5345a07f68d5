import type { Project } from "../../../../contracts/customer/project/project.ts";
import { countryOf } from "../../../../editions/countries.ts";
import type { Country } from "../../../../editions/regions.ts";
import { usePage } from "../../../frame/islands/page-context.ts";

/** The country of a project, in whatever edition it is looked at. A host of someone else may tell none. */
export function useProjectCountry({ country }: Pick<Project, "country">): Country {
  return countryOf(country, usePage().edition.country);
}
