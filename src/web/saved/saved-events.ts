import type { SavedDesign } from "./saved-design.ts";
import type { SavedStore } from "./saved-store.ts";

/** What whoever counts such things is told. */
export interface SavedEvent {
  action: "add" | "remove";
  design: SavedDesign;
  /** How many are saved now. */
  count: number;
}

/** The specification's name and delay for it: by then whoever pressed by mistake has pressed again. */
const COMPLETE = { event: "design-ideas wishlist-complete", delayMs: 3500 } as const;

export function announceSaved(action: SavedEvent["action"], design: SavedDesign, store: SavedStore): void {
  const detail: SavedEvent = { action, design, count: store.list().length };
  document.dispatchEvent(new CustomEvent("atrium:saved", { detail }));
  if (action !== "add") return;
  setTimeout(() => document.dispatchEvent(new CustomEvent(COMPLETE.event, { detail })), COMPLETE.delayMs);
}
