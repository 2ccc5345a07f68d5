import { announceAdded } from "../../../frame/added-content.ts";
import {
  keepPlace,
  listIn,
  markShown,
  markStart,
  replaceAddress,
  sayShown,
  shownPages,
  takePart,
} from "./gallery-parts.ts";
import { beginTurn, loadGallery, NoGallery, whileLoading } from "./load-gallery.ts";
import { spanOf } from "./shown-pages.ts";

type Side = "after" | "before";

const LINKS: Record<Side, string> = { after: ".gallery__more", before: ".gallery__before a" };
const PARTS: Record<Side, string> = { after: ".gallery__foot", before: ".gallery__before" };
/** The room above the first entry that is held for pages on their way. */
export const HELD = "--held";
export const GROWING = "is-growing";

/** Puts the next or the previous page to those that are shown. */
export async function growGallery(gallery: HTMLElement, side: Side): Promise<void> {
  const link = gallery.querySelector<HTMLAnchorElement>(LINKS[side]);
  if (!link || gallery.classList.contains(GROWING)) return;
  showFailure(gallery, false);
  const removeSkeletons = side === "after" ? showSkeletons(gallery) : () => {};
  await fetchPages(
    gallery,
    [link.href],
    ([page]) => {
      removeSkeletons();
      if (page) addPage(gallery, page, side, link.href);
    },
    (error) => {
      removeSkeletons();
      if (error instanceof NoGallery && error.status === 404) endGallery(gallery, side);
      else showFailure(gallery, true);
    },
  );
}

/** Further pages of the list, unless something newer is asked for meanwhile. */
export async function fetchPages(
  gallery: HTMLElement,
  hrefs: readonly string[],
  take: (pages: Document[]) => void,
  giveUp: (error: unknown) => void,
): Promise<void> {
  const isStillWanted = beginTurn();
  gallery.classList.add(GROWING);
  try {
    const loaded = await whileLoading(gallery, () => Promise.all(hrefs.map(loadGallery)));
    if (isStillWanted()) take(loaded.map(({ page }) => page));
  } catch (error) {
    if (isStillWanted()) giveUp(error);
  }
  // Whoever asked since then has marked the gallery for themselves.
  if (isStillWanted()) gallery.classList.remove(GROWING);
}

/** The entries of a page, before or behind those that are there; nothing that one looks at moves. */
export function addEntries(gallery: HTMLElement, page: Document, side: Side): Element[] {
  const [list, theirs] = [listIn(gallery), listIn(page)];
  if (!list || !theirs) return [];
  // What comes into view later has no claim to be loaded first.
  for (const image of theirs.querySelectorAll("img")) {
    image.loading = "lazy";
    image.fetchPriority = "auto";
  }
  const entries = [...theirs.children].map((entry) => document.importNode(entry, true));
  if (side === "after") list.append(...entries);
  else prependQuietly(list, entries);
  for (const entry of entries) announceAdded(entry);
  return entries;
}

function prependQuietly(list: HTMLElement, entries: Element[]): void {
  const anchor = list.firstElementChild;
  const top = anchor?.getBoundingClientRect().top ?? 0;
  list.style.removeProperty(HELD);
  list.prepend(...entries);
  if (anchor) scrollBy({ top: anchor.getBoundingClientRect().top - top, behavior: "instant" });
}

function addPage(gallery: HTMLElement, page: Document, side: Side, href: string): void {
  const entries = addEntries(gallery, page, side);
  const [first] = entries;
  // If none come back, loading completes (DI-16).
  if (!first) {
    endGallery(gallery, side);
    return;
  }
  const hadFocus = gallery.querySelector(LINKS[side])?.contains(document.activeElement);
  const part = gallery.querySelector<HTMLElement>(PARTS[side]);
  if (part) takePart(part, page);
  const shown = shownPages(gallery);
  if (side === "after") {
    markStart(first);
    markShown(gallery, { page: shown.page + 1 });
    replaceAddress(href);
  } else markShown(gallery, { first: shown.first - 1 });
  keepPlace(gallery);
  sayShown(gallery);
  const next = entries.at(side === "after" ? 0 : -1);
  if (hadFocus) next?.querySelector<HTMLElement>("a[href]")?.focus({ preventScroll: true });
}

function endGallery(gallery: HTMLElement, side: Side): void {
  gallery.querySelector(LINKS[side])?.remove();
  if (side === "after") markShown(gallery, { lastPage: shownPages(gallery).page });
}

function showFailure(gallery: HTMLElement, hasFailed: boolean): void {
  gallery.querySelector(".gallery__failed")?.toggleAttribute("hidden", !hasFailed);
  gallery.querySelector(LINKS.after)?.toggleAttribute("hidden", hasFailed);
}

/** Holds the room of what is coming, so that nothing jumps when it is there. Returns how to clear it away. */
function showSkeletons(gallery: HTMLElement): () => void {
  const mould = gallery.querySelector<HTMLTemplateElement>(":scope > template")?.content;
  const { coming } = spanOf(shownPages(gallery));
  const skeletons = Array.from({ length: mould ? coming : 0 }, () => mould?.cloneNode(true)).flatMap(
    (copy) => [...(copy?.childNodes ?? [])],
  );
  listIn(gallery)?.append(...skeletons);
  return () => {
    for (const skeleton of skeletons) skeleton.parentNode?.removeChild(skeleton);
  };
}
