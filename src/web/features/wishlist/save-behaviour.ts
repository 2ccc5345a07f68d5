import { matchEdition } from "../../../editions/edition.ts";
import { showToast } from "../../../ui/behaviours/toast.ts";
import { loginAddress } from "../../../urls/login-address.ts";
import { onAdded } from "../../frame/added-content.ts";
import type { GuestStore } from "./guest-store.ts";
import { keyOf, parseSavedDesign } from "./saved-design.ts";
import { guestDesigns, savedDesigns } from "./saved-designs.ts";
import type { SavedWords } from "./saved-words.ts";
import { SAVED_TOAST, tellOutcome, toggleSaved } from "./toggle-saved.ts";
import type { WishlistStore } from "./wishlist-store.ts";

/**
 * Hearts save, and show what is saved, in the page and in what joins it; the header counts. There are dozens of them on a
 * page and all they show is whether they are pressed, so this is no island: nobody loads React to press one.
 */
export function attach(root: ParentNode): void {
  const opener = root.querySelector<HTMLElement>("[data-saved-words]");
  if (!opener) return;
  const words: SavedWords = JSON.parse(opener.dataset.savedWords ?? "");
  const { country } = matchEdition(location.pathname);
  const store = savedDesigns(country);
  const show = () => {
    showHearts(root, store);
    showCount(opener, words, store.list().length);
  };
  store.subscribe(show);
  onAdded(root, (part) => showHearts(part, store));
  root.addEventListener("click", ({ target }) => {
    const heart = target instanceof Element && target.closest<HTMLElement>("[data-save]");
    const design = heart ? parseSavedDesign(heart.dataset.save) : undefined;
    if (design) void toggleSaved(design, store, words);
  });
  show();
  const guest = guestDesigns(country);
  if (store.place === "device") offerToKeep(guest, words);
  else if (guest.list().length > 0) void join(store, guest, words);
}

async function join(store: WishlistStore, guest: GuestStore, words: SavedWords): Promise<void> {
  const { joinAccount } = await import("./account/join-account.ts");
  await joinAccount(store, guest, (design, outcome) => tellOutcome(design, outcome, store, words));
}

/** Whoever has turned back from the login is asked once whether it should stay here. */
function offerToKeep(guest: GuestStore, words: SavedWords): void {
  const offer = () => {
    const [design] = guest.listWaiting();
    if (!design) return;
    showToast({
      text: words.waiting.replace("{name}", () => design.title),
      link: { href: loginAddress(location.pathname + location.search), label: words.logIn },
      action: { label: words.keepHere, run: () => void guest.keepHere() },
      kind: SAVED_TOAST,
    });
  };
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) offer();
  });
  const [visit] = performance.getEntriesByType("navigation");
  const isBack = visit instanceof PerformanceNavigationTiming && visit.type === "back_forward";
  if (isBack || /\/auth\//.test(document.referrer)) offer();
}

function showHearts(part: ParentNode, store: WishlistStore): void {
  const keys = new Set(store.list().map(keyOf));
  for (const heart of part.querySelectorAll<HTMLElement>("[data-save]")) {
    const design = parseSavedDesign(heart.dataset.save);
    const key = design ? keyOf(design) : "";
    const isBusy = store.isBusy(key);
    // While it is on its way the heart shows what it will be.
    const isPressed = String(keys.has(key) !== isBusy);
    // Only what changes: every write of it makes the browser look for styles anew.
    if (heart.getAttribute("aria-pressed") !== isPressed) heart.setAttribute("aria-pressed", isPressed);
    if (heart.hasAttribute("aria-busy") === isBusy) continue;
    if (isBusy) heart.setAttribute("aria-busy", "true");
    else heart.removeAttribute("aria-busy");
  }
}

function showCount(opener: HTMLElement, { none, some }: SavedWords, count: number): void {
  opener.setAttribute("aria-label", count > 0 ? some.replace("{count}", String(count)) : none);
  const badge = opener.querySelector<HTMLElement>(".iconbtn__count");
  badge?.replaceChildren(String(count));
  if (badge) badge.hidden = count === 0;
}
