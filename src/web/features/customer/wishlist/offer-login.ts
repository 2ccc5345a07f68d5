import { showToast } from "../../../../ui/behaviours/toast.ts";
import { loginAddress } from "../../../../urls/login-address.ts";
import type { SavedWords } from "./saved-words.ts";
import { SAVED_TOAST } from "./toggle-saved.ts";
import type { GuestStore } from "./wishlist-store.ts";

/** Offers visitors who returned without a login to save their design on this device. */
export function offerLogin(guest: GuestStore, words: SavedWords, isReturned: boolean): void {
  const [design] = guest.listWaiting();
  if (!design || !(isReturned || cameBack())) return;
  showToast({
    text: words.waiting.replace("{name}", () => design.title),
    link: { href: loginAddress(location.pathname + location.search), label: words.logIn },
    action: { label: words.keepHere, run: () => void guest.keepHere() },
    kind: SAVED_TOAST,
  });
}

function cameBack(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  const isBack = visit instanceof PerformanceNavigationTiming && visit.type === "back_forward";
  return isBack || /\/auth\//.test(document.referrer);
}
