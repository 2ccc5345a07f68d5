import type { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import type { CallAnswer } from "../../../../contracts/define-call.ts";
import type { OfferingFeature } from "../../../../contracts/documents/offerings/offering-features.ts";
import { FINISH_FEATURES } from "../../../../contracts/documents/offerings/offering-finish-features.ts";
import type { ShownPicture } from "../../../../ui/media/photo.ts";

export type Offering = CallAnswer<typeof listOfferings>["products"][number];

/** Only what can be had now has a page of its own (OF-10). */
export function isAvailable({ materialData }: Offering): boolean {
  return materialData.availability === "yes";
}

/** Its pictures in their order: the sample or the fitting by itself, then rooms with it. Others' have no words for them. */
export function picturesOf({ name, skusData }: Offering): ShownPicture[] {
  return skusData.images
    .toSorted((one, other) => one.position - other.position)
    .map(({ url, alt, width, height, dominant }) => ({
      photo: {
        url,
        width: width ?? undefined,
        height: height ?? undefined,
        dominant: dominant ?? undefined,
      },
      alt: alt ?? name,
    }));
}

/** The field of a SKU that says what its price is for. */
const PRICED_BY = "Priced by";

/** What the price is for: "sq ft of front, pressed on 18 mm board and edged". */
export function priceUnitOf({ skusData }: Offering): string | undefined {
  return skusData.fields.find(({ name }) => name === PRICED_BY)?.value;
}

export function shortUnitOf(offering: Offering): string | undefined {
  return priceUnitOf(offering)?.split(",")[0];
}

type Known = Pick<OfferingFeature, "id" | "name">;

/** Whether a feature is the one that we know. The numbers of another host may mean anything, so its name must fit, too. */
export function isFeature({ id_feature, feature }: Offering["features"][number], known: Known): boolean {
  return id_feature === known.id && feature === known.name;
}

export function valuesOf({ features }: Pick<Offering, "features">, known: Known): string[] {
  return features.filter((feature) => isFeature(feature, known)).map(({ value }) => value);
}

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
