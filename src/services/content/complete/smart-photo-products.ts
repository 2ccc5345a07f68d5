import type { DerivedSmartPhoto } from "../../../contracts/documents/designs/smart-photo-details.ts";
import type { SmartPhotoProduct } from "../../../contracts/documents/designs/smart-photo-document.ts";
import type { Photograph } from "../../images/photographs.ts";
import type { CompletionContext } from "../document-type.ts";
import { sizedPicture } from "./smart-photo-sizes.ts";

type PlacedProduct = DerivedSmartPhoto["viewImages"][number]["products"][number];
type PlacedVariation = PlacedProduct["variations"][number];
interface Spot {
  x: number;
  y: number;
}

export async function placeProducts(
  products: readonly SmartPhotoProduct[],
  scene: Photograph,
  context: CompletionContext,
): Promise<PlacedProduct[]> {
  const placed = await Promise.all(
    products.map((product, index) => placeProduct(product, index, scene, context)),
  );
  const seen = new Set<string>();
  placed.forEach(({ id }, index) => {
    if (seen.has(id)) context.blame(["products", index, "hotspot"], `"${id}" has a product already`);
    seen.add(id);
  });
  return placed;
}

async function placeProduct(
  product: SmartPhotoProduct,
  index: number,
  scene: Photograph,
  context: CompletionContext,
): Promise<PlacedProduct> {
  const { hotspot, alsoAt = [], finishOf, variations, ...written } = product;
  const spotOf = (id: string, path: (string | number)[]): Spot => {
    const found = scene.hotspots.find((spot) => spot.id === id);
    if (found) return { x: found.x, y: found.y };
    const known = scene.hotspots.map((spot) => spot.id).join(", ");
    context.blame(["products", index, ...path], `"${scene.name}" has no hotspot "${id}", only ${known}`);
    return { x: 0, y: 0 };
  };
  const own = typeof hotspot === "string" ? { id: hotspot, ...spotOf(hotspot, ["hotspot"]) } : hotspot;
  const defaultAt = Math.max(
    variations.findIndex(({ isDefault }) => isDefault),
    0,
  );
  return {
    id: own.id,
    ...written,
    hotspot: { x: own.x, y: own.y },
    moreHotspots: alsoAt.map((id, index) => spotOf(id, ["alsoAt", index])),
    variations: await Promise.all(
      variations.map(
        async ({ finish, finishCode: _, thumbnail, ...variation }, at): Promise<PlacedVariation> => {
          const print = finish === undefined ? scene.name : printOf(scene, finishOf, finish);
          if (print === undefined)
            context.blame(
              ["products", index, "variations", at, "finish"],
              `"${scene.name}" has no print of ${finishOf ?? "anything"} in "${finish}"`,
            );
          const photo = await pictureOf(print ?? scene.name, context);
          return {
            ...variation,
            isDefault: at === defaultAt,
            productImageUrl: photo.url,
            thumbnailUrl: thumbnail.photo.url,
            photo,
            thumbnail: sizedPicture(thumbnail.photo),
          };
        },
      ),
    ),
  };
}

function printOf(scene: Photograph, product: string | undefined, finish: string): string | undefined {
  const changeable = scene.products.find((one) => one.product === product);
  return changeable?.finishes.find((one) => one.finish === finish)?.photograph;
}

async function pictureOf(name: string, { photographs, addressOf }: CompletionContext) {
  const photograph = photographs.find(name);
  if (!photograph) throw new RangeError(`There is no photograph "${name}".`);
  const { width, height, dominant } = photograph;
  return { url: await addressOf(name), width, height, dominant };
}
