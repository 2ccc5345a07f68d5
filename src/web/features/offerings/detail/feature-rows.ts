import { CLIMATE_NAMES } from "../../../../contracts/documents/offerings/climates.ts";
import { FINISH_FEATURES } from "../../../../contracts/documents/offerings/offering-finish-features.ts";
import { meaningOf } from "../../../../contracts/documents/offerings/offering-terms.ts";
import { isFeature } from "../known-features.ts";
import { RESISTANCES } from "../label/ratings.ts";
import type { Offering } from "../offering.ts";

export interface FeatureRow {
  name: string;
  meaning: string | undefined;
  value: string;
}

/** What the label of a finish says, and explains, by itself. */
const LABELLED = [
  ...RESISTANCES,
  ...CLIMATE_NAMES,
  "emission",
  "care",
  "limits",
  "expectedLife",
  "warrantyYears",
  "leadDays",
  "priceIndex",
] as const satisfies readonly (keyof typeof FINISH_FEATURES)[];

/** Every feature once, with all its values; of a finish those that its label leaves to others. */
export function featureRows({ features }: Pick<Offering, "features">, hasLabel: boolean): FeatureRow[] {
  const isLabelled = (feature: Offering["features"][number]) =>
    hasLabel && LABELLED.some((key) => isFeature(feature, FINISH_FEATURES[key]));
  const told = features.filter((feature) => !isLabelled(feature));
  return [...Map.groupBy(told, ({ feature }) => feature)].map(([name, all]) => ({
    name,
    meaning: all[0] && meaningOf(all[0]),
    value: all.map(({ value }) => value).join(", "),
  }));
}
