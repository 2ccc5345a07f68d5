import type { LookItem } from "../../../contracts/calls/looks.ts";
import type { SavedDesign } from "../wishlist/saved-design.ts";
import { coverOf } from "./look-cover.ts";

type Savable = Pick<LookItem, "slug" | "id_1_Value" | "title" | "picture" | "image">;

/** A look as the wishlist keeps it: under its own key (LK-04). */
export function savedLook(look: Savable, href: string): SavedDesign {
  return {
    slug: look.id_1_Value || look.slug,
    contentType: "home-looks",
    title: look.title,
    href,
    image: coverOf(look).photo.url,
  };
}
