import type { GuestStore } from "../guest-store.ts";
import { keyOf, type SavedDesign } from "../saved-design.ts";
import type { SaveOutcome, WishlistStore } from "../wishlist-store.ts";

/**
 * After a login, what was saved on the device joins the account, the oldest first, and leaves the device one by one: whatever
 * interrupts it, nothing is lost, and nothing is there twice. What waited for the login comes last, and is told.
 */
export async function joinAccount(
  account: WishlistStore,
  guest: GuestStore,
  tell: (design: SavedDesign, outcome: SaveOutcome) => void,
): Promise<void> {
  for (const design of guest.kept.list().toReversed())
    if ((await account.add(design)) === "saved") await guest.kept.remove(keyOf(design));
  for (const design of guest.listWaiting().toReversed()) {
    const outcome = await account.add(design);
    if (outcome === "saved") await guest.stopWaiting(keyOf(design));
    tell(design, outcome);
  }
}
