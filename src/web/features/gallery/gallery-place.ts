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

/** The address that is shown: what the history goes through may have gone ahead of it. */
let shown = "";
/** Where the page in the address begins: what stands above it has to be fetched again one day. */
let start: Element | undefined;

export function isShown(): boolean {
  return shown === location.pathname + location.search;
}

export function markAddressShown(): void {
  shown = location.pathname + location.search;
}

export function markStart(entry: Element): void {
  start = entry;
}

/** The page in the address, without a new step in the history (DI-16). */
export function replaceAddress(href: string): void {
  history.replaceState(history.state, "", href);
  markAddressShown();
  const gallery = galleryIn(document);
  if (gallery) tellShown(gallery);
}

export function keptPlace(): GalleryPlace | undefined {
  return history.state?.gallery;
}

/** Notes the place. The browser's own memory of it knows nothing of pages that come later, and would be wrong. */
export function keepPlace(gallery: HTMLElement): void {
  if (!isShown()) return;
  history.scrollRestoration = "manual";
  history.replaceState({ ...history.state, gallery: placeIn(gallery) }, "");
}

/** Keeps the place up to date where one comes to rest, and at the last moment before one leaves. */
export function followPlace(gallery: HTMLElement): void {
  const keep = () => {
    if (history.scrollRestoration === "manual") keepPlace(gallery);
  };
  for (const type of ["scrollend", "click", "pagehide"]) addEventListener(type, keep, { capture: true });
}

function placeIn(gallery: HTMLElement): GalleryPlace {
  const entries = [...(listIn(gallery)?.children ?? [])];
  const boxes = entries.map((entry) => entry.getBoundingClientRect());
  const entry = Math.max(
    0,
    boxes.findIndex(({ bottom }) => bottom > 0),
  );
  const top = boxes[0]?.top ?? 0;
  return {
    first: shownPages(gallery).first,
    scroll: scrollY,
    above: start?.isConnected ? start.getBoundingClientRect().top - top : 0,
    entry,
    offset: boxes[entry]?.top ?? 0,
  };
}
