import type { SmartPhotoAnswer } from "../../../../../contracts/graphql/smart-photo-answer.ts";
import type { Country } from "../../../../../editions/regions.ts";
import type { Photo } from "../../../../../ui/media/photo.ts";
import type { Scene, ScenePiece, SceneVariation } from "./scene.ts";

type Product = SmartPhotoAnswer["viewImages"][number]["products"][number];
type Variation = Product["variations"][number];

/** A smart photo that is not lite is a pro (SP-09). */
export function isPro({ smartPhotoLite }: Pick<SmartPhotoAnswer, "smartPhotoLite">): boolean {
  return !smartPhotoLite;
}

/** Returns undefined if the photograph has no view or none of its pieces is for sale. */
export function toScene({
  viewImages,
  imageSizeRatio,
  title,
  includes,
}: SmartPhotoAnswer): Scene | undefined {
  const [view] = viewImages;
  if (!view) return undefined;
  const photo = view.photo ?? unsized(view.baseSceneImageUrl, imageSizeRatio);
  const pieces = view.products
    .map((product, index) => toPiece(product, index, photo))
    .filter(({ variations }) => variations.length > 0);
  if (pieces.length === 0) return undefined;
  return { photo, alt: view.altText ?? title, pieces, lines: [], isCoverUnknown: includes.length === 0 };
}

function toPiece(product: Product, index: number, scene: Photo): ScenePiece {
  const { id, name, hotspot, moreHotspots, quantity, unit, note, customSku } = product;
  return {
    id: id ?? String(index + 1),
    name,
    spots: [hotspot, ...moreHotspots],
    quantity,
    unit,
    note,
    customSku,
    variations: variationsOf(product, scene),
  };
}

function variationsOf({ name, price, variations }: Product, scene: Photo): SceneVariation[] {
  if (variations.length === 0 && price !== null)
    return [{ name, price, isDefault: true, sku: null, print: null, thumbnail: null }];
  return variations.map((variation) => ({
    name: variation.productName,
    price: variation.price,
    isDefault: variation.isDefault,
    sku: variation.productSku,
    print: printOf(variation, scene),
    thumbnail: variation.thumbnail ?? unsizedThumbnail(variation),
  }));
}

/**
 * Null if the print looks like the scene. A print of an upstream has the scene's size, because all prints overlap
 * exactly.
 */
function printOf({ photo, productImageUrl }: Variation, scene: Photo): Photo | null {
  const print = photo ?? { ...scene, url: productImageUrl };
  return print.url && print.url !== scene.url ? print : null;
}

function unsizedThumbnail({ thumbnailUrl }: Variation): Photo | null {
  return thumbnailUrl ? { url: thumbnailUrl } : null;
}

/** Pictures of an upstream have no size, so the ratio of the scene is used. */
function unsized(url: string, ratio: number): Photo {
  const width = 1600;
  return { url, width, height: Math.round((width * ratio) / 100), dominant: "#e2d7c8" };
}

/** A photograph is shown on its country's site only; as an embed it may be shown in every country (SP-12). */
export function isShown(
  photo: { countryCode: string } | undefined,
  country: Country,
  { embedded }: { embedded: boolean },
): boolean {
  if (!photo) return false;
  return embedded || photo.countryCode.toLowerCase() === country;
}
