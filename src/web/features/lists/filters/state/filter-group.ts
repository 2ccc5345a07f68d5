import type { DocumentFilter } from "../../../../../contracts/document-filters.ts";

/** One filter of a list of designs, looks or offerings. Its key is the field that it filters. */
export interface FilterGroup {
  key: string;
  displayName: string;
  explanation?: string | undefined;
  select: "single" | "multi" | "range";
  /** Whether one of several chosen options is enough, or all must match. */
  match?: "any" | "all" | undefined;
  unit?: "money" | "sq ft" | undefined;
  isPromoted: boolean;
  options: readonly FilterOption[];
  range?: { low: number; high: number } | undefined;
}

export interface FilterOption {
  id: string;
  displayName: string;
  explanation?: string | undefined;
  /** The number of entries with this option while no other is chosen; not every list provides it. */
  count?: number | undefined;
  colour?: string | undefined;
  /** The options of other filters that remain while this option is chosen. */
  childFilters: readonly ChildFilter[];
}

interface ChildFilter {
  key: string;
  options: readonly string[];
}

/** How several options of one filter are combined, in the terms of the calls (DI-21). */
export const SEARCH_CRITERIA = { OR: "in", AND: "muin" } as const;
export const TAG_SEPARATOR = "OR";

/** The word after the dot in a query; a plain list of options omits it. */
export function constraintOf({ select, match }: Pick<FilterGroup, "select" | "match">): Constraint {
  if (select === "range") return "range";
  return SEARCH_CRITERIA[match === "all" ? "AND" : TAG_SEPARATOR];
}

export const CONSTRAINTS = ["in", "muin", "range"] as const;
export type Constraint = (typeof CONSTRAINTS)[number];

/** A range of numbers including both ends; a missing end is open. */
export interface Range {
  low?: number | undefined;
  high?: number | undefined;
}

/** Returns undefined if the text is not a number of a plausible size. */
export function readNumber(text: string | null | undefined): number | undefined {
  const plain = (text ?? "").trim();
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** Swaps the ends of a range if they are reversed. */
export function tidyRange({ low, high }: Range): Range {
  if (low !== undefined && high !== undefined && low > high) return { low: high, high: low };
  return { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}

export function isOpen({ low, high }: Range): boolean {
  return low === undefined && high === undefined;
}

/**
 * A condition in the URL that the filter's fields cannot express, such as one of two ranges. It is applied and
 * preserved unchanged.
 */
export interface FilterCondition {
  key: string;
  constraint: Constraint;
  /** Options or numbers; for a range each is written `low|high`. */
  values: readonly string[];
}

/** A condition with the known values in the order of the options; undefined if none is known. */
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
  // For a single choice the first value in the query counts.
  return select === "single"
    ? values.filter((value) => ids.includes(value))
    : ids.filter((id) => values.includes(id));
}

function readRangeValue(value: string): string[] {
  const range = toRange(value);
  return isOpen(range) ? [] : [`${range.low ?? ""}|${range.high ?? ""}`];
}

export function groupId(key: string): string {
  return `filter-${key}`;
}
