import { matchEdition } from "../../../../editions/edition.ts";
import { closeToast, showToast } from "../../../../ui/behaviours/toast.ts";
import { dispatchPageEvent, type PageEvents } from "../../../frame/page-events.ts";
import { keyOf, type SavedDesign } from "./saved-design.ts";
import { guestDesigns } from "./saved-designs.ts";
import { SAVED_BANNER_ID, SAVED_DRAWER_ID, type SavedWords } from "./saved-words.ts";
import type { SaveOutcome, WishlistStore } from "./wishlist-store.ts";

/** The kind of these toasts: a new one replaces the old one. */
export const SAVED_TOAST = "saved";

export async function toggleSaved(
  design: SavedDesign,
  store: WishlistStore,
  words: SavedWords,
): Promise<void> {
  const key = keyOf(design);
  if (store.isBusy(key)) return;
  const isSaved = store.list().some((saved) => keyOf(saved) === key);
  if (isSaved) return takeOut(design, store, words);
  const outcome = await store.add(design);
  // The session has expired unnoticed, so the design waits for the login like that of any guest.
  if (outcome === "guest" && store.storage === "account")
    await guestDesigns(matchEdition(location.pathname).country).add(design);
  reportOutcome(design, outcome, store, words);
}

export function reportOutcome(
  design: SavedDesign,
  outcome: SaveOutcome,
  store: WishlistStore,
  words: SavedWords,
): void {
  if (outcome === "guest") return;
  if (outcome !== "saved") {
    showToast({ text: words[outcome], tone: "bad", kind: SAVED_TOAST });
    return;
  }
  announceSaved("add", design, store);
  showToast({
    text: words.saved,
    link: { href: `#${SAVED_DRAWER_ID}`, label: words.viewAll, opens: SAVED_DRAWER_ID },
    more: SAVED_BANNER_ID,
    kind: SAVED_TOAST,
  });
}

async function takeOut(design: SavedDesign, store: WishlistStore, words: SavedWords): Promise<void> {
  closeToast(SAVED_TOAST);
  if (!(await removeSaved(design, store)))
    return showToast({ text: words.failed, tone: "bad", kind: SAVED_TOAST });
  showToast({
    text: words.removed,
    action: { label: words.undo, run: () => void putBack(design, store) },
    kind: SAVED_TOAST,
  });
}

export async function removeSaved(design: SavedDesign, store: WishlistStore): Promise<boolean> {
  const isOut = await store.remove(keyOf(design));
  if (isOut) announceSaved("remove", design, store);
  return isOut;
}

export async function putBack(design: SavedDesign, store: WishlistStore): Promise<void> {
  if ((await store.add(design)) === "saved") announceSaved("add", design, store);
}

/** Leaves enough time for an undo. */
const COMPLETE_MS = 3500;

function announceSaved(
  action: PageEvents["atrium:saved"]["action"],
  design: SavedDesign,
  store: WishlistStore,
): void {
  const news = { action, design, count: store.list().length };
  dispatchPageEvent("atrium:saved", news);
  if (action === "add")
    setTimeout(() => dispatchPageEvent("design-ideas wishlist-complete", news), COMPLETE_MS);
}
