import type { FilterGroup } from "./filter-group.ts";
import type { FilterState } from "./filter-state.ts";

/** A list, and how it is filtered: what every part of the filters is made from. */
export interface FilteredList {
  groups: readonly FilterGroup[];
  state: FilterState;
  /** The list's own address, without a query. */
  path: string;
  /** What the query says besides filters and page: my room, the order, a budget. */
  keep: Record<string, string>;
}
