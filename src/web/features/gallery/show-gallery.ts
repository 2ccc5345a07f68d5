import { whileLoading } from "./gallery-loader.ts";
import { galleryIn, sayShown, takePart, tellShown } from "./gallery-parts.ts";
import { keepPlace, markAddressShown } from "./gallery-place.ts";
import { GROWING } from "./grow-gallery.ts";
import { type LoadedGallery, loadGallery } from "./load-gallery.ts";
import { rememberFocus } from "./remember-focus.ts";
import { beginTurn } from "./turns.ts";

interface ShowOptions {
  /** A new step in the history; not on the way through it. */
  push?: boolean;
}

/**
 * Shows another address of the gallery in this document. What cannot be shown so is gone to like any page. Whether it is
 * shown: something newer may have been asked for meanwhile.
 */
export async function showGallery(href: string, { push = true }: ShowOptions = {}): Promise<boolean> {
  const isStillWanted = beginTurn();
  const gallery = galleryIn(document);
  try {
    if (!gallery) throw new Error("There is no gallery in this page");
    const loaded = await whileLoading(gallery, () => loadGallery(href));
    if (!isStillWanted()) return false;
    if (push) pushAddress(gallery, loaded.href);
    markAddressShown();
    replaceParts(gallery, loaded);
    tellShown(gallery);
    // Whoever was deep in the old list begins the new one at its top.
    if (push && gallery.getBoundingClientRect().top < 0) gallery.scrollIntoView({ behavior: "instant" });
    sayShown(gallery);
    return true;
  } catch {
    if (!isStillWanted()) return false;
    if (push) location.assign(href);
    else location.reload();
    return false;
  }
}

function pushAddress(gallery: HTMLElement, href: string): void {
  keepPlace(gallery);
  if (href !== location.href) history.pushState(null, "", href);
}

function replaceParts(gallery: HTMLElement, { page }: LoadedGallery): void {
  const restoreFocus = rememberFocus(gallery);
  document.title = page.title;
  Object.assign(gallery.dataset, galleryIn(page)?.dataset);
  // A page that was on its way belonged to the old list.
  gallery.classList.remove(GROWING);
  for (const part of document.querySelectorAll<HTMLElement>("[data-gallery-part]")) takePart(part, page);
  restoreFocus();
}
