import type { Country } from "../../../../editions/regions.ts";
import { readDesign, type SavedDesign } from "../wishlist/saved-design.ts";

interface Kept {
  slug: string;
  content_type: string;
  meta: object;
}

export function designOf({ slug, content_type: contentType, meta }: Kept): SavedDesign | undefined {
  return readDesign({ ...meta, slug, contentType });
}

export function contentIdOf({ slug, contentType: content_type, ...meta }: SavedDesign, country: Country) {
  return { country_code: country.toUpperCase(), slug, content_type, meta };
}

export const KINDS = ["designs", "looks", "products", "photographs"] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Partial<Record<string, Kind>> = {
  looks: "designs",
  "smart-photo-lite": "designs",
  "home-looks": "looks",
  "smart-photo": "photographs",
};

/** Content types of their own are designs or homes; the rest are products. */
export function kindOf({ contentType }: Pick<SavedDesign, "contentType">): Kind {
  return KIND_OF[contentType] ?? "products";
}

export function readKind(text: string | null | undefined): Kind | undefined {
  return KINDS.find((kind) => kind === text);
}
