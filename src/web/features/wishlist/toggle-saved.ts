import { closeToast, showToast } from "../../../ui/behaviours/toast.ts";
import { keyOf, type SavedDesign } from "./saved-design.ts";
import { SAVED_BANNER_ID, SAVED_DRAWER_ID } from "./saved-drawer-id.ts";
import type { SavedWords } from "./saved-words.ts";
import { announceSaved } from "./wishlist-events.ts";
import type { WishlistStore } from "./wishlist-store.ts";

/** What is said of saved designs takes the place of what was said before. */
const TOAST = "saved";

/** A heart was pressed: saves the design, or takes it out again, and says so. */
export async function toggleSaved(
  design: SavedDesign,
  store: WishlistStore,
  words: SavedWords,
): Promise<void> {
  const isSaved = store.list().some((saved) => keyOf(saved) === keyOf(design));
  if (isSaved) return takeOut(design, store, words);
  const outcome = await store.add(design);
  if (outcome !== "saved") return showToast({ text: words[outcome], tone: "bad", kind: TOAST });
  announceSaved("add", design, store);
  showToast({
    text: words.saved,
    link: { href: `#${SAVED_DRAWER_ID}`, label: words.viewAll, opens: SAVED_DRAWER_ID },
    more: SAVED_BANNER_ID,
    kind: TOAST,
  });
}

async function takeOut(design: SavedDesign, store: WishlistStore, words: SavedWords): Promise<void> {
  await removeSaved(design, store);
  closeToast(TOAST);
  showToast({
    text: words.removed,
    action: { label: words.undo, run: () => void putBack(design, store) },
    kind: TOAST,
  });
}

export async function removeSaved(design: SavedDesign, store: WishlistStore): Promise<void> {
  await store.remove(keyOf(design));
  announceSaved("remove", design, store);
}

export async function putBack(design: SavedDesign, store: WishlistStore): Promise<void> {
  if ((await store.add(design)) === "saved") announceSaved("add", design, store);
}
