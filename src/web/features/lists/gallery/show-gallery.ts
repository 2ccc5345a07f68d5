import {
  adoptList,
  announceShown,
  galleryIn,
  loadGallery,
  loadNewest,
  markAddressShown,
  reportShown,
  storeScrollPosition,
} from "./gallery-state.ts";

interface ShowOptions {
  /** Adds a history entry; false while moving through the history. */
  push?: boolean;
}

/**
 * Shows another URL of the gallery in this document, or navigates to it. Returns false if a newer request has
 * started.
 */
export async function showGallery(href: string, { push = true }: ShowOptions = {}): Promise<boolean> {
  const gallery = galleryIn(document);
  try {
    if (!gallery) throw new Error("There is no gallery in this page");
    const loaded = await loadNewest(gallery, () => loadGallery(href));
    if (!loaded) return false;
    if (push) pushAddress(gallery, loaded.href);
    markAddressShown();
    const restoreFocus = rememberFocus(gallery);
    document.title = loaded.page.title;
    adoptList(gallery, loaded.page);
    restoreFocus();
    reportShown(gallery);
    // Start at the top of the new list.
    if (push && gallery.getBoundingClientRect().top < 0) gallery.scrollIntoView({ behavior: "instant" });
    announceShown(gallery);
    return true;
  } catch {
    if (push) location.assign(href);
    else location.reload();
    return false;
  }
}

function pushAddress(gallery: HTMLElement, href: string): void {
  storeScrollPosition(gallery);
  if (href !== location.href) history.pushState(null, "", href);
}

/** React's generated ids depend on the preceding elements; these attributes are stable. */
const TELLING = ["name", "value", "href"];

/** Restores the focus: on the same control if it still exists, else on the heading of the list. */
function rememberFocus(gallery: HTMLElement): () => void {
  const focused = document.activeElement;
  const part = focused?.closest("[data-gallery-part]");
  if (!focused || !part) return () => {};
  const isSame = (name: string, other: Element) => other.getAttribute(name) === focused.getAttribute(name);
  const told = TELLING.filter((name) => focused.hasAttribute(name));
  return () => {
    const alike = [...part.querySelectorAll<HTMLElement>(focused.localName)];
    const same =
      alike.find(({ id }) => /^[a-z]/i.test(id) && id === focused.id) ??
      alike.find((other) => told.length > 0 && told.every((name) => isSame(name, other))) ??
      // The URL of a toggle changes when it is on, but its text stays the same.
      alike.find(({ textContent }) => textContent !== "" && textContent === focused.textContent);
    same?.focus({ preventScroll: true });
    if (same && document.activeElement === same) return;
    gallery.querySelector("h2")?.focus({ preventScroll: true });
  };
}
