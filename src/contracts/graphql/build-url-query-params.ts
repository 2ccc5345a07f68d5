import { buildFilters, type DocumentFilter } from "../document-filters.ts";

export interface ListQuery {
  filters: readonly DocumentFilter[];
  /** The first page is 0. */
  page: number;
  size: number;
  /** A leading minus reverses the order. */
  sort: SortOrder;
}

export const SORT_ORDERS = ["position", "-position", "slug", "-slug"] as const;
type SortOrder = (typeof SORT_ORDERS)[number];

export function buildUrlQueryParams({ filters, page, size, sort }: Partial<ListQuery>): string {
  const parts = { filters: filters && buildFilters(filters), page, size, sort };
  return Object.entries(parts)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeReadably(String(value))}`]))
    .join("&");
}

// The separators of the filter grammar need no escape in a query string, and these addresses are read in logs.
function encodeReadably(value: string): string {
  return encodeURIComponent(value).replace(/%(3A|3B|2C|7C)/g, decodeURIComponent);
}
