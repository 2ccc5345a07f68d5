import type { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import type { CallAnswer } from "../../../../contracts/define-call.ts";
import type { OfferingFeature } from "../../../../contracts/documents/offerings/offering-features.ts";
import { FINISH_FEATURES } from "../../../../contracts/documents/offerings/offering-finish-features.ts";
import type { ShownPicture } from "../../../../ui/media/photo.ts";

export type Offering = CallAnswer<typeof listOfferings>["products"][number];

/** Only products that are available have their own page (OF-10). */
export function isAvailable({ materialData }: Offering): boolean {
  return materialData.availability === "yes";
}

/**
 * The pictures in order: the sample or accessory alone, then rooms with it. Pictures of an upstream have no
 * alternative text.
 */
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

/** The field of a SKU that contains the unit of its price. */
const PRICED_BY = "Priced by";

/** The unit of the price: "sq ft of front, pressed on 18 mm board and edged". */
export function priceUnitOf({ skusData }: Offering): string | undefined {
  return skusData.fields.find(({ name }) => name === PRICED_BY)?.value;
}

export function shortUnitOf(offering: Offering): string | undefined {
  return priceUnitOf(offering)?.split(",")[0];
}

type Known = Pick<OfferingFeature, "id" | "name">;

/** Whether a feature is a known one. The ids of an upstream may mean anything, so the name must match as well. */
export function isFeature({ id_feature, feature }: Offering["features"][number], known: Known): boolean {
  return id_feature === known.id && feature === known.name;
}

export function valuesOf({ features }: Pick<Offering, "features">, known: Known): string[] {
  return features.filter((feature) => isFeature(feature, known)).map(({ value }) => value);
}

/** The resistances of a finish in the order of the cards. */
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

/** Reads 4 from "4 of 5"; undefined for any other text. */
export function pointsOf(value: string): number | undefined {
  const [, points] = /^([1-5]) of 5$/.exec(value) ?? [];
  return points === undefined ? undefined : Number(points);
}
