import { announceAdded } from "../../frame/added-content.ts";
import { whileLoading } from "./gallery-loader.ts";
import { listIn, markShown, sayShown, shownPages } from "./gallery-parts.ts";
import { keepPlace, replaceAddress } from "./gallery-place.ts";
import { loadDocument, NoGallery } from "./load-gallery.ts";
import { showSkeletons } from "./skeletons.ts";
import { beginTurn } from "./turns.ts";

type Side = "after" | "before";

const LINKS: Record<Side, string> = { after: "[data-gallery-more]", before: "[data-gallery-earlier]" };
/** The room above the first entry that is held for pages on their way. */
export const HELD = "--held";
const PARTS: Record<Side, string> = { after: "foot", before: "before" };

/** Puts the next or the previous page to those that are shown. Whether it came. */
export async function growGallery(gallery: HTMLElement, side: Side): Promise<boolean> {
  const link = gallery.querySelector<HTMLAnchorElement>(LINKS[side]);
  if (!link || gallery.dataset.grows) return false;
  const isStillWanted = beginTurn();
  gallery.dataset.grows = side;
  showFailure(gallery, false);
  const removeSkeletons = side === "after" ? showSkeletons(gallery, Number(link.dataset.coming)) : undefined;
  try {
    const page = await whileLoading(gallery, () => loadDocument(link.href));
    if (!isStillWanted()) return false;
    removeSkeletons?.();
    return addPage(gallery, page, side, link.href);
  } catch (error) {
    if (!isStillWanted()) return false;
    removeSkeletons?.();
    if (error instanceof NoGallery && error.status === 404) endGallery(gallery, side);
    else showFailure(gallery, true);
    return false;
  } finally {
    // Whoever asked since then has marked the gallery for themselves.
    if (isStillWanted()) delete gallery.dataset.grows;
  }
}

/** The entries of a page, before or behind those that are there; nothing that one looks at moves. */
export function addEntries(gallery: HTMLElement, page: Document, side: Side): Element[] {
  const list = listIn(gallery);
  // What comes into view later has no claim to be loaded first.
  for (const image of page.querySelectorAll("[data-gallery-list] img")) {
    image.setAttribute("loading", "lazy");
    image.removeAttribute("fetchpriority");
  }
  const entries = [...(listIn(page)?.children ?? [])].map((entry) => document.importNode(entry, true));
  if (!list || entries.length === 0) return [];
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

function addPage(gallery: HTMLElement, page: Document, side: Side, href: string): boolean {
  const [first, ...rest] = addEntries(gallery, page, side);
  // If none come back, loading completes (DI-16).
  if (!first) {
    endGallery(gallery, side);
    return false;
  }
  const hadFocus = gallery.querySelector(LINKS[side])?.contains(document.activeElement);
  takePart(gallery, page, PARTS[side]);
  if (side === "after") markStart(gallery, first);
  const shown = shownPages(gallery);
  markShown(gallery, side === "after" ? { page: shown.page + 1 } : { first: shown.first - 1 });
  if (side === "after") replaceAddress(href);
  keepPlace(gallery);
  sayShown(gallery);
  const next = side === "after" ? first : (rest.at(-1) ?? first);
  if (hadFocus) next.querySelector<HTMLElement>("a[href]")?.focus({ preventScroll: true });
  return true;
}

/** Where the page in the address begins: what stands above it has to be fetched again one day. */
function markStart(gallery: HTMLElement, entry: Element): void {
  gallery.querySelector("[data-starts-page]")?.removeAttribute("data-starts-page");
  entry.setAttribute("data-starts-page", "");
}

/** The part of another page in place of ours. */
export function takePart(gallery: HTMLElement, page: Document, name: string): void {
  const selector = `[data-gallery-part="${name}"]`;
  const theirs = page.querySelector(selector);
  const children = [...(theirs?.childNodes ?? [])].map((node) => document.importNode(node, true));
  gallery.querySelector(selector)?.replaceChildren(...children);
}

function endGallery(gallery: HTMLElement, side: Side): void {
  gallery.querySelector(LINKS[side])?.remove();
  if (side === "after") markShown(gallery, { lastPage: shownPages(gallery).page });
}

function showFailure(gallery: HTMLElement, hasFailed: boolean): void {
  const failed = gallery.querySelector<HTMLElement>("[data-gallery-failed]");
  const more = gallery.querySelector<HTMLElement>(LINKS.after);
  if (failed) failed.hidden = !hasFailed;
  if (more) more.hidden = hasFailed;
}
