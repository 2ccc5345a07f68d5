import { listIn, markShown, shownPages, takePart } from "./gallery-parts.ts";
import { type GalleryPlace, keepPlace, keptPlace, markStart } from "./gallery-place.ts";
import { addEntries, fetchPages, HELD } from "./grow-gallery.ts";

/** Brings back what the history remembers: the pages above the one in the address, and where one was in them. */
export async function restoreGallery(gallery: HTMLElement): Promise<void> {
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
