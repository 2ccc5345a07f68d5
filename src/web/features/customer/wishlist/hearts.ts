import { matchEdition } from "../../../../editions/edition.ts";
import { onAdded } from "../../../frame/page-events.ts";
import { parseJson } from "../../../frame/state/browser-storage.ts";
import { keyOf, readDesign, type SavedDesign } from "./saved-design.ts";
import { guestDesigns, savedDesigns } from "./saved-designs.ts";
import type { SavedWords } from "./saved-words.ts";
import { reportOutcome, toggleSaved } from "./toggle-saved.ts";
import type { GuestStore, WishlistStore } from "./wishlist-store.ts";

export type PressHeart = (heart: HTMLElement) => void;

export function attachHearts(root: ParentNode, opener: HTMLElement): PressHeart {
  const words: SavedWords = JSON.parse(opener.dataset.savedWords ?? "");
  const { country } = matchEdition(location.pathname);
  const store = savedDesigns(country);
  const show = () => {
    showHearts(root, store);
    showCount(opener, words, store.list().length);
  };
  store.subscribe(show);
  onAdded(root, (part) => showHearts(part, store));
  show();
  const guest = guestDesigns(country);
  if (store.storage === "device") attachOffer(guest, words);
  else if (guest.list().length > 0) void join(store, guest, words);
  return (heart) => {
    const design = designOf(heart);
    if (design) void toggleSaved(design, store, words);
  };
}

async function join(store: WishlistStore, guest: GuestStore, words: SavedWords): Promise<void> {
  const { joinAccount } = await import("./account/join-account.ts");
  await joinAccount(store, guest, (design, outcome) => reportOutcome(design, outcome, store, words));
}

/** Loaded only for visitors whose design waits for a login. */
function attachOffer(guest: GuestStore, words: SavedWords): void {
  const offer = async (isReturned: boolean) => {
    if (guest.listWaiting().length === 0) return;
    (await import("./offer-login.ts")).offerLogin(guest, words, isReturned);
  };
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void offer(true);
  });
  void offer(false);
}

function showHearts(part: ParentNode, store: WishlistStore): void {
  const keys = new Set(store.list().map(keyOf));
  for (const heart of part.querySelectorAll<HTMLElement>("[data-save]")) {
    const design = designOf(heart);
    const key = design ? keyOf(design) : "";
    const isBusy = store.isBusy(key);
    // While a request is running, the heart already shows the new state.
    const isPressed = String(keys.has(key) !== isBusy);
    // Writes the attribute only when it changes, because every write makes the browser recalculate styles.
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

function designOf(heart: HTMLElement): SavedDesign | undefined {
  return readDesign(parseJson(heart.dataset.save));
}
