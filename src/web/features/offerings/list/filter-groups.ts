import type { OfferingFilter } from "../../../../contracts/documents/offerings/offering-category.ts";
import type { FilterGroup } from "../../filters/state/filter-group.ts";
import { type FilterState, isSelected } from "../../filters/state/filter-state.ts";

/** As many as there is room for above the list; the others are among all filters. */
const MOST_PROMOTED = 5;
const COLOUR = "colour";

/** The filters of a list (EN-25) as the site shows filters: an address names them by the same words as the call. */
export function filterGroupsOf(filterData: readonly OfferingFilter[]): FilterGroup[] {
  return filterData.map(({ categorySearchBy: key, displayName, categoryFilters }, index) => ({
    key,
    displayName,
    select: "multi",
    isPromoted: index < MOST_PROMOTED,
    options: categoryFilters.map(({ searchBy: id, displayName }) => ({
      id,
      displayName,
      ...(key === COLOUR && { colour: displayName.toLowerCase() }),
      childFilters: [],
    })),
  }));
}

/** What is chosen, by the key of a filter. */
export function selectedIn(state: FilterState, groups: readonly FilterGroup[]): Record<string, string[]> {
  const chosen = groups.map(({ key, options }): [string, string[]] => [
    key,
    options.map(({ id }) => id).filter((id) => isSelected(state, key, id)),
  ]);
  return Object.fromEntries(chosen.filter(([, ids]) => ids.length > 0));
}
