import type { ListKind } from "../../../frame/state/page-state.ts";

/** The gallery as the server renders it, in `data-gallery`; the browser keeps it in memory. */
export interface ShownPages {
  kind: ListKind;
  first: number;
  page: number;
  lastPage: number;
  total: number;
  size: number;
  /** Messages for a list from its start, and for one from the middle. */
  words: { seen: string; seenBetween: string };
}

type PageSpan = Pick<ShownPages, "first" | "page" | "lastPage" | "total" | "size">;

export function spanOf({ first, page, lastPage, total, size }: PageSpan) {
  const from = (first - 1) * size + 1;
  const to = page >= lastPage ? total : page * size;
  return { from, to, coming: Math.min(size, total - to) };
}

export const GALLERY_PAGE_SIZE = 20;
