import { siteBar } from "../../../frame/navigation/loading-bar.ts";
import { dispatchAdded } from "../../../frame/page-events.ts";
import { hydrateState } from "../../../frame/state/carry-state.ts";
import { type ShownPages, spanOf } from "./shown-pages.ts";

/** Set while another page is loading; the CSS then does not dim the list. */
export const GROWING = "is-growing";

export function galleryIn(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>("[data-gallery]");
}

export function listIn(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>(".gallery__grid");
}

let shown: ShownPages | undefined;

/** The pages in the list. The server writes them to the document once. */
export function shownPages(gallery: HTMLElement): ShownPages {
  shown ??= readShown(gallery);
  return shown;
}

function readShown({ dataset }: HTMLElement): ShownPages {
  return JSON.parse(dataset.gallery ?? "{}");
}

export function markShown(gallery: HTMLElement, changes: Partial<ShownPages>): void {
  shown = { ...shownPages(gallery), ...changes };
  const { kind, first, page, total, words } = shown;
  hydrateState().setState(kind, { page });
  const { from, to } = spanOf(shown);
  const track = gallery.querySelector<HTMLElement>(".gallery__track");
  track?.style.setProperty("--from", String((from - 1) / total));
  track?.style.setProperty("--to", String(to / total));
  track?.toggleAttribute("hidden", from === 1 && to === total);
  const seen = fill(first === 1 ? words.seen : words.seenBetween, { from, to, total });
  gallery.querySelector(".gallery__seen")?.replaceChildren(seen);
}

function fill(words: string, values: Record<string, number>): string {
  const number = new Intl.NumberFormat(document.documentElement.lang, { numberingSystem: "latn" });
  return words.replace(/\{(\w+)\}/g, (_, name: string) => number.format(values[name] ?? 0));
}

/** Replaces the list with another one. */
export function adoptList(gallery: HTMLElement, page: Document): void {
  const theirs = galleryIn(page);
  if (!theirs) return;
  shown = readShown(theirs);
  Object.assign(gallery.dataset, theirs.dataset);
  // A page that was still loading belonged to the old list.
  gallery.classList.remove(GROWING);
  for (const part of document.querySelectorAll<HTMLElement>("[data-gallery-part]")) adoptPart(part, page);
}

export function adoptPart(part: HTMLElement, page: Document): void {
  const theirs = page.querySelector(`[data-gallery-part="${part.dataset.galleryPart}"]`);
  part.replaceChildren(...[...(theirs?.childNodes ?? [])].map((node) => document.importNode(node, true)));
  dispatchAdded(part);
}

/** Notifies the islands that follow the list. */
export function reportShown(gallery: HTMLElement): void {
  const { kind, total } = shownPages(gallery);
  hydrateState().setState(kind, { shown: { href: location.pathname + location.search, total } });
}

/** Announces the shown entries to screen readers. */
export function announceShown(gallery: HTMLElement): void {
  const words = gallery.querySelector(".gallery__seen") ?? gallery.querySelector("h2");
  gallery.querySelector(":scope > [role='status']")?.replaceChildren(words?.textContent ?? "");
}

/**
 * The visitor's position in a gallery with several pages. It is stored in the history, so that Back restores it even
 * in a new document.
 */
export interface ScrollPosition {
  first: number;
  scroll: number;
  /** The height of the list before the page in the URL. */
  above: number;
  /** The entry at the top of the viewport, and its distance from there. */
  entry: number;
  offset: number;
}

/** The URL that is shown; while the visitor moves through the history, the browser's URL may be ahead of it. */
let shownAddress = "";
/** The first entry of the page in the URL. Entries before it are fetched again after a reload. */
let start: Element | undefined;

export function isShown(): boolean {
  return shownAddress === location.pathname + location.search;
}

export function markAddressShown(): void {
  shownAddress = location.pathname + location.search;
}

export function markStart(entry: Element): void {
  start = entry;
}

/** Changes the URL without a new history entry (DI-16). */
export function replaceAddress(href: string): void {
  history.replaceState(history.state, "", href);
  markAddressShown();
  const gallery = galleryIn(document);
  if (gallery) reportShown(gallery);
}

/** The browser's scroll restoration ignores pages that load later and would be wrong. */
export function storeScrollPosition(gallery: HTMLElement): void {
  if (!isShown()) return;
  history.scrollRestoration = "manual";
  history.replaceState({ ...history.state, gallery: placeIn(gallery) }, "");
}

function placeIn(gallery: HTMLElement): ScrollPosition {
  const entries = [...(listIn(gallery)?.children ?? [])];
  const boxes = entries.map((entry) => entry.getBoundingClientRect());
  const inView = boxes.findIndex(({ bottom }) => bottom > 0);
  const entry = Math.max(0, inView);
  const top = boxes[0]?.top ?? 0;
  return {
    first: shownPages(gallery).first,
    scroll: scrollY,
    above: start?.isConnected ? start.getBoundingClientRect().top - top : 0,
    entry,
    offset: boxes[entry]?.top ?? 0,
  };
}

export class NoGallery extends Error {
  override readonly name = "NoGallery";
  readonly status: number;

  constructor(status: number) {
    super(`The list answered with ${status}`);
    this.status = status;
  }
}

export interface LoadedGallery {
  page: Document;
  /** The final URL: the fields of a form redirect to a URL without them. */
  href: string;
}

const MAX_REMEMBERED = 12;
const remembered = new Map<string, Promise<LoadedGallery>>();

/** Loads a page of the gallery; the latest pages are cached. */
export function loadGallery(href: string): Promise<LoadedGallery> {
  const { href: address } = new URL(href, location.href);
  const known = remembered.get(address);
  const loading = known ?? fetchGallery(address);
  remembered.delete(address);
  remembered.set(address, loading);
  if (!known) loading.catch(() => remembered.delete(address));
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size > MAX_REMEMBERED) remembered.delete(oldest);
  return loading;
}

async function fetchGallery(address: string): Promise<LoadedGallery> {
  const response = await fetch(address, { headers: { accept: "text/html" } });
  // An empty list has the status 404, but its page is still shown.
  if (!response.ok && response.status !== 404) throw new NoGallery(response.status);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  if (!galleryIn(page)) throw new NoGallery(response.status);
  return { page, href: response.url };
}

let turn = 0;
let underWay = 0;

/** Loads with the loading bar on (DI-24). Returns undefined if a newer load has started, also after a failure. */
export async function loadNewest<Value>(
  gallery: HTMLElement,
  load: () => Promise<Value>,
): Promise<Value | undefined> {
  const bar = siteBar();
  turn += 1;
  underWay += 1;
  const own = turn;
  gallery.setAttribute("aria-busy", "true");
  bar.start();
  try {
    const value = await load();
    if (underWay === 1) bar.finish();
    return own === turn ? value : undefined;
  } catch (error) {
    bar.fail();
    if (own === turn) throw error;
    return undefined;
  } finally {
    underWay -= 1;
    if (underWay === 0) gallery.removeAttribute("aria-busy");
  }
}
