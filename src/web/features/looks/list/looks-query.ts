import { LOOK_FILTER_KEYS, type LookFilterGroup } from "../../../../contracts/calls/looks.ts";
import type { Country } from "../../../../editions/regions.ts";
import { readFormFields } from "../../filters/state/filter-form.ts";
import type { FilterGroup } from "../../filters/state/filter-group.ts";
import { type FilterState, resetFilters } from "../../filters/state/filter-state.ts";
import { parseFiltersQuery } from "../../filters/state/filters-query.ts";
import { FORCED_CITY } from "../forced-city.ts";

/** More than anybody chooses, and no more than the call takes. */
const MOST = { words: 60, characters: 40, chosen: 12 };

/** Kinds of look are the tabs above the list, each with its own address. */
const TAB = "category";
const PROMOTED = ["homeSize", "style", "palette", "budget"];

/** What an address chooses among known filters, whether it was written or sent by the form. */
export function readLooksFilters(query: URLSearchParams, groups: readonly FilterGroup[]): FilterState {
  const read = readFormFields(query, groups) ?? parseFiltersQuery(query.get("filters"), groups);
  // The search takes lists of options and knows no other conditions.
  return { ...resetFilters(), selected: read.selected };
}

/** The same before anyone has told which filters there are: every word of the address may be an option. */
export function guessLooksFilters(query: URLSearchParams): FilterState {
  const words = [...query.entries()]
    .filter(([name]) => name === "filters" || name.startsWith("f."))
    .flatMap(([, value]) => value.split(/[;:,]/))
    .filter((word) => word.length <= MOST.characters)
    .slice(0, MOST.words);
  const options = [...new Set(words)].map((id) => ({ id, displayName: id, count: 0, childFilters: [] }));
  const groups = LOOK_FILTER_KEYS.filter((key) => key !== TAB).map((key) => ({
    key,
    displayName: key,
    select: "multi" as const,
    isPromoted: false,
    options,
  }));
  return readLooksFilters(query, groups);
}

/** Filter keys as comma lists (LK-13). */
export function searchFilters({ selected }: FilterState, country: Country): Record<string, string> {
  const lists = LOOK_FILTER_KEYS.flatMap((key) => {
    const ids = Object.keys(selected[key] ?? {}).slice(0, MOST.chosen);
    return ids.length > 0 ? [[key, ids.join(",")]] : [];
  });
  const city = FORCED_CITY[country];
  return { ...Object.fromEntries(lists), ...(city && { city }) };
}

/** The filters of an answer as the site shows them; one that offers no choice is left out. */
export function filterGroupsOf(filters: readonly LookFilterGroup[], country: Country): FilterGroup[] {
  const isForced = (key: string) => key === "city" && FORCED_CITY[country] !== undefined;
  return filters
    .filter(({ key, type, options }) => {
      const fewest = type === "single" ? 1 : 2;
      return key !== TAB && !isForced(key) && options.length >= fewest;
    })
    .map(({ key, displayName, type, options }) => ({
      key,
      displayName,
      select: type,
      isPromoted: PROMOTED.includes(key),
      options: options.map(({ id, displayName, count }) => ({ id, displayName, count, childFilters: [] })),
    }));
}

/** Whether the form sent its fields one by one, which is answered with the short address. */
export function isFormSent(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => name.startsWith("f."));
}
