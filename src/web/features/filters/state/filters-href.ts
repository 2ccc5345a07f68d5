import type { FilterGroup } from "./filter-group.ts";
import type { FilterState } from "./filter-state.ts";
import { buildFiltersQuery } from "./filters-query.ts";

/** The list with these filters, from its first page on. What else the address says is kept. */
export function filtersHref(
  path: string,
  keep: Record<string, string>,
  state: FilterState,
  groups: readonly FilterGroup[],
): string {
  const filters = buildFiltersQuery(state, groups);
  const query = new URLSearchParams({ ...(filters && { filters }), ...keep }).toString();
  // These marks mean nothing in a query, and people read and share the address.
  return query ? `${path}?${query.replace(/%(3A|3B|2C)/g, decodeURIComponent)}` : path;
}
