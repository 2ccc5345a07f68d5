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

/** The looks before a look that are beside it or above it in a grid of three columns. */
const NEIGHBOURS = 3;
/** A camera view of a room is the cover of at most so many looks, whatever its colours are. */
const MAX_PER_VIEW = 2;

/**
 * One photograph per look, so that neighbours in a list are different rooms: most homes have a living room, and they
 * would all begin with it.
 */
export function differentCovers(looks: readonly LookItem[]): ReadonlyMap<string, ReturnType<typeof coverOf>> {
  const shown = new Set<string>();
  const views = new Map<string, number>();
  const before: string[] = [];
  return new Map(
    looks.map((look) => {
      const rooms = (look.rooms ?? []).filter(({ picture }) => !shown.has(picture.photo.url));
      const isRare = ({ picture }: LookRoom) => (views.get(viewOf(picture.photo)) ?? 0) < MAX_PER_VIEW;
      const differs = (count: number) => (one: LookRoom) => !before.slice(0, count).includes(kindOf(one));
      const rare = rooms.filter(isRare);
      const chosen =
        rare.find(differs(NEIGHBOURS)) ??
        rare.find(differs(1)) ??
        rare[0] ??
        rooms.find(differs(1)) ??
        rooms[0];
      const cover = chosen?.picture ?? coverOf(look);
      const view = viewOf(cover.photo);
      before.unshift(chosen ? kindOf(chosen) : "");
      shown.add(cover.photo.url);
      views.set(view, (views.get(view) ?? 0) + 1);
      return [look.slug, cover] as const;
    }),
  );
}

type LookRoom = NonNullable<LookItem["rooms"]>[number];

function kindOf({ room }: { room: string }): string {
  return SAME_ROOM[room] ?? room;
}

/** The room and the camera of one of our photographs, without its palette: /api/images/living-hall-sage-1-3f9c12ab. */
function viewOf({ url }: Photo): string {
  return url
    .replace(/-[0-9a-f]{8}$/, "")
    .replace(/-[a-z]+-\d+(?=-|$)/, "")
    .replace(/--.*$/, "");
}
