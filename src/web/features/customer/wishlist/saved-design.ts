import { OWN_PATH, PICTURE_ADDRESS } from "../../../../contracts/wishlist/wishlist-constants.ts";
import type { RoomPriceFacts } from "../../../../prices/my-room.ts";

/** A design that a visitor keeps, with what is needed to show it without asking anyone. */
export interface SavedDesign {
  slug: string;
  contentType: string;
  title: string;
  /** Where it is found again. */
  href: string;
  /** Its photograph, without size and format. */
  image: string;
  /** As it is drawn; none where nothing in it is priced. */
  price?: number | undefined;
  /** What it takes to price it in the visitor's room. */
  facts?: RoomPriceFacts | undefined;
}

/** A slug is one design among those of its kind. */
export function keyOf({ contentType, slug }: Pick<SavedDesign, "contentType" | "slug">): string {
  return `${contentType}/${slug}`;
}

/** What stands in a text that anyone may have written: the designs in it that are whole. */
export function parseSavedDesigns(text: string | null): SavedDesign[] {
  const found = parseJson(text);
  const designs = Array.isArray(found) ? found.map(readDesign).filter((design) => design !== undefined) : [];
  return [...new Map(designs.map((design) => [keyOf(design), design])).values()];
}

export function parseSavedDesign(text: string | undefined): SavedDesign | undefined {
  return readDesign(parseJson(text ?? null));
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    // Not ours, or cut short: as good as nothing.
    return null;
  }
}

/** Nothing where it is not whole; what is odd about it is left out. */
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
