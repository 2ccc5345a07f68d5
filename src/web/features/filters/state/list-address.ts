import type { FilterGroup } from "./filter-group.ts";
import type { FilteredList } from "./filtered-list.ts";
import { parseFiltersQuery } from "./filters-query.ts";

/** The list that an address shows; which page of it does not matter here. */
export function readListAddress(href: string, groups: readonly FilterGroup[]): FilteredList {
  const [path = "", search = ""] = href.split("?");
  const { filters, page: _, ...keep } = Object.fromEntries(new URLSearchParams(search));
  return { groups, path, keep, state: parseFiltersQuery(filters, groups) };
}
