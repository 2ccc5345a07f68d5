import { z } from "zod";
import { buildFilters, type DocumentFilter, type FilterProblem, parseFilters } from "../document-filters.ts";
import { inputReason } from "../input-reason.ts";
import { wholeNumber } from "../whole-number.ts";

/** What `urlQueryParams` says: a query string inside a variable, `filters=…&page=0&size=12`. */
export interface ListQuery {
  /** In the grammar of document-filters.ts. */
  filters: readonly DocumentFilter[];
  /** The first page is 0. */
  page: number;
  size: number;
  /** A minus in front turns the order round. */
  sort: SortOrder;
}

const SORT_ORDERS = ["position", "-position", "slug", "-slug"] as const;
type SortOrder = (typeof SORT_ORDERS)[number];

const DESIGNS_PAGE_SIZE = 12;
const MOST_DESIGNS = 100;

const Paging = z.object({
  page: wholeNumber(0, 1_000_000).default(0),
  size: wholeNumber(1, MOST_DESIGNS).default(DESIGNS_PAGE_SIZE),
  sort: z.enum(SORT_ORDERS).default("position"),
});

type ParsedQuery = { ok: true; query: ListQuery } | { ok: false; problem: FilterProblem };

/** Parameters that are not known are left alone. */
export function parseUrlQueryParams(text: string): ParsedQuery {
  const { filters = "", ...rest } = Object.fromEntries(new URLSearchParams(text));
  const parsed = parseFilters(filters);
  if (!parsed.ok) return parsed;
  const paging = Paging.safeParse(rest, { error: inputReason });
  if (paging.success) return { ok: true, query: { filters: parsed.filters, ...paging.data } };
  const [issue] = paging.error.issues;
  return { ok: false, problem: { field: String(issue?.path[0]), reason: issue?.message ?? "" } };
}

export function buildUrlQueryParams({ filters, page, size, sort }: Partial<ListQuery>): string {
  const parts = { filters: filters && buildFilters(filters), page, size, sort };
  return Object.entries(parts)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeReadably(String(value))}`]))
    .join("&");
}

// The marks of the filter grammar mean nothing in a query string, and people read these in logs.
function encodeReadably(value: string): string {
  return encodeURIComponent(value).replace(/%(3A|3B|2C|7C)/g, decodeURIComponent);
}
