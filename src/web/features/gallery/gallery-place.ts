import { galleryIn, listIn, shownPages, tellShown } from "./gallery-parts.ts";

/** Where a visitor is in a gallery that has grown; kept in the history, so that Back finds it even in a new document. */
export interface GalleryPlace {
  /** The first page in the list; the last is the one in the address. */
  first: number;
  scroll: number;
  /** How much of the list stands above the page in the address. */
  above: number;
  /** The entry at the top of the window, and how far it is from there. */
  entry: number;
  offset: number;
}

const REST_MS = 150;

/** The address that is shown: what the history goes through may have gone ahead of it. */
let shown = "";

export function isShown(): boolean {
  return shown === addressOf(location.href);
}

export function markAddressShown(): void {
  shown = addressOf(location.href);
}

/** The page in the address, without a new step in the history (DI-16). */
export function replaceAddress(href: string): void {
  history.replaceState(history.state, "", href);
  markAddressShown();
  const gallery = galleryIn(document);
  if (gallery) tellShown(gallery);
}

export function keptPlace(): GalleryPlace | undefined {
  const place: unknown = history.state?.gallery;
  return isPlace(place) ? place : undefined;
}

/** Notes the place. The browser's own memory of it knows nothing of pages that come later, and would be wrong. */
export function keepPlace(gallery: HTMLElement): void {
  if (!isShown()) return;
  history.scrollRestoration = "manual";
  history.replaceState({ ...history.state, gallery: placeIn(gallery) }, "");
}

/** Keeps the place up to date while one scrolls, and at the last moment before one leaves. */
export function followPlace(gallery: HTMLElement): void {
  const keep = () => {
    if (history.scrollRestoration === "manual") keepPlace(gallery);
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    "scroll",
    () => {
      clearTimeout(resting);
      resting = setTimeout(keep, REST_MS);
    },
    { passive: true },
  );
  addEventListener("click", keep, { capture: true });
  addEventListener("pagehide", keep);
}

function placeIn(gallery: HTMLElement): GalleryPlace {
  const { first } = shownPages(gallery);
  const list = listIn(gallery);
  const entries = [...(list?.children ?? [])];
  const entry = Math.max(
    0,
    entries.findIndex((candidate) => candidate.getBoundingClientRect().bottom > 0),
  );
  const start = gallery.querySelector("[data-starts-page]") ?? entries[0];
  const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0;
  return {
    first,
    scroll: scrollY,
    above: topOf(start) - topOf(entries[0]),
    entry,
    offset: topOf(entries[entry]),
  };
}

function addressOf(href: string): string {
  const { pathname, search } = new URL(href);
  return pathname + search;
}

function isPlace(value: unknown): value is GalleryPlace {
  const fields = ["first", "scroll", "above", "entry", "offset"];
  return (
    typeof value === "object" &&
    value !== null &&
    fields.every((field) => typeof Reflect.get(value, field) === "number")
  );
}
