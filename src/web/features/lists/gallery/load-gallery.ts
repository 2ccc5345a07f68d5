import { siteBar } from "../../../frame/navigation/site-bar.ts";

/** An answer that is no page of a gallery. */
export class NoGallery extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The list answered with ${status}`);
    this.name = "NoGallery";
    this.status = status;
  }
}

export interface LoadedGallery {
  page: Document;
  /** Where it came from in the end: a form's fields lead to an address without them. */
  href: string;
}

/** Enough for the counts of the options that one hesitates between, and for the way back. */
const MOST_REMEMBERED = 12;
const remembered = new Map<string, Promise<LoadedGallery>>();

/** A page of ours. What was asked for lately is not asked for again. */
export function loadGallery(href: string): Promise<LoadedGallery> {
  const { href: address } = new URL(href, location.href);
  const known = remembered.get(address);
  const loading = known ?? fetchGallery(address);
  remembered.delete(address);
  remembered.set(address, loading);
  if (!known) loading.catch(() => remembered.delete(address));
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size > MOST_REMEMBERED) remembered.delete(oldest);
  return loading;
}

async function fetchGallery(address: string): Promise<LoadedGallery> {
  const response = await fetch(address, { headers: { accept: "text/html" } });
  // A list that holds nothing is not found, and still the page that says what to do about it.
  if (!response.ok && response.status !== 404) throw new NoGallery(response.status);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  if (!page.querySelector("[data-gallery]")) throw new NoGallery(response.status);
  return { page, href: response.url };
}

let underWay = 0;

/** The loader is on while a list is fetched and off afterwards, whatever came of it (DI-24). */
export async function whileLoading<Value>(gallery: HTMLElement, work: () => Promise<Value>): Promise<Value> {
  const bar = siteBar();
  underWay += 1;
  gallery.setAttribute("aria-busy", "true");
  bar.start();
  try {
    const value = await work();
    if (underWay === 1) bar.finish();
    return value;
  } catch (error) {
    bar.fail();
    throw error;
  } finally {
    underWay -= 1;
    if (underWay === 0) gallery.removeAttribute("aria-busy");
  }
}

let turn = 0;

/** Answers that come after a newer question was asked are dropped: the returned function tells. */
export function beginTurn(): () => boolean {
  turn += 1;
  const own = turn;
  return () => own === turn;
}
