import { announceAdded } from "../../../frame/added-content.ts";
import { hydrateState } from "../../../frame/state/carry-state.ts";
import { type ShownPages, spanOf } from "./shown-pages.ts";

export function galleryIn(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>("[data-gallery]");
}

export function listIn(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>(".gallery__grid");
}

export function shownPages({ dataset }: HTMLElement): ShownPages {
  return JSON.parse(dataset.gallery ?? "{}");
}

/** Says which pages stand in the list now, in the words that came with it. */
export function markShown(gallery: HTMLElement, changes: Partial<ShownPages>): void {
  const shown = { ...shownPages(gallery), ...changes };
  gallery.dataset.gallery = JSON.stringify(shown);
  const { kind, first, page, total, words } = shown;
  hydrateState().setState(kind, { page });
  const { from, to } = spanOf(shown);
  const track = gallery.querySelector<HTMLElement>(".gallery__track");
  track?.style.setProperty("--from", String((from - 1) / total));
  track?.style.setProperty("--to", String(to / total));
  const seen = fill(first === 1 ? words.seen : words.seenBetween, { from, to, total });
  gallery.querySelector(".gallery__seen")?.replaceChildren(seen);
}

/** For those parts of the page that follow the list by themselves. */
export function tellShown(gallery: HTMLElement): void {
  const href = location.pathname + location.search;
  const { kind, total } = shownPages(gallery);
  hydrateState().setState(kind, { shown: { href, total } });
}

/** Read out, politely, to whoever cannot see that something came. */
export function sayShown(gallery: HTMLElement): void {
  const words = gallery.querySelector(".gallery__seen") ?? gallery.querySelector("h2");
  gallery.querySelector(":scope > [role='status']")?.replaceChildren(words?.textContent ?? "");
}

/** What another page has in this part, in place of ours. */
export function takePart(part: HTMLElement, page: Document): void {
  const theirs = page.querySelector(`[data-gallery-part="${part.dataset.galleryPart}"]`);
  part.replaceChildren(...[...(theirs?.childNodes ?? [])].map((node) => document.importNode(node, true)));
  announceAdded(part);
}

function fill(words: string, values: Record<string, number>): string {
  const number = new Intl.NumberFormat(document.documentElement.lang, { numberingSystem: "latn" });
  return words.replace(/\{(\w+)\}/g, (_, name: string) => number.format(values[name] ?? 0));
}

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
