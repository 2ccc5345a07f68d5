export interface PageCounts {
  totalElements: number;
  totalPages: number;
  /** The first page is 0. */
  page: number;
  size: number;
}

/** Page counts of a list without totals: a full page means that there may be a next one. */
export function countedByPage(found: number, { page, size }: { page?: unknown; size?: unknown }): PageCounts {
  const at = typeof page === "number" ? page : 0;
  const most = typeof size === "number" ? size : Math.max(found + 1, 1);
  const mayGoOn = found >= most;
  return {
    totalElements: at * most + found + (mayGoOn ? 1 : 0),
    totalPages: at + (found > 0 ? 1 : 0) + (mayGoOn ? 1 : 0),
    page: at,
    size: most,
  };
}

/** Page counts for plain lists whose first page is 1. */
export function countedFromOne(found: number, { page, pageSize }: { page?: unknown; pageSize?: unknown }) {
  const first = typeof page === "number" ? page : 1;
  const { totalElements, totalPages, size } = countedByPage(found, { page: first - 1, size: pageSize });
  return { total: totalElements, totalPages, page: first, pageSize: size };
}
