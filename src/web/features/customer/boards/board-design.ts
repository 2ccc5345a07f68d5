import type { SavedDesign } from "../wishlist/saved-design.ts";

export const KINDS = ["designs", "looks", "products", "photographs"] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Partial<Record<string, Kind>> = {
  looks: "designs",
  "smart-photo-lite": "designs",
  "home-looks": "looks",
  "smart-photo": "photographs",
};

/** Content types with an entry are designs or homes; all others are products. */
export function kindOf({ contentType }: Pick<SavedDesign, "contentType">): Kind {
  return KIND_OF[contentType] ?? "products";
}

export function readKind(text: string | null | undefined): Kind | undefined {
  return KINDS.find((kind) => kind === text);
}
