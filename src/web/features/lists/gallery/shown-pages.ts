import type { ListKind } from "../../../frame/state/page-state.ts";

/** What a page says of its gallery, in `data-gallery`: the server writes it, and growing changes it. */
export interface ShownPages {
  kind: ListKind;
  /** The first and the last page that stand in the list. */
  first: number;
  page: number;
  lastPage: number;
  /** How many entries all the pages hold together. */
  total: number;
  size: number;
  /** How it is said what one has seen: of a list from its start, and of one from the middle. */
  words: { seen: string; seenBetween: string };
}

type PageSpan = Pick<ShownPages, "first" | "page" | "lastPage" | "total" | "size">;

/** From which entry to which, and how many the next page brings. */
export function spanOf({ first, page, lastPage, total, size }: PageSpan) {
  const from = (first - 1) * size + 1;
  const to = page >= lastPage ? total : page * size;
  return { from, to, coming: Math.min(size, total - to) };
}

/** Designs on one page of a gallery; cues come on top. */
export const GALLERY_PAGE_SIZE = 20;
