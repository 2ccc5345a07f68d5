import {
  galleryIn,
  keepPlace,
  loadGallery,
  loadNewest,
  markAddressShown,
  sayShown,
  takeList,
  tellShown,
} from "./gallery-state.ts";

interface ShowOptions {
  /** A new step in the history; not on the way through it. */
  push?: boolean;
}

/**
 * Shows another address of the gallery in this document, or goes to it. False where something newer was asked for
 * meanwhile.
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
    takeList(gallery, loaded.page);
    restoreFocus();
    tellShown(gallery);
    // Start at the top of the new list.
    if (push && gallery.getBoundingClientRect().top < 0) gallery.scrollIntoView({ behavior: "instant" });
    sayShown(gallery);
    return true;
  } catch {
    if (push) location.assign(href);
    else location.reload();
    return false;
  }
}

function pushAddress(gallery: HTMLElement, href: string): void {
  keepPlace(gallery);
  if (href !== location.href) history.pushState(null, "", href);
}

/** React's own ids change with what stands before an element; names and values are ours. */
const TELLING = ["name", "value", "href"];

/** Keeps the focus: on the same control if it is still there, else on the heading of the list. */
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
      // A link that turns something on is another address when it is on, but says the same.
      alike.find(({ textContent }) => textContent !== "" && textContent === focused.textContent);
    same?.focus({ preventScroll: true });
    if (same && document.activeElement === same) return;
    gallery.querySelector("h2")?.focus({ preventScroll: true });
  };
}
