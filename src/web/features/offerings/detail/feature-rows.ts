import { meaningOf } from "../../../../contracts/documents/offerings/offering-terms.ts";
import type { Offering } from "../offering.ts";
import { pointsOf } from "../ratings.ts";

export interface FeatureRow {
  name: string;
  meaning: string | undefined;
  value: string;
  /** Where it is a mark from 1 to 5. */
  points: number | undefined;
}

/** Every feature once, with all its values. */
export function featureRows({ features }: Pick<Offering, "features">): FeatureRow[] {
  return [...Map.groupBy(features, ({ feature }) => feature)].map(([name, [first, ...more]]) => {
    const values = [first, ...more].flatMap((feature) => (feature ? [feature.value] : []));
    const value = values.join(", ");
    return { name, meaning: first && meaningOf(first), value, points: pointsOf(value) };
  });
}
