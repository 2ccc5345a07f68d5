import type { DocumentFilter } from "../../../../../contracts/document-filters.ts";
import {
  constraintOf,
  definedEnds,
  type FilterCondition,
  type FilterGroup,
  type FilterOption,
  isOpen,
  isSameCondition,
  type Range,
  tidyRange,
  toDocumentFilter,
} from "./filter-group.ts";

export interface FilterState {
  selected: Record<string, Record<string, true>>;
  ranges: Record<string, Range>;
  /** Conditions that are neither; undefined if there are none. */
  conditions?: readonly FilterCondition[] | undefined;
}

type Groups = readonly FilterGroup[];

export function resetFilters(): FilterState {
  return { selected: {}, ranges: {} };
}

export function isSelected({ selected }: FilterState, key: string, id: string): boolean {
  return Object.hasOwn(selected, key) && Object.hasOwn(selected[key] ?? {}, id);
}

export function rangeOf({ ranges }: FilterState, key: string): Range {
  return Object.hasOwn(ranges, key) ? (ranges[key] ?? {}) : {};
}

/** Selects or deselects an option. In a single choice it replaces the other option. */
export function toggleOption(state: FilterState, groups: Groups, key: string, id: string): FilterState {
  const group = groups.find((candidate) => candidate.key === key);
  if (!group?.options.some((option) => option.id === id)) return state;
  const others = group.select === "single" ? [] : idsOf(state, key).filter((other) => other !== id);
  const ids = isSelected(state, key, id) ? others : [...others, id];
  return hideChildren(withIds(state, key, ids), groups);
}

/** A range that is open at both ends is removed. */
export function setRange(state: FilterState, key: string, range: Range): FilterState {
  const { [key]: _, ...ranges } = state.ranges;
  const tidy = tidyRange(range);
  return { ...state, ranges: isOpen(tidy) ? ranges : { ...ranges, [key]: tidy } };
}

export function addCondition(state: FilterState, condition: FilterCondition): FilterState {
  const others = withoutCondition(state, condition).conditions ?? [];
  return { ...state, conditions: [...others, condition] };
}

/**
 * The options that match the choices in other filters: for each filter that narrows this one, a chosen option must
 * name them.
 */
export function visibleOptions(state: FilterState, groups: Groups, key: string): FilterOption[] {
  const group = groups.find((candidate) => candidate.key === key);
  const limits = groups.filter((other) => other.key !== key).flatMap((other) => allowedBy(state, other, key));
  return (group?.options ?? []).filter(({ id }) => limits.every((allowed) => allowed.has(id)));
}

/**
 * Deselects options that are no longer visible. Each removal may hide others or make them visible again, so the check
 * repeats.
 */
export function hideChildren(state: FilterState, groups: Groups): FilterState {
  for (const { key } of groups) {
    const chosen = idsOf(state, key);
    const visible = visibleOptions(state, groups, key).map(({ id }) => id);
    const kept = chosen.filter((id) => visible.includes(id));
    if (kept.length < chosen.length) return hideChildren(withIds(state, key, kept), groups);
  }
  return state;
}

export function countApplied({ selected, ranges, conditions = [] }: FilterState): number {
  const options = Object.values(selected).flatMap((ids) => Object.keys(ids));
  return options.length + Object.keys(ranges).length + conditions.length;
}

export function countIn(state: FilterState, key: string): number {
  return idsOf(state, key).length + (isOpen(rangeOf(state, key)) ? 0 : 1) + conditionsOn(state, key).length;
}

export function conditionsOn({ conditions = [] }: FilterState, key: string): FilterCondition[] {
  return conditions.filter((condition) => condition.key === key);
}

export type AppliedFilter = { group: FilterGroup; without: FilterState; alone: FilterState } & (
  | { option: FilterOption }
  | { range: Range }
  | { condition: FilterCondition }
);

export function listApplied(state: FilterState, groups: Groups): AppliedFilter[] {
  return groups.flatMap((group) => [
    ...appliedRange(state, group),
    ...group.options
      .filter(({ id }) => isSelected(state, group.key, id))
      .map((option) => ({
        group,
        option,
        without: toggleOption(state, groups, group.key, option.id),
        alone: toggleOption(resetFilters(), groups, group.key, option.id),
      })),
    ...conditionsOn(state, group.key).map((condition) => ({
      group,
      condition,
      without: withoutCondition(state, condition),
      alone: addCondition(resetFilters(), condition),
    })),
  ]);
}

function appliedRange(state: FilterState, group: FilterGroup): AppliedFilter[] {
  const range = rangeOf(state, group.key);
  if (isOpen(range)) return [];
  const without = setRange(state, group.key, {});
  return [{ group, range, without, alone: setRange(resetFilters(), group.key, range) }];
}

function withoutCondition(state: FilterState, unwanted: FilterCondition): FilterState {
  const { conditions = [], ...rest } = state;
  const others = conditions.filter((condition) => !isSameCondition(condition, unwanted));
  return others.length > 0 ? { ...rest, conditions: others } : rest;
}

function allowedBy(state: FilterState, group: FilterGroup, key: string): Set<string>[] {
  const chosen = group.options.filter(({ id }) => isSelected(state, group.key, id));
  const named = chosen.flatMap(({ childFilters }) => childFilters.filter((child) => child.key === key));
  return named.length > 0 ? [new Set(named.flatMap(({ options }) => options))] : [];
}

function idsOf(state: FilterState, key: string): string[] {
  return Object.hasOwn(state.selected, key) ? Object.keys(state.selected[key] ?? {}) : [];
}

function withIds(state: FilterState, key: string, ids: readonly string[]): FilterState {
  const { [key]: _, ...selected } = state.selected;
  if (ids.length === 0) return { ...state, selected };
  return {
    ...state,
    selected: { ...selected, [key]: Object.fromEntries(ids.map((id) => [id, true] as const)) },
  };
}

export interface FilteredList {
  groups: readonly FilterGroup[];
  state: FilterState;
  path: string;
  /** The query parameters besides filters and page: the room, the sort order, a budget. */
  keep: Record<string, string>;
}

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
