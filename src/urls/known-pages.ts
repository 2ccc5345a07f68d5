import type { Region } from "../editions/regions.ts";
import { type PageName, URL_TABLE, type UrlRow } from "./url-table.ts";

/** A page of sections in a region: `content-pages/{region}/{page}.json` is all that it needs. */
export interface ContentPageAt {
  region: Region;
  page: PageName;
}

declare global {
  /**
   * Of the whole process: what Node runs and what is built for React are two copies of this module. In browsers nobody
   * sets them, and no link is made there.
   */
  var viewedPages: ReadonlySet<PageName> | undefined;
  var contentPages: ReadonlySet<string> | undefined;
}

/** Whoever gathers the pages says which have a view of their own. */
export function setViewedPages(pages: readonly PageName[]): void {
  globalThis.viewedPages = new Set(pages);
}

/** The server says which documents there are, whenever it has learned of a change. Tells whether it is one. */
export function setContentPages(pages: readonly ContentPageAt[]): boolean {
  const before = globalThis.contentPages ?? new Set();
  const told = new Set(pages.map(keyOf));
  globalThis.contentPages = told;
  return told.size !== before.size || [...told].some((key) => !before.has(key));
}

/**
 * Whether the page is there, and may be linked to: by a view of its own, or in those regions that have a document for it.
 * Rows of the table that have neither yet answer 404.
 */
export function isBuilt(page: PageName, region: Region | undefined): boolean {
  if (hasView(page)) return true;
  return region !== undefined && (globalThis.contentPages?.has(keyOf({ region, page })) ?? false);
}

export function hasView(page: PageName): boolean {
  return globalThis.viewedPages?.has(page) ?? false;
}

/** The pages that a document of sections can be, unless they have a view of their own: one address in a region. */
export const PAGES_OF_SECTIONS: readonly PageName[] = [...new Set(URL_TABLE.map(({ page }) => page))].filter(
  (page) => rowsOf(page).every(({ regions, path }) => regions !== null && !path.includes(":")),
);

function rowsOf(page: PageName): readonly UrlRow[] {
  return URL_TABLE.filter((row) => row.page === page);
}

function keyOf({ region, page }: ContentPageAt): string {
  return `${region}/${page}`;
}
