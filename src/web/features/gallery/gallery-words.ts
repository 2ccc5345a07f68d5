import type { MessageKey } from "../../../editions/text.ts";
import type { ListKind } from "../../frame/state/state.ts";

type GalleryWords = Record<"earlier" | "failed" | "seenBetween", MessageKey>;

const ANY: GalleryWords = {
  earlier: "gallery.earlierAny",
  failed: "gallery.failedAny",
  seenBetween: "gallery.seenBetweenAny",
};

/** What a gallery calls its entries. */
export const GALLERY_WORDS: Record<ListKind, GalleryWords> = {
  designIdeas: {
    earlier: "gallery.earlier",
    failed: "gallery.failed",
    seenBetween: "gallery.seenBetween",
  },
  looks: ANY,
  offerings: ANY,
};
