import type { SavedDesign } from "./saved-design.ts";
import type { WishlistStore } from "./wishlist-store.ts";

/** What whoever counts such things is told. */
export interface WishlistEvent {
  action: "add" | "remove";
  design: SavedDesign;
  /** How many are saved now. */
  count: number;
}

/** The specification's name and delay for it: by then whoever pressed by mistake has pressed again. */
const COMPLETE = { event: "design-ideas wishlist-complete", delayMs: 3500 } as const;

export function announceSaved(
  action: WishlistEvent["action"],
  design: SavedDesign,
  store: WishlistStore,
): void {
  const detail: WishlistEvent = { action, design, count: store.list().length };
  document.dispatchEvent(new CustomEvent("atrium:saved", { detail }));
  if (action !== "add") return;
  setTimeout(() => document.dispatchEvent(new CustomEvent(COMPLETE.event, { detail })), COMPLETE.delayMs);
}
