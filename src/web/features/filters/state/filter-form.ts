import type { FilterGroup } from "./filter-group.ts";
import { type FilterState, hideChildren, isSelected, setRange, toggleOption } from "./filter-state.ts";
import { parseFiltersQuery } from "./filters-query.ts";
import { readNumber } from "./range.ts";

/** How the fields of the form are called, so that they cannot be taken for other parameters of the page. */
const FIELD = "f.";

/** What no field of the form can say goes along as it stood in the address. No filter has such a name. */
export const CONDITIONS_FIELD = `${FIELD}-conditions`;

export function optionField(key: string): string {
  return FIELD + key;
}

export function rangeFields(key: string): { low: string; high: string } {
  return { low: `${FIELD}${key}.low`, high: `${FIELD}${key}.high` };
}

/**
 * What the form of the filters sent; nothing where it was not the form. The page answers by leading to the same choice
 * as `filters=`, so that what is shared and kept is always the short address.
 */
export function readFormFields(
  fields: URLSearchParams,
  groups: readonly FilterGroup[],
): FilterState | undefined {
  if (![...fields.keys()].some((name) => name.startsWith(FIELD))) return undefined;
  const conditions = parseFiltersQuery(fields.getAll(CONDITIONS_FIELD).join(";"), groups);
  return hideChildren(
    groups.reduce((state, group) => readGroup(state, group, fields), conditions),
    groups,
  );
}

function readGroup(state: FilterState, group: FilterGroup, fields: URLSearchParams): FilterState {
  if (group.select === "range") {
    const { low, high } = rangeFields(group.key);
    return setRange(state, group.key, {
      low: readNumber(fields.get(low)),
      high: readNumber(fields.get(high)),
    });
  }
  const ids = fields.getAll(optionField(group.key));
  const wanted = group.options.map(({ id }) => id).filter((id) => ids.includes(id));
  const several = group.select === "single" ? wanted.slice(0, 1) : wanted;
  return several
    .filter((id) => !isSelected(state, group.key, id))
    .reduce((sum, id) => toggleOption(sum, [group], group.key, id), state);
}
