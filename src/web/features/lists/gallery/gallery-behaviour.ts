import { onAdded } from "../../../frame/added-content.ts";
import { connection, mayPrefetch } from "../../../frame/navigation/prefetch.ts";
import { startsNavigation } from "../../../frame/navigation/starts-navigation.ts";
import {
  followPlace,
  type GalleryPlace,
  galleryIn,
  isShown,
  keepPlace,
  keptPlace,
  listIn,
  markAddressShown,
  markShown,
  markStart,
  shownPages,
  takePart,
} from "./gallery-parts.ts";
import { addEntries, fetchPages, growGallery, HELD } from "./grow-gallery.ts";
import { showGallery } from "./show-gallery.ts";

/** In its own parts, and what is switched on and off in the bar of filters. */
const LINKS = "[data-gallery-part] a[href], .filterbar a.chip:not([data-opens])";

export function attach(root: ParentNode): void {
  const gallery = galleryIn(root);
  if (!gallery) return;
  markAddressShown();
  followPlace(gallery);
  const look = growOnce(gallery);
  onAdded(root, (part) => {
    if (part.matches(".gallery__foot")) look();
  });
  root.addEventListener("click", (event) => answerClick(event, gallery));
  addEventListener("popstate", () => void followHistory(gallery));
  void restoreGallery(gallery).finally(look);
}

async function followHistory(gallery: HTMLElement): Promise<void> {
  if (!isShown() && (await showGallery(location.href, { push: false }))) await restoreGallery(gallery);
}

function answerClick(event: Event, gallery: HTMLElement): void {
  if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return;
  if (event.target.closest(".gallery__failed button")) void growGallery(gallery, "after");
  const link = event.target.closest<HTMLAnchorElement>(LINKS);
  if (!link || !isSameGallery(link.href)) return;
  if (!startsNavigation(event, link, location.href)) return;
  event.preventDefault();
  if (link.matches(".gallery__more")) void growGallery(gallery, "after");
  else if (link.closest(".gallery__before")) void growGallery(gallery, "before");
  else void showGallery(link.href);
}

function isSameGallery(href: string): boolean {
  return new URL(href).pathname === location.pathname;
}

/** Far enough ahead that a reader does not see it come. */
const AHEAD = "0px 0px 150% 0px";

/**
 * The first further page comes by itself when its place comes near; after that the button asks, so that the footer can
 * be reached. Returns how to look again, after the list has changed.
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
  const hasFailed = gallery.querySelector(".gallery__failed:not([hidden])") !== null;
  return first === page && !hasFailed && mayPrefetch(connection());
}

/** Brings back what the history remembers: the pages above the one in the address, and where one was in them. */
async function restoreGallery(gallery: HTMLElement): Promise<void> {
  const place = keptPlace();
  if (!place) return;
  const missing = hrefsBefore(gallery, place.first);
  const list = listIn(gallery);
  list?.style.setProperty(HELD, missing.length > 0 ? `${place.above}px` : "0");
  scrollTo({ top: place.scroll, behavior: "instant" });
  const arrived = scrollY;
  if (missing.length > 0)
    await fetchPages(
      gallery,
      missing,
      (pages) => {
        const hasStayed = scrollY === arrived;
        putBefore(gallery, pages, place);
        if (hasStayed) returnTo(gallery, place);
      },
      // The way to the earlier pages is still there as a link.
      () => list?.style.removeProperty(HELD),
    );
  keepPlace(gallery);
}

function putBefore(gallery: HTMLElement, pages: readonly Document[], { first }: GalleryPlace): void {
  const entry = listIn(gallery)?.firstElementChild;
  if (entry) markStart(entry);
  for (const page of pages) addEntries(gallery, page, "before");
  const before = gallery.querySelector<HTMLElement>(".gallery__before");
  const earliest = pages.at(-1);
  if (before && earliest) takePart(before, earliest);
  markShown(gallery, { first });
}

/** A window of another width has other rows: the entry counts, not the distance. */
function returnTo(gallery: HTMLElement, { entry, offset }: GalleryPlace): void {
  const target = listIn(gallery)?.children[entry];
  if (target) scrollBy({ top: target.getBoundingClientRect().top - offset, behavior: "instant" });
}

/** The nearest first. */
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
