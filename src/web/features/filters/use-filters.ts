import { useMemo, useReducer, useState } from "react";
import { usePage } from "../../frame/islands/page-context.ts";
import { useSharedState } from "../../frame/islands/use-shared-state.ts";
import { countDesigns } from "./count-designs.ts";
import type { FiltersProps } from "./filters-props.ts";
import { changeDraft, type DraftChange, draftOf, type FilterDraft } from "./state/filter-draft.ts";
import { filtersHref } from "./state/filters-href.ts";
import { buildFiltersQuery } from "./state/filters-query.ts";
import { readListAddress } from "./state/list-address.ts";
import { useLiveCount } from "./use-live-count.ts";

/** What is in force, by the address that is shown, and what is chosen in the form but not applied yet. */
export function useFilters({ kind = "designIdeas", groups, href, total, within }: FiltersProps) {
  const { isoCode } = usePage().edition;
  const shown = useSharedState((state) => state[kind].shown) ?? { href, total };
  const list = useMemo(() => readListAddress(shown.href, groups), [shown.href, groups]);
  const inForce = buildFiltersQuery(list.state, groups);
  const [draft, change] = useReducer(
    (before: FilterDraft, next: DraftChange) => changeDraft(before, next, groups),
    list.state,
    draftOf,
  );
  // Another list is shown: what was chosen meanwhile was chosen for the one before.
  const [begun, setBegun] = useState(inForce);
  if (begun !== inForce) {
    setBegun(inForce);
    change({ kind: "begin", state: list.state });
  }
  const count = useLiveCount({
    href: filtersHref(list.path, list.keep, draft.state, groups),
    shown: { href: filtersHref(list.path, list.keep, list.state, groups), total: shown.total },
    ask: within && ((signal) => countDesigns({ ...list, state: draft.state, within, isoCode }, signal)),
  });
  return { list, draft, change, count };
}
