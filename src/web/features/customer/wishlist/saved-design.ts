import { OWN_PATH, PICTURE_ADDRESS } from "../../../../contracts/wishlist/wishlist-constants.ts";
import type { Country } from "../../../../editions/regions.ts";
import type { RoomPriceFacts } from "../../../../prices/my-room.ts";

export interface SavedDesign {
  slug: string;
  contentType: string;
  title: string;
  href: string;
  image: string;
  /** The price as drawn; undefined if nothing in the design has a price. */
  price?: number | undefined;
  facts?: RoomPriceFacts | undefined;
}

/** A slug is unique only within its content type. */
export function keyOf({ contentType, slug }: Pick<SavedDesign, "contentType" | "slug">): string {
  return `${contentType}/${slug}`;
}

/** Reads the complete designs, each once, from untrusted JSON. */
export function readDesigns(found: unknown): SavedDesign[] {
  const designs = Array.isArray(found) ? found.flatMap((one) => readDesign(one) ?? []) : [];
  return [...new Map(designs.map((design) => [keyOf(design), design])).values()];
}

/** Undefined without the required fields; wrong optional fields are left out. */
export function readDesign(found: unknown): SavedDesign | undefined {
  if (!isRecord(found)) return undefined;
  const { slug, contentType, title, href, image, price, facts } = found;
  if (!isText(slug) || !isText(contentType) || !isText(title)) return undefined;
  if (!isText(href) || !OWN_PATH.test(href) || !isText(image) || !PICTURE_ADDRESS.test(image))
    return undefined;
  return {
    slug,
    contentType,
    title,
    href,
    image,
    ...(typeof price === "number" && price > 0 ? { price } : {}),
    ...(isFacts(facts) ? { facts } : {}),
  };
}

/** Reads a design from a call's response. An upstream may leave out fields that are needed to show it. */
export function designOf(item: object): SavedDesign | undefined {
  const { slug, content_type: contentType, meta } = Object(item);
  return readDesign({ ...Object(meta), slug, contentType });
}

export function contentIdOf({ slug, contentType: content_type, ...meta }: SavedDesign, country: Country) {
  return { country_code: country.toUpperCase(), slug, content_type, meta };
}

function isFacts(found: unknown): found is RoomPriceFacts {
  if (!isRecord(found) || !isText(found.room) || typeof found.index !== "number") return false;
  return found.index > 0 && (found.layout === undefined || isText(found.layout));
}

function isText(found: unknown): found is string {
  return typeof found === "string" && found !== "";
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null;
}
