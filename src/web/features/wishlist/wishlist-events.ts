import { type PageEvents, tellPage } from "../../frame/page-events.ts";
import type { SavedDesign } from "./saved-design.ts";
import type { WishlistStore } from "./wishlist-store.ts";

/** By then whoever pressed by mistake has pressed again. */
const COMPLETE_MS = 3500;

export function announceSaved(
  action: PageEvents["atrium:saved"]["action"],
  design: SavedDesign,
  store: WishlistStore,
): void {
  const news = { action, design, count: store.list().length };
  tellPage("atrium:saved", news);
  if (action === "add") setTimeout(() => tellPage("design-ideas wishlist-complete", news), COMPLETE_MS);
}
