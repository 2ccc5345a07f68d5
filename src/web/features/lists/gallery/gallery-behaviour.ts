import { connection, mayPrefetch } from "../../../frame/navigation/prefetch.ts";
import { startsNavigation } from "../../../frame/navigation/starts-navigation.ts";
import { dispatchAdded, onAdded } from "../../../frame/page-events.ts";
import {
  adoptPart,
  announceShown,
  GROWING,
  galleryIn,
  isShown,
  listIn,
  loadGallery,
  loadNewest,
  markAddressShown,
  markShown,
  markStart,
  NoGallery,
  replaceAddress,
  type ScrollPosition,
  shownPages,
  storeScrollPosition,
} from "./gallery-state.ts";
import { showGallery } from "./show-gallery.ts";
import { spanOf } from "./shown-pages.ts";

/** Links in the gallery's parts, and the toggles in the filter bar. */
const LINKS = "[data-gallery-part] a[href], .filterbar a.chip:not([data-opens])";

export function attach(root: ParentNode): void {
  const gallery = galleryIn(root);
  if (!gallery) return;
  markAddressShown();
  // The position is stored when scrolling stops, and at the last moment before the visitor leaves.
  const keep = () => history.scrollRestoration === "manual" && storeScrollPosition(gallery);
  for (const type of ["scrollend", "click", "pagehide"]) addEventListener(type, keep, { capture: true });
  const look = growOnce(gallery);
  onAdded(root, (part) => {
    if (!part.matches(PARTS.after)) return;
    hasFailed = false;
    look();
  });
  root.addEventListener("click", (event) => answerClick(event, gallery));
  // The event does not bubble. An entry that opens becomes wider and may be moved to the next row, and its text begins
  // beside its photograph.
  root.addEventListener("toggle", showOpened, { capture: true });
  addEventListener("popstate", () => void followHistory(gallery));
  void restoreGallery(gallery).finally(look);
}

function showOpened({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  if (target.closest("[data-gallery] li"))
    target.querySelector("summary")?.scrollIntoView({ block: "nearest" });
}

async function followHistory(gallery: HTMLElement): Promise<void> {
  if (!isShown() && (await showGallery(location.href, { push: false }))) await restoreGallery(gallery);
}

function answerClick(event: Event, gallery: HTMLElement): void {
  if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return;
  if (event.target.closest(".gallery__failed button")) void growGallery(gallery, "after");
  const link = event.target.closest<HTMLAnchorElement>(LINKS);
  if (!link || link.pathname !== location.pathname) return;
  if (!startsNavigation(event, link, location.href)) return;
  event.preventDefault();
  if (link.matches(".gallery__more")) void growGallery(gallery, "after");
  else if (link.closest(".gallery__before")) void growGallery(gallery, "before");
  else void showGallery(link.href);
}

/** Far enough ahead that the reader does not notice the loading. */
const AHEAD = "0px 0px 150% 0px";

/**
 * Loads one more page automatically when the end is near; after that the visitor presses the button, so that the
 * footer is reachable. Returns a function that checks again.
 */
function growOnce(gallery: HTMLElement): () => void {
  const foot = gallery.querySelector(".gallery__foot");
  const observer = new IntersectionObserver(
    (changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting) && mayGrow(gallery))
        void growGallery(gallery, "after");
    },
    { rootMargin: AHEAD },
  );
  return () => {
    if (!foot) return;
    observer.unobserve(foot);
    observer.observe(foot);
  };
}

function mayGrow(gallery: HTMLElement): boolean {
  const { first, page } = shownPages(gallery);
  return first === page && !hasFailed && mayPrefetch(connection());
}

type Side = "after" | "before";

const WAYS: Record<Side, string> = { after: ".gallery__more", before: ".gallery__before a" };
const PARTS: Record<Side, string> = { after: ".gallery__foot", before: ".gallery__before" };
/** The space above the first entry that is reserved for loading pages. */
const HELD = "--held";
/** The next page could not be fetched. */
let hasFailed = false;

async function growGallery(gallery: HTMLElement, side: Side): Promise<void> {
  const link = gallery.querySelector<HTMLAnchorElement>(WAYS[side]);
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

async function fetchPages(
  gallery: HTMLElement,
  hrefs: readonly string[],
  take: (pages: Document[]) => void,
  giveUp: (error: unknown) => void,
): Promise<void> {
  gallery.classList.add(GROWING);
  try {
    const loaded = await loadNewest(gallery, () => Promise.all(hrefs.map(loadGallery)));
    if (!loaded) return;
    take(loaded.map(({ page }) => page));
  } catch (error) {
    giveUp(error);
  }
  gallery.classList.remove(GROWING);
}

function addPage(gallery: HTMLElement, page: Document, side: Side, href: string): void {
  const entries = addEntries(gallery, page, side);
  const [first] = entries;
  // An empty page ends the loading (DI-16).
  if (!first) {
    endGallery(gallery, side);
    return;
  }
  const hadFocus = gallery.querySelector(WAYS[side])?.contains(document.activeElement);
  const part = gallery.querySelector<HTMLElement>(PARTS[side]);
  if (part) adoptPart(part, page);
  const shown = shownPages(gallery);
  if (side === "after") {
    markStart(first);
    markShown(gallery, { page: shown.page + 1 });
    replaceAddress(href);
  } else markShown(gallery, { first: shown.first - 1 });
  storeScrollPosition(gallery);
  announceShown(gallery);
  const next = entries.at(side === "after" ? 0 : -1);
  if (hadFocus) next?.querySelector<HTMLElement>("a[href]")?.focus({ preventScroll: true });
}

/** Adds the entries of a page before or after the existing ones without moving the visible ones. */
function addEntries(gallery: HTMLElement, page: Document, side: Side): Element[] {
  const [list, theirs] = [listIn(gallery), listIn(page)];
  if (!list || !theirs) return [];
  // Only the first pictures of a document have a high fetch priority.
  for (const image of theirs.querySelectorAll("img")) {
    image.loading = "lazy";
    image.fetchPriority = "auto";
  }
  const entries = [...theirs.children].map((entry) => document.importNode(entry, true));
  if (side === "after") list.append(...entries);
  else prependQuietly(list, entries);
  for (const entry of entries) dispatchAdded(entry);
  return entries;
}

function prependQuietly(list: HTMLElement, entries: Element[]): void {
  const anchor = list.firstElementChild;
  const top = anchor?.getBoundingClientRect().top ?? 0;
  list.style.removeProperty(HELD);
  list.prepend(...entries);
  if (anchor) scrollBy({ top: anchor.getBoundingClientRect().top - top, behavior: "instant" });
}

function endGallery(gallery: HTMLElement, side: Side): void {
  gallery.querySelector(WAYS[side])?.remove();
  if (side === "after") markShown(gallery, { lastPage: shownPages(gallery).page });
}

function showFailure(gallery: HTMLElement, isFailure: boolean): void {
  hasFailed = isFailure;
  gallery.querySelector(".gallery__failed")?.toggleAttribute("hidden", !isFailure);
  gallery.querySelector(WAYS.after)?.toggleAttribute("hidden", isFailure);
}

/** Reserves space for the coming entries, so that nothing moves. Returns a function that removes the skeletons. */
function showSkeletons(gallery: HTMLElement): () => void {
  const template = gallery.querySelector<HTMLTemplateElement>(":scope > template");
  const { coming } = spanOf(shownPages(gallery));
  const skeletons = Array.from({ length: template ? coming : 0 }, () =>
    template?.content.firstElementChild?.cloneNode(true),
  ).filter((copy) => copy instanceof Element);
  listIn(gallery)?.append(...skeletons);
  return () => {
    for (const skeleton of skeletons) skeleton.remove();
  };
}

/** Restores the state in the history: the pages before the one in the URL, and the scroll position. */
async function restoreGallery(gallery: HTMLElement): Promise<void> {
  const position: ScrollPosition | undefined = history.state?.gallery;
  if (!position) return;
  const missing = hrefsBefore(gallery, position.first);
  const list = listIn(gallery);
  list?.style.setProperty(HELD, missing.length > 0 ? `${position.above}px` : "0");
  scrollTo({ top: position.scroll, behavior: "instant" });
  const arrived = scrollY;
  if (missing.length > 0)
    await fetchPages(
      gallery,
      missing,
      (pages) => {
        const hasStayed = scrollY === arrived;
        putBefore(gallery, pages, position);
        if (hasStayed) returnTo(gallery, position);
      },
      // If loading fails, the link to the earlier pages is still there.
      () => list?.style.removeProperty(HELD),
    );
  storeScrollPosition(gallery);
}

function putBefore(gallery: HTMLElement, pages: readonly Document[], { first }: ScrollPosition): void {
  const entry = listIn(gallery)?.firstElementChild;
  if (entry) markStart(entry);
  for (const page of pages) addEntries(gallery, page, "before");
  const before = gallery.querySelector<HTMLElement>(PARTS.before);
  const earliest = pages.at(-1);
  if (before && earliest) adoptPart(before, earliest);
  markShown(gallery, { first });
}

/** Scrolls to the entry and not to the distance, because another viewport width has other rows. */
function returnTo(gallery: HTMLElement, { entry, offset }: ScrollPosition): void {
  const target = listIn(gallery)?.children[entry];
  if (target) scrollBy({ top: target.getBoundingClientRect().top - offset, behavior: "instant" });
}

/** The nearest page comes first. */
function hrefsBefore(gallery: HTMLElement, first: number): string[] {
  const { first: shown } = shownPages(gallery);
  return Array.from({ length: Math.max(0, shown - first) }, (_, index) => {
    const url = new URL(location.href);
    const page = shown - 1 - index;
    if (page > 1) url.searchParams.set("page", String(page));
    else url.searchParams.delete("page");
    return url.href;
  });
}
