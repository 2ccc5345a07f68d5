import { z } from "zod";
import { type FilterProblem, parseFilters } from "../document-filters.ts";
import { wholeNumber } from "../field-types.ts";
import { inputReason } from "../input-reason.ts";
import { type ListQuery, SORT_ORDERS } from "./build-url-query-params.ts";

const DESIGNS_PAGE_SIZE = 12;
const MAX_DESIGNS = 100;

const Paging = z.object({
  page: wholeNumber(0, 1_000_000).default(0),
  size: wholeNumber(1, MAX_DESIGNS).default(DESIGNS_PAGE_SIZE),
  sort: z.enum(SORT_ORDERS).default("position"),
});

type ParsedQuery = { ok: true; query: ListQuery } | { ok: false; problem: FilterProblem };

/** Unknown parameters are ignored. */
export function parseUrlQueryParams(text: string): ParsedQuery {
  const { filters = "", ...rest } = Object.fromEntries(new URLSearchParams(text));
  const parsed = parseFilters(filters);
  if (!parsed.ok) return parsed;
  const paging = Paging.safeParse(rest, { error: inputReason });
  if (paging.success) return { ok: true, query: { filters: parsed.filters, ...paging.data } };
  const [issue] = paging.error.issues;
  return { ok: false, problem: { field: String(issue?.path[0]), reason: issue?.message ?? "" } };
}
