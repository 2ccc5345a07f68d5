import type { OfferingFeature } from "../../../contracts/documents/offerings/offering-features.ts";
import type { Offering } from "./offering.ts";

type Known = Pick<OfferingFeature, "id" | "name">;

/** Whether a feature is the one that we know. The numbers of another host may mean anything, so its name must fit, too. */
export function isFeature({ id_feature, feature }: Offering["features"][number], known: Known): boolean {
  return id_feature === known.id && feature === known.name;
}

/** The words of a feature that a product has; a feature may have several. */
export function valuesOf({ features }: Pick<Offering, "features">, known: Known): string[] {
  return features.filter((feature) => isFeature(feature, known)).map(({ value }) => value);
}
