import type { LookItem } from "../../../../contracts/calls/looks-calls.ts";
import type { Photo } from "../../../../ui/media/photo.ts";
import type { SavedDesign } from "../../customer/wishlist/saved-design.ts";

export function coverOf({ picture, image, title }: Pick<LookItem, "picture" | "image" | "title">): {
  photo: Photo;
  alt: string;
} {
  return picture ?? { photo: { url: image }, alt: title };
}

type Savable = Pick<LookItem, "slug" | "id_1_Value" | "title" | "picture" | "image">;

/** The entry of a look in the wishlist, under its own key (LK-04). */
export function savedLook(look: Savable, href: string): SavedDesign {
  return {
    slug: look.id_1_Value || look.slug,
    contentType: "home-looks",
    title: look.title,
    href,
    image: coverOf(look).photo.url,
  };
}
