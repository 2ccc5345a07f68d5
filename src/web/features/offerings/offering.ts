import type { listOfferings } from "../../../contracts/calls/graphql/list-offerings.ts";
import type { CallAnswer } from "../../../contracts/define-call.ts";
import type { ShownPicture } from "../../../ui/media/photo.ts";

/** A finish or an accessory, as the calls answer it. */
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

/** The same in as few words as a card has room for. */
export function shortUnitOf(offering: Offering): string | undefined {
  return priceUnitOf(offering)?.split(",")[0];
}
