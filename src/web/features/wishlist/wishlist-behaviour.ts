import { onAdded } from "../../frame/added-content.ts";
import { createDeviceStore } from "./device-store.ts";
import { keyOf, parseSavedDesign } from "./saved-design.ts";
import { toggleSaved } from "./toggle-saved.ts";
import type { WishlistStore } from "./wishlist-store.ts";

/** Hearts save and show what is saved, in the page and in what joins it; the header counts. */
export function attach(root: ParentNode): void {
  const drawer = root.querySelector<HTMLDialogElement>("[data-saved-drawer]");
  if (!drawer) return;
  const store = createDeviceStore(drawer.dataset.country ?? "", window);
  const show = () => {
    showHearts(root, store);
    showCount(root, store.list().length);
  };
  store.onChange(show);
  onAdded(root, (part) => showHearts(part, store));
  root.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const design = parseSavedDesign(target.closest<HTMLElement>("[data-save]")?.dataset.save);
    if (design) void toggleSaved(design, store, drawer);
    if (target.closest(`[data-opens="${drawer.id}"]`)) void fill(drawer, store);
  });
  show();
  // Opened before this was there.
  if (drawer.open) void fill(drawer, store);
}

/** Who never opens the drawer does not load what fills it. */
async function fill(drawer: HTMLDialogElement, store: WishlistStore): Promise<void> {
  const { showList } = await import("./wishlist-list.ts");
  showList(drawer, store);
}

function showHearts(part: ParentNode, store: WishlistStore): void {
  const keys = new Set(store.list().map(keyOf));
  for (const heart of part.querySelectorAll<HTMLElement>("[data-save]")) {
    const design = parseSavedDesign(heart.dataset.save);
    heart.setAttribute("aria-pressed", String(design !== undefined && keys.has(keyOf(design))));
  }
}

function showCount(root: ParentNode, count: number): void {
  const opener = root.querySelector<HTMLElement>("[data-saved-count]");
  const badge = opener?.querySelector<HTMLElement>(".iconbtn__count");
  if (!opener || !badge) return;
  const { label = "", labelCount = "" } = opener.dataset;
  opener.setAttribute("aria-label", count > 0 ? labelCount.replace("{count}", String(count)) : label);
  badge.textContent = String(count);
  badge.hidden = count === 0;
}
