import type { SmartPhotoAnswer } from "../../../../contracts/graphql/smart-photo.ts";
import type { Photo } from "../../../../ui/media/photo.ts";
import type { Scene, ScenePiece, SceneVariation } from "./scene.ts";

type Product = SmartPhotoAnswer["viewImages"][number]["products"][number];

/** A smart photo that is not lite is a pro (SP-09). */
export function isPro({ smartPhotoLite }: Pick<SmartPhotoAnswer, "smartPhotoLite">): boolean {
  return !smartPhotoLite;
}

/** Nothing where the photograph has no view or nothing in it is for sale. */
export function toScene({ viewImages, imageSizeRatio, title }: SmartPhotoAnswer): Scene | undefined {
  const [view] = viewImages;
  if (!view) return undefined;
  const photo = view.photo ?? unsized(view.baseSceneImageUrl, imageSizeRatio);
  const pieces = view.products
    .map((product, index) => toPiece(product, index, photo.url))
    .filter(({ variations }) => variations.length > 0);
  return pieces.length > 0 ? { photo, alt: view.altText ?? title, pieces, lines: [] } : undefined;
}

function toPiece(product: Product, index: number, sceneUrl: string): ScenePiece {
  const { id, name, hotspot, moreHotspots, quantity, unit, note, customSku } = product;
  return {
    id: id ?? String(index + 1),
    name,
    spots: [hotspot, ...moreHotspots],
    quantity,
    unit,
    note,
    customSku,
    variations: variationsOf(product, sceneUrl),
  };
}

function variationsOf({ name, price, variations }: Product, sceneUrl: string): SceneVariation[] {
  if (variations.length === 0 && price !== null)
    return [{ name, price, isDefault: true, sku: null, print: null, thumbnail: null }];
  return variations.map((variation) => ({
    name: variation.productName,
    price: variation.price,
    isDefault: variation.isDefault,
    sku: variation.productSku,
    print: variation.photo && variation.photo.url !== sceneUrl ? variation.photo : null,
    thumbnail: variation.thumbnail,
  }));
}

/** Pictures of other hosts come without a size; the scene says its shape. */
function unsized(url: string, ratio: number): Photo {
  const width = 1600;
  return { url, width, height: Math.round((width * ratio) / 100), dominant: "#e2d7c8" };
}
