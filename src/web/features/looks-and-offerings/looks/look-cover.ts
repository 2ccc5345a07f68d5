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

/** An open living room shows the same furniture as a living room, so they are not different rooms beside each other. */
const SAME_ROOM: Readonly<Record<string, string>> = { "open-living": "living" };

/**
 * One photograph per look, so that neighbours in a list are different rooms: most homes have a living room, and they
 * would all begin with it.
 */
export function differentCovers(looks: readonly LookItem[]): ReadonlyMap<string, ReturnType<typeof coverOf>> {
  const shown = new Set<string>();
  let before = "";
  return new Map(
    looks.map((look) => {
      const rooms = (look.rooms ?? []).filter(({ picture }) => !shown.has(picture.photo.url));
      const chosen = rooms.find((one) => kindOf(one) !== before) ?? rooms[0];
      const cover = chosen?.picture ?? coverOf(look);
      before = chosen ? kindOf(chosen) : "";
      shown.add(cover.photo.url);
      return [look.slug, cover] as const;
    }),
  );
}

function kindOf({ room }: { room: string }): string {
  return SAME_ROOM[room] ?? room;
}
