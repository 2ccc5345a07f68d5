/** One filter of a list, whatever the list is of: designs, looks, offerings. Its key is the field of what is listed. */
export interface FilterGroup {
  key: string;
  displayName: string;
  explanation?: string | undefined;
  select: "single" | "multi" | "range";
  /** Of several options: one of them is enough, or all must fit. */
  match?: "any" | "all" | undefined;
  unit?: "money" | "sq ft" | undefined;
  /** Stands above the list, not only among all filters. */
  isPromoted: boolean;
  options: readonly FilterOption[];
  /** From the smallest to the largest of what there is. */
  range?: { low: number; high: number } | undefined;
}

export interface FilterOption {
  id: string;
  displayName: string;
  explanation?: string | undefined;
  /** How many have it while nothing else is chosen; not every list can tell. */
  count?: number | undefined;
  /** The family of colours to show, where its id does not name it. */
  colour?: string | undefined;
  /** Of these filters only those options stay while this one is chosen. */
  childFilters: readonly ChildFilter[];
}

export interface ChildFilter {
  key: string;
  options: readonly string[];
}

/** How several options of one filter go together, as the calls say it (DI-21). */
export const SEARCH_CRITERIA = { OR: "in", AND: "muin" } as const;
/** Where a filter says nothing else. */
export const TAG_SEPARATOR = "OR";

/** The word after the dot in a query; a plain list of options has none. */
export function constraintOf({ select, match }: Pick<FilterGroup, "select" | "match">): Constraint {
  if (select === "range") return "range";
  return SEARCH_CRITERIA[match === "all" ? "AND" : TAG_SEPARATOR];
}

export const CONSTRAINTS = ["in", "muin", "range"] as const;
export type Constraint = (typeof CONSTRAINTS)[number];
