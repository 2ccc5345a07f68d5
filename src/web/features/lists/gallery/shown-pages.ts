import type { ListKind } from "../../../frame/state/page-state.ts";

/** The gallery state that the server renders into `data-gallery`; the browser keeps it in memory. */
export interface ShownPages {
  kind: ListKind;
  first: number;
  page: number;
  lastPage: number;
  total: number;
  size: number;
  /** The messages for a list from its first page, and for one that starts at a later page. */
  words: { seen: string; seenBetween: string };
}

type PageSpan = Pick<ShownPages, "first" | "page" | "lastPage" | "total" | "size">;

export function spanOf({ first, page, lastPage, total, size }: PageSpan) {
  const from = (first - 1) * size + 1;
  const to = page >= lastPage ? total : page * size;
  return { from, to, coming: Math.min(size, total - to) };
}

export const GALLERY_PAGE_SIZE = 20;
