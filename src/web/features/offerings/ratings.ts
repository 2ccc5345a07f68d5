import { FINISH_FEATURES } from "../../../contracts/documents/offerings/offering-finish-features.ts";
import { valuesOf } from "./known-features.ts";
import type { Offering } from "./offering.ts";

/** What a finish bears, in the order in which cards tell it. */
const RATED = ["moisture", "scratch", "heat", "stain", "uv"] as const;

interface Rating {
  name: string;
  /** From 1 to 5. */
  points: number;
}

export function ratingsOf(product: Pick<Offering, "features">): Rating[] {
  return RATED.flatMap((key) => {
    const { name } = FINISH_FEATURES[key];
    const [value = ""] = valuesOf(product, FINISH_FEATURES[key]);
    const points = pointsOf(value);
    return points === undefined ? [] : [{ name, points }];
  });
}

/** Of "4 of 5" it is 4; nothing of what is no such mark. */
export function pointsOf(value: string): number | undefined {
  const [, points] = /^([1-5]) of 5$/.exec(value) ?? [];
  return points === undefined ? undefined : Number(points);
}
