import type { DocumentFilter } from "../../contracts/document-filters.ts";
import { constraintOf, type FilterGroup } from "./filter-group.ts";
import { type FilterState, isSelected, rangeOf } from "./filter-state.ts";
import { isOpen } from "./range.ts";

/** What is chosen, as the calls ask for it. */
export function toDocumentFilters(state: FilterState, groups: readonly FilterGroup[]): DocumentFilter[] {
  return groups.flatMap((group): DocumentFilter[] => {
    const { key: field } = group;
    const op = constraintOf(group);
    if (op === "range") {
      const { low, high } = rangeOf(state, field);
      const range = { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
      return isOpen(range) ? [] : [{ field, op, ranges: [range] }];
    }
    const values = group.options.map(({ id }) => id).filter((id) => isSelected(state, field, id));
    return values.length > 0 ? [{ field, op, values }] : [];
  });
}
