import { REGION_NAMES, REGIONS, type Region } from "../../../../editions/regions.ts";
import { pathOf } from "../../../../urls/links.ts";
import { termsSlug } from "../../../frame/policy-paths.ts";

export interface TermsTwin {
  region: Region;
  path: string;
}

/** The terms of a country in its other language, at another slug (ST-04); nothing for what is not the terms. */
export function findTwin(region: Region, slug: string): TermsTwin | undefined {
  const { country } = REGIONS[region];
  const other = REGION_NAMES.find((name) => name !== region && REGIONS[name].country === country);
  if (!other || slug !== termsSlug(region)) return undefined;
  const path = pathOf(other, "service-detail", { serviceDetailSlug: termsSlug(other) });
  return path ? { region: other, path } : undefined;
}
