import type { SmartPhotoProduct } from "../../../contracts/documents/designs/smart-photo.ts";
import type {
  DerivedSmartPhoto,
  ShownFinish,
} from "../../../contracts/documents/designs/smart-photo-details.ts";

type PlacedProduct = DerivedSmartPhoto["viewImages"][number]["products"][number];

/** Every finish of our offerings that a piece can be seen in, with the room as it looks otherwise. */
export function shownFinishes(
  products: readonly SmartPhotoProduct[],
  placed: readonly PlacedProduct[],
): Pick<DerivedSmartPhoto, "shownFinishes" | "finishCodes"> {
  const shown = products.flatMap(({ variations }, index) =>
    variations.flatMap(({ finishCode }, at) => finishOf(finishCode, placed[index]?.variations ?? [], at)),
  );
  return { shownFinishes: shown, finishCodes: [...new Set(shown.map(({ code }) => code))] };
}

function finishOf(
  code: string | undefined,
  variations: PlacedProduct["variations"],
  at: number,
): ShownFinish[] {
  const own = variations[at];
  if (code === undefined || !own) return [];
  // The room as it was photographed; and beside that, the first other way to have it.
  const before = variations.find(({ isDefault }) => isDefault !== own.isDefault);
  if (!before || before.photo.url === own.photo.url) return [];
  return [
    {
      code,
      name: own.productName,
      photo: own.photo,
      before: { name: before.productName, photo: before.photo },
    },
  ];
}
