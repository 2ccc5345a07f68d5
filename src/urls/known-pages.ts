import type { Region } from "../editions/regions.ts";
import { type PageName, URL_TABLE, type UrlRow } from "./url-table.ts";

/** A page of sections in a region, which needs only `content-pages/{region}/{page}.json`. */
export interface ContentPageAt {
  region: Region;
  page: PageName;
}

declare global {
  /**
   * Shared by the whole process, because Node and the React build have two copies of this module. In browsers these
   * are not set, and no link is built there.
   */
  var viewedPages: ReadonlySet<PageName> | undefined;
  var contentPages: ReadonlySet<string> | undefined;
}

/** Registers the pages that have their own view. */
export function setViewedPages(pages: readonly PageName[]): void {
  globalThis.viewedPages = new Set(pages);
}

/** Sets the existing documents; the server calls it after each change. Returns whether anything has changed. */
export function setContentPages(pages: readonly ContentPageAt[]): boolean {
  const before = globalThis.contentPages ?? new Set();
  const told = new Set(pages.map(keyOf));
  globalThis.contentPages = told;
  return told.size !== before.size || [...told].some((key) => !before.has(key));
}

/**
 * Whether the page exists and may be linked: it has its own view, or a document in this region. Other rows of the
 * table respond with 404.
 */
export function isBuilt(page: PageName, region: Region | undefined): boolean {
  if (hasView(page)) return true;
  return region !== undefined && (globalThis.contentPages?.has(keyOf({ region, page })) ?? false);
}

export function hasView(page: PageName): boolean {
  return globalThis.viewedPages?.has(page) ?? false;
}

/**
 * The pages that a document of sections can define, unless they have their own view: they have one address per
 * region.
 */
export const PAGES_OF_SECTIONS: readonly PageName[] = [...new Set(URL_TABLE.map(({ page }) => page))].filter(
  (page) => rowsOf(page).every(({ regions, path }) => regions !== null && !path.includes(":")),
);

function rowsOf(page: PageName): readonly UrlRow[] {
  return URL_TABLE.filter((row) => row.page === page);
}

function keyOf({ region, page }: ContentPageAt): string {
  return `${region}/${page}`;
}
