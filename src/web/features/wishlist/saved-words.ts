import type { Text } from "../../../ui/text/text.tsx";
import { MOST_SAVED } from "./device-store.ts";

/** What hearts and the header's count say. They work without React, so the page brings the words along. */
export type SavedWords = ReturnType<typeof savedWords>;

export function savedWords(t: Text["t"]) {
  return {
    none: t("wishlist.title"),
    some: t("wishlist.openCount"),
    saved: t("wishlist.toast"),
    viewAll: t("wishlist.viewAll"),
    removed: t("wishlist.removed"),
    undo: t("wishlist.undo"),
    full: t("wishlist.full", { count: MOST_SAVED }),
    refused: t("wishlist.refused"),
  };
}
