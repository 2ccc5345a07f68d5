import { MAX_WISHED } from "../../../../contracts/wishlist/wishlist-constants.ts";
import type { Text } from "../../../../ui/text/text.tsx";

/** Messages for hearts and the header's count, which work without React. */
export type SavedWords = ReturnType<typeof savedWords>;

export function savedWords(t: Text["t"]) {
  return {
    none: t("wishlist.title"),
    some: t("wishlist.openCount"),
    saved: t("wishlist.toast"),
    viewAll: t("wishlist.viewAll"),
    removed: t("wishlist.removed"),
    undo: t("wishlist.undo"),
    full: t("wishlist.full", { count: MAX_WISHED }),
    refused: t("wishlist.refused"),
    failed: t("wishlist.failed"),
    waiting: t("wishlist.waiting"),
    keepHere: t("wishlist.keepHere"),
    logIn: t("wishlist.logIn"),
  };
}

export const SAVED_DRAWER_ID = "saved-designs";

/** The id of a template with the second line of the toast after a design is saved. */
export const SAVED_BANNER_ID = "saved-banner";
