import { whileLoading } from "./gallery-loader.ts";
import { listIn, markShown, shownPages } from "./gallery-parts.ts";
import { type GalleryPlace, keepPlace, keptPlace } from "./gallery-place.ts";
import { addEntries, HELD, takePart } from "./grow-gallery.ts";
import { loadDocument } from "./load-gallery.ts";
import { beginTurn } from "./turns.ts";

/** Brings back what the history remembers: the pages above the one in the address, and where one was in them. */
export async function restoreGallery(gallery: HTMLElement): Promise<void> {
  const place = keptPlace();
  if (!place) return;
  const missing = hrefsBefore(gallery, place.first);
  listIn(gallery)?.style.setProperty(HELD, missing.length > 0 ? `${place.above}px` : "0");
  scrollTo({ top: place.scroll, behavior: "instant" });
  if (missing.length > 0) await bringBack(gallery, missing, place);
  keepPlace(gallery);
}

async function bringBack(gallery: HTMLElement, missing: string[], place: GalleryPlace): Promise<void> {
  const isStillWanted = beginTurn();
  const arrived = scrollY;
  gallery.dataset.grows = "before";
  try {
    const pages = await whileLoading(gallery, () => Promise.all(missing.map(loadDocument)));
    if (!isStillWanted()) return;
    const hasStayed = scrollY === arrived;
    gallery.querySelector("[data-gallery-list] > li")?.setAttribute("data-starts-page", "");
    for (const page of pages) addEntries(gallery, page, "before");
    const earliest = pages.at(-1);
    if (earliest) takePart(gallery, earliest, "before");
    markShown(gallery, { first: place.first });
    if (hasStayed) returnTo(gallery, place);
  } catch {
    // The way to the earlier pages is still there as a link.
    listIn(gallery)?.style.removeProperty(HELD);
  } finally {
    if (isStillWanted()) delete gallery.dataset.grows;
  }
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
