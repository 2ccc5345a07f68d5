import type { DocumentFilter } from "../../../../contracts/document-filters.ts";
import type { Constraint, FilterGroup } from "./filter-group.ts";
import { isOpen, type Range, readNumber, tidyRange } from "./range.ts";

/**
 * What an address asks of a filter beyond what the filter's own fields can say: all of several features where one is
 * enough, one of two ranges, a plain number where a range is expected. It is obeyed and kept as it stands.
 */
export interface FilterCondition {
  key: string;
  constraint: Constraint;
  /** Options or numbers; for a range each is written `low|high`. */
  values: readonly string[];
}

/** A condition of those values that the filter knows, in the order of its options; nothing where it knows none. */
export function readCondition(
  group: FilterGroup,
  constraint: Constraint,
  values: readonly string[],
): FilterCondition | undefined {
  const known = constraint === "range" ? values.flatMap(readRangeValue) : knownValues(group, values);
  return known.length > 0 ? { key: group.key, constraint, values: [...new Set(known)] } : undefined;
}

export function toRange(value: string): Range {
  const [low, high] = value.split("|");
  return tidyRange({ low: readNumber(low), high: readNumber(high) });
}

export function isSameCondition(one: FilterCondition, other: FilterCondition): boolean {
  const textOf = ({ key, constraint, values }: FilterCondition) => JSON.stringify([key, constraint, values]);
  return textOf(one) === textOf(other);
}

export function toDocumentFilter({ key, constraint, values }: FilterCondition): DocumentFilter {
  if (constraint !== "range") return { field: key, op: constraint, values: [...values] };
  return { field: key, op: constraint, ranges: values.map((value) => definedEnds(toRange(value))) };
}

export function definedEnds({ low, high }: Range): { low?: number; high?: number } {
  return { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}

function knownValues({ select, options }: FilterGroup, values: readonly string[]): string[] {
  if (select === "range")
    return values
      .flatMap((value) => readNumber(value) ?? [])
      .sort((one, other) => one - other)
      .map(String);
  const ids = options.map(({ id }) => id);
  // The first of a single choice is the one that counts.
  return select === "single"
    ? values.filter((value) => ids.includes(value))
    : ids.filter((id) => values.includes(id));
}

function readRangeValue(value: string): string[] {
  const range = toRange(value);
  return isOpen(range) ? [] : [`${range.low ?? ""}|${range.high ?? ""}`];
}
