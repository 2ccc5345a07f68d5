import type { SavedDesign } from "./saved-design.ts";
import type { SavedStore } from "./saved-store.ts";

/** What whoever counts such things is told. */
export interface SavedEvent {
  action: "add" | "remove";
  design: SavedDesign;
  /** How many are saved now. */
  count: number;
}

export function announceSaved(action: SavedEvent["action"], design: SavedDesign, store: SavedStore): void {
  const detail: SavedEvent = { action, design, count: store.list().length };
  document.dispatchEvent(new CustomEvent("atrium:saved", { detail }));
}
