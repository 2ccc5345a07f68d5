import type { DocumentFilter } from "../../../../contracts/document-filters.ts";
import { definedEnds, toDocumentFilter } from "./filter-condition.ts";
import { constraintOf, type FilterGroup } from "./filter-group.ts";
import { conditionsOn, type FilterState, isSelected, rangeOf } from "./filter-state.ts";
import { isOpen } from "./range.ts";

/** What is chosen, as the calls ask for it. */
export function toDocumentFilters(state: FilterState, groups: readonly FilterGroup[]): DocumentFilter[] {
  return groups.flatMap((group) => [
    ...ownFilter(state, group),
    ...conditionsOn(state, group.key).map(toDocumentFilter),
  ]);
}

function ownFilter(state: FilterState, group: FilterGroup): DocumentFilter[] {
  const { key: field } = group;
  const op = constraintOf(group);
  if (op === "range") {
    const range = rangeOf(state, field);
    return isOpen(range) ? [] : [{ field, op, ranges: [definedEnds(range)] }];
  }
  const values = group.options.map(({ id }) => id).filter((id) => isSelected(state, field, id));
  return values.length > 0 ? [{ field, op, values }] : [];
}
