import { type FilterGroup, isOpen, type Range, readNumber } from "./filter-group.ts";
import {
  type AppliedFilter,
  type FilterState,
  isSelected,
  listApplied,
  rangeOf,
  setRange,
  toggleOption,
} from "./filter-state.ts";
import { buildFiltersQuery } from "./filters-query.ts";

export interface FilterDraft {
  state: FilterState;
  /** The typed ends of a range, because an incomplete number is not a value yet. */
  typed: Record<string, TypedRange>;
}

export interface TypedRange {
  low: string;
  high: string;
}

export type DraftChange =
  | { kind: "begin"; state: FilterState }
  /** An empty id clears the choice. */
  | { kind: "choose"; key: string; id: string }
  | { kind: "type"; key: string; ends: TypedRange }
  | { kind: "take-band"; key: string; band: Range }
  | { kind: "remove"; applied: AppliedFilter };

export function draftOf(state: FilterState): FilterDraft {
  const typed = Object.entries(state.ranges).map(([key, range]) => [key, typedOf(range)] as const);
  return { state, typed: Object.fromEntries(typed) };
}

export function changeDraft(
  draft: FilterDraft,
  change: DraftChange,
  groups: readonly FilterGroup[],
): FilterDraft {
  if (change.kind === "begin") return draftOf(change.state);
  if (change.kind === "choose") return { ...draft, state: choose(draft.state, change, groups) };
  if (change.kind === "type") return typeEnds(draft, change.key, change.ends);
  if (change.kind === "take-band") return typeEnds(draft, change.key, takeBand(draft, change));
  const { group, without } = change.applied;
  const isRange = "range" in change.applied;
  return { state: without, typed: isRange ? { ...draft.typed, [group.key]: NOTHING } : draft.typed };
}

export function typedIn({ typed }: FilterDraft, key: string): TypedRange {
  return Object.hasOwn(typed, key) ? (typed[key] ?? NOTHING) : NOTHING;
}

export function stillApplied(
  draft: FilterState,
  inForce: FilterState,
  groups: readonly FilterGroup[],
): AppliedFilter[] {
  const nameOf = ({ alone }: AppliedFilter) => buildFiltersQuery(alone, groups);
  const known = new Set(listApplied(inForce, groups).map(nameOf));
  return listApplied(draft, groups).filter((applied) => known.has(nameOf(applied)));
}

/** One object, so that untouched ranges are not rendered again. */
const NOTHING: TypedRange = { low: "", high: "" };

function choose(
  state: FilterState,
  { key, id }: { key: string; id: string },
  groups: readonly FilterGroup[],
): FilterState {
  if (id !== "") return toggleOption(state, groups, key, id);
  const chosen = groups
    .find((group) => group.key === key)
    ?.options.find((option) => isSelected(state, key, option.id));
  return chosen ? toggleOption(state, groups, key, chosen.id) : state;
}

/** A second press on a chosen band removes it. */
function takeBand({ state }: FilterDraft, { key, band }: { key: string; band: Range }): TypedRange {
  return isBand(rangeOf(state, key), band) ? NOTHING : typedOf(band);
}

export function isBand(range: Range, band: Range): boolean {
  return !isOpen(range) && range.low === band.low && range.high === band.high;
}

function typeEnds({ state, typed }: FilterDraft, key: string, ends: TypedRange): FilterDraft {
  const range = { low: readNumber(ends.low), high: readNumber(ends.high) };
  return { state: setRange(state, key, range), typed: { ...typed, [key]: ends } };
}

function typedOf({ low, high }: Range): TypedRange {
  return { low: low === undefined ? "" : String(low), high: high === undefined ? "" : String(high) };
}
