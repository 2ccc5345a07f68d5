import { keyOf, type SavedDesign } from "../saved-design.ts";
import type { GuestStore, SaveOutcome, WishlistStore } from "../wishlist-store.ts";

/**
 * After a login, moves designs from the device to the account one by one, oldest first, so that an interruption loses
 * none. Those that waited for the login come last.
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
