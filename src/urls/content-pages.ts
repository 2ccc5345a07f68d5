import type { Region } from "../editions/regions.ts";
import type { PageName } from "./url-table.ts";

/** A page of sections in a region: `content-pages/{region}/{page}.json` is all that it needs. */
export interface ContentPageAt {
  region: Region;
  page: PageName;
}

declare global {
  /**
   * Of the whole process: what Node runs and what is built for React are two copies of this module. In browsers nobody
   * sets it, and no link is made there.
   */
  var contentPages: ReadonlySet<string> | undefined;
}

/** The server says which documents there are, whenever it has learned of a change. Tells whether it is one. */
export function setContentPages(pages: readonly ContentPageAt[]): boolean {
  const before = globalThis.contentPages ?? new Set();
  const told = new Set(pages.map(keyOf));
  globalThis.contentPages = told;
  return told.size !== before.size || [...told].some((key) => !before.has(key));
}

export function isContentPage(at: ContentPageAt): boolean {
  return globalThis.contentPages?.has(keyOf(at)) ?? false;
}

function keyOf({ region, page }: ContentPageAt): string {
  return `${region}/${page}`;
}
