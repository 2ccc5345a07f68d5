import { matchEdition } from "../../../editions/edition.ts";
import { onAdded } from "../../frame/added-content.ts";
import { keyOf, parseSavedDesign } from "./saved-design.ts";
import { savedDesigns } from "./saved-designs.ts";
import type { SavedWords } from "./saved-words.ts";
import { toggleSaved } from "./toggle-saved.ts";
import type { WishlistStore } from "./wishlist-store.ts";

/**
 * Hearts save, and show what is saved, in the page and in what joins it; the header counts. There are dozens of them on a
 * page and all they show is whether they are pressed, so this is no island: nobody loads React to press one.
 */
export function attach(root: ParentNode): void {
  const opener = root.querySelector<HTMLElement>("[data-saved-words]");
  if (!opener) return;
  const words: SavedWords = JSON.parse(opener.dataset.savedWords ?? "");
  const store = savedDesigns(matchEdition(location.pathname).country);
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
}

function showHearts(part: ParentNode, store: WishlistStore): void {
  const keys = new Set(store.list().map(keyOf));
  for (const heart of part.querySelectorAll<HTMLElement>("[data-save]")) {
    const design = parseSavedDesign(heart.dataset.save);
    const isPressed = String(design !== undefined && keys.has(keyOf(design)));
    // Only what changes: every write of it makes the browser look for styles anew.
    if (heart.getAttribute("aria-pressed") !== isPressed) heart.setAttribute("aria-pressed", isPressed);
  }
}

function showCount(opener: HTMLElement, { none, some }: SavedWords, count: number): void {
  opener.setAttribute("aria-label", count > 0 ? some.replace("{count}", String(count)) : none);
  const badge = opener.querySelector<HTMLElement>(".iconbtn__count");
  badge?.replaceChildren(String(count));
  if (badge) badge.hidden = count === 0;
}
