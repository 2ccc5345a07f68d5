import { constraintOf, type FilterGroup } from "./filter-group.ts";
import {
  countIn,
  type FilterState,
  hideChildren,
  isSelected,
  rangeOf,
  resetFilters,
  setRange,
  toggleOption,
} from "./filter-state.ts";
import { isOpen, readNumber } from "./range.ts";

/**
 * The value of `filters=` in the address of a list: `category[.constraint]:a,b;…`
 *
 * - `layout:l-shaped,island`: one of the options
 * - `tags.muin:island,stools`: all of them, where the filter asks for all
 * - `totalPrice.range:100000|500000`: a range; either side may be empty
 *
 * The order is that of the filters, so that one choice has one address. Marks of the grammar inside a key or an option
 * are percent-encoded.
 */
export function buildFiltersQuery(state: FilterState, groups: readonly FilterGroup[]): string {
  return groups.flatMap((group) => writeGroup(state, group)).join(";");
}

/** Addresses are typed, cut off and old: what no filter knows is left out, never an error. */
export function parseFiltersQuery(
  text: string | null | undefined,
  groups: readonly FilterGroup[],
): FilterState {
  const read = (text ?? "").split(";").reduce((state, part) => readPart(state, part, groups), resetFilters());
  return hideChildren(read, groups);
}

function writeGroup(state: FilterState, group: FilterGroup): string[] {
  const constraint = constraintOf(group);
  const subject = encode(group.key) + (constraint === "in" ? "" : `.${constraint}`);
  if (constraint === "range") {
    const { low = "", high = "" } = rangeOf(state, group.key);
    return isOpen(rangeOf(state, group.key)) ? [] : [`${subject}:${low}|${high}`];
  }
  const ids = group.options.filter(({ id }) => isSelected(state, group.key, id)).map(({ id }) => encode(id));
  return ids.length > 0 ? [`${subject}:${ids.join(",")}`] : [];
}

function readPart(state: FilterState, part: string, groups: readonly FilterGroup[]): FilterState {
  const colon = part.indexOf(":");
  const subject = part.slice(0, Math.max(colon, 0)).trim();
  const group = groups.find((candidate) => isSubject(subject, candidate));
  if (!group) return state;
  const values = part.slice(colon + 1).split(",");
  if (group.select === "range") {
    const [low, high] = (values[0] ?? "").split("|");
    return setRange(state, group.key, { low: readNumber(low), high: readNumber(high) });
  }
  return values.reduce((sum, value) => readOption(sum, group, decode(value)), state);
}

function readOption(state: FilterState, group: FilterGroup, id: string): FilterState {
  const isTaken =
    group.select === "single" ? countIn(state, group.key) > 0 : isSelected(state, group.key, id);
  // Narrowing waits until everything is read: the address may name a filter after the one that it narrows.
  return isTaken ? state : toggleOption(state, [group], group.key, id);
}

function isSubject(subject: string, group: FilterGroup): boolean {
  const key = encode(group.key);
  const constraint = constraintOf(group);
  return subject === `${key}.${constraint}` || (constraint === "in" && subject === key);
}

function encode(text: string): string {
  return text.replace(/[%,;:|\s]/g, encodeURIComponent);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    // No option has such a name, so it is left out like any other that is not known.
    return "";
  }
}
