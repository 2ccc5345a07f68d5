import type { Dispatch, Ref } from "react";
import type { DraftChange, TypedRange } from "./state/filter-draft.ts";
import type { FilterGroup } from "./state/filter-group.ts";
import type { FilteredList } from "./state/filtered-list.ts";
import type { Range } from "./state/range.ts";

/** Of the first thing that one can choose, whatever it is. */
export type FirstRef = (element: HTMLElement | null) => void;

export interface GroupFieldsProps {
  group: FilterGroup;
  list: FilteredList;
  /** The options that are chosen, and those that do not go with what is chosen elsewhere. */
  selected: Readonly<Record<string, true>> | undefined;
  hidden: readonly string[];
  range: Range | undefined;
  typed: TypedRange;
  /** Alone, under its chip. */
  isShown: boolean;
  fieldset: Ref<HTMLFieldSetElement> | undefined;
  first: FirstRef | undefined;
  change: Dispatch<DraftChange>;
}
