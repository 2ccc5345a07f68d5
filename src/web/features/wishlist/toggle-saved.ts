import { closeToast, showToast } from "../../../ui/behaviours/toast.ts";
import { MOST_SAVED } from "./device-store.ts";
import { keyOf, type SavedDesign } from "./saved-design.ts";
import { announceSaved } from "./wishlist-events.ts";
import type { SaveOutcome, WishlistStore } from "./wishlist-store.ts";

/** What is said of saved designs takes the place of what was said before. */
const TOAST = "saved";

/** A heart was pressed: saves the design, or takes it out again, and says so. The words stand in the drawer. */
export async function toggleSaved(
  design: SavedDesign,
  store: WishlistStore,
  drawer: HTMLElement,
): Promise<void> {
  const isSaved = store.list().some((saved) => keyOf(saved) === keyOf(design));
  if (isSaved) return remove(design, store, drawer.dataset);
  const outcome = await store.add(design);
  if (outcome !== "saved") return sayWhyNot(outcome, drawer.dataset);
  announceSaved("add", design, store);
  const banner = drawer.querySelector<HTMLTemplateElement>("template[data-saved-banner]");
  showToast({
    text: drawer.dataset.saved ?? "",
    link: { href: `#${drawer.id}`, label: drawer.dataset.viewAll ?? "", opens: drawer.id },
    more: banner?.content.cloneNode(true),
    kind: TOAST,
  });
}

async function remove(design: SavedDesign, store: WishlistStore, words: DOMStringMap): Promise<void> {
  await store.remove(keyOf(design));
  announceSaved("remove", design, store);
  closeToast(TOAST);
  showToast({
    text: words.removed ?? "",
    action: { label: words.undo ?? "", run: () => void putBack(design, store) },
    kind: TOAST,
  });
}

export async function putBack(design: SavedDesign, store: WishlistStore): Promise<void> {
  if ((await store.add(design)) === "saved") announceSaved("add", design, store);
}

function sayWhyNot(outcome: Exclude<SaveOutcome, "saved">, words: DOMStringMap): void {
  const text = words[outcome] ?? "";
  showToast({ text: text.replace("{count}", String(MOST_SAVED)), tone: "bad", kind: TOAST });
}
