import type { DocumentFilter } from "../../../contracts/document-filters.ts";
import type { ListKind } from "../../frame/state/state.ts";
import type { FilterGroup } from "./state/filter-group.ts";

export interface FiltersProps {
  kind?: ListKind;
  groups: readonly FilterGroup[];
  /** The list as the server shows it: its address, and how many it holds. */
  href: string;
  total: number;
  /** What every design of the list is, whatever is chosen. Lists without it are not counted while one chooses (LK-08). */
  within?: readonly DocumentFilter[];
}
