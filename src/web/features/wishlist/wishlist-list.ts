import { isCountry } from "../../../editions/countries.ts";
import { stampUrl } from "../../../ui/media/photo.ts";
import { atImageHostsOfPage } from "../../frame/image-hosts.ts";
import { keyOf, type SavedDesign } from "./saved-design.ts";
import { showPrice } from "./saved-price.ts";
import { shareDesigns } from "./share-designs.ts";
import { putBack } from "./toggle-saved.ts";
import { announceSaved } from "./wishlist-events.ts";
import type { WishlistStore } from "./wishlist-store.ts";

const attached = new WeakSet<Element>();

/** Fills the drawer as it opens, and keeps it true to other tabs while it is open. */
export function showList(drawer: HTMLDialogElement, store: WishlistStore): void {
  fill(drawer, store);
  if (attached.has(drawer)) return;
  attached.add(drawer);
  store.onChange(() => {
    // What is taken out here stays in its place until the drawer closes, so that it can be put back.
    if (drawer.open && !document.hasFocus()) fill(drawer, store);
    else showEnds(drawer, store);
  });
  drawer.addEventListener("click", ({ target }) => {
    // A jump within this page leads nowhere while the drawer lies over it.
    if (target instanceof Element && target.closest('a[href*="#"]')) drawer.close();
  });
  const share = drawer.querySelector<HTMLElement>("[data-saved-share]");
  share?.addEventListener("click", () => void shareDesigns(store.list(), share));
}

function fill(drawer: HTMLElement, store: WishlistStore): void {
  const mould =
    drawer.querySelector<HTMLTemplateElement>("template[data-saved-item]")?.content.firstElementChild;
  if (!mould) return;
  const { country = "" } = drawer.dataset;
  const rows = store.list().map((design) => {
    const row = document.importNode(mould, true);
    describe(row, design);
    attachButtons(row, design, store);
    if (isCountry(country)) void showPrice(row, design, country);
    return row;
  });
  drawer.querySelector("[data-saved-list]")?.replaceChildren(...rows);
  showEnds(drawer, store);
}

function describe(row: Element, { title, href, image }: SavedDesign): void {
  const link = row.querySelector("a");
  link?.setAttribute("href", href);
  link?.replaceChildren(title);
  row.querySelector("img")?.setAttribute("src", stampUrl({ url: image }, atImageHostsOfPage()));
}

function attachButtons(row: Element, design: SavedDesign, store: WishlistStore): void {
  const remove = row.querySelector<HTMLElement>("[data-saved-remove]");
  const undo = row.querySelector<HTMLElement>("[data-saved-undo]");
  remove?.setAttribute("aria-label", (remove.ariaLabel ?? "").replace("{name}", design.title));
  remove?.addEventListener("click", async () => {
    row.classList.add("is-removed");
    undo?.focus();
    await store.remove(keyOf(design));
    announceSaved("remove", design, store);
  });
  undo?.addEventListener("click", async () => {
    row.classList.remove("is-removed");
    remove?.focus();
    await putBack(design, store);
  });
}

/** An empty list has its own words; one that was emptied just now still shows what can be put back. */
function showEnds(drawer: HTMLElement, store: WishlistStore): void {
  const isEmpty = store.list().length === 0;
  const hasRows = drawer.querySelector("[data-saved-list] > *") !== null;
  for (const part of drawer.querySelectorAll<HTMLElement>("[data-saved-when]"))
    part.hidden = part.dataset.savedWhen === "empty" ? hasRows : isEmpty;
}
