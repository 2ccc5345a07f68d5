import { type MouseEvent, useMemo, useReducer, useState } from "react";
import type { DocumentFilter } from "../../../../contracts/document-filters.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { isForAnotherTab } from "../../../../ui/behaviours/dialogs.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { afterPaint } from "../../../frame/after-paint.ts";
import { island } from "../../../frame/islands/island.tsx";
import { useHydrated, usePage, useSharedState } from "../../../frame/islands/page-context.ts";
import type { ListKind } from "../../../frame/state/page-state.ts";
import { showGallery } from "../gallery/show-gallery.ts";
import { TOGGLES } from "./filter-options.tsx";
import { FilterPanel, PANEL } from "./filter-panel.tsx";
import { countDesigns, useLiveCount } from "./live-count.ts";
import { changeDraft, type DraftChange, draftOf, type FilterDraft } from "./state/filter-draft.ts";
import { type FilterGroup, groupId } from "./state/filter-group.ts";
import {
  countApplied,
  countIn,
  type FilteredList,
  type FilterState,
  isSelected,
  resetFilters,
  toggleOption,
} from "./state/filter-state.ts";
import { buildFiltersQuery, filtersHref, readListAddress } from "./state/filters-query.ts";
import { useFilterPanel } from "./use-filter-panel.ts";
import "./filter-bar.css";
import "../../../../ui/forms/chip.css";

/** In these lists, clearing the filters is a choice that waits to be applied (LK-08). */
const CLEARED_IN_FORM: readonly ListKind[] = ["looks"];

/**
 * The promoted filters as chips, and the form with all options. Without scripts the chips are links and the form is
 * submitted; with scripts the gallery updates in place.
 */
function Filters(props: FiltersProps) {
  const { list, draft, change, count } = useFilters(props);
  const { kind = "designIdeas" } = props;
  const panel = useFilterPanel();
  const { opening } = panel;
  const hrefOf = (state: FilterState) => filtersHref(list.path, list.keep, state, list.groups);

  const show = (href: string) => {
    panel.close({ givesFocusBack: true });
    // The result of the press itself is painted first.
    afterPaint(() => void showGallery(href));
  };
  const clear = (event: MouseEvent) => {
    if (isForAnotherTab(event.nativeEvent)) return;
    event.preventDefault();
    change({ kind: "begin", state: resetFilters() });
    if (!CLEARED_IN_FORM.includes(kind)) show(hrefOf(resetFilters()));
  };
  return (
    <>
      <span className="filterbar-edge" />
      <div className="filterbar" {...panel.bar}>
        <FilterBar
          list={list}
          openGroup={opening.isOpen && opening.isPopover ? opening.key : undefined}
          onOpen={panel.open}
        />
        <FilterPanel
          {...{ kind, list, draft, change, count, opening }}
          dialog={panel.dialog}
          group={panel.group}
          first={panel.first}
          onApply={() => show(hrefOf(draft.state))}
          onClear={clear}
        />
      </div>
    </>
  );
}

// The dialog opens and the form works without this island; React and such a large form would delay a gallery that
// most visitors only look at. A change of the list also hydrates it: bar-behaviour.ts.
export default island("filters", Filters, { when: "intent" });

function useFilters({ kind = "designIdeas", groups, href, total, within }: FiltersProps) {
  const { isoCode } = usePage().edition;
  const shown = useSharedState((state) => state[kind].shown) ?? { href, total };
  const list = useMemo(() => readListAddress(shown.href, groups), [shown.href, groups]);
  const inForce = buildFiltersQuery(list.state, groups);
  const [draft, change] = useReducer(
    (before: FilterDraft, next: DraftChange) => changeDraft(before, next, groups),
    list.state,
    draftOf,
  );
  // When another list is shown, choices that were made for the previous list are discarded.
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

interface FiltersProps {
  kind?: ListKind;
  groups: readonly FilterGroup[];
  href: string;
  total: number;
  /** Filters of the whole list. Lists without them show no live count (LK-08). */
  within?: readonly DocumentFilter[];
}

interface FilterBarProps {
  list: FilteredList;
  openGroup: string | undefined;
  onOpen: (event: MouseEvent<HTMLElement>, key?: string) => void;
}

function FilterBar({ list, openGroup, onOpen }: FilterBarProps) {
  const { t } = useText();
  const { groups, state, path, keep } = list;
  const applied = countApplied(state);
  return (
    <div className="wrap filterbar__in line apart">
      <div className="filterbar__chips line">
        {groups
          .filter(({ isPromoted }) => isPromoted)
          .map((group) => (
            <OpeningChip
              key={group.key}
              group={group}
              count={countIn(state, group.key)}
              isOpen={group.key === openGroup}
              onOpen={onOpen}
            />
          ))}
        {TOGGLES.filter(({ key, id }) => hasOption(groups, key, id)).map(({ key, id, name }) => (
          <ToggleChip
            key={key}
            href={filtersHref(path, keep, toggleOption(state, groups, key, id), groups)}
            isOn={isSelected(state, key, id)}
            name={t(name)}
          />
        ))}
      </div>
      <div className="filterbar__end line">
        <a
          className={joinClasses("chip filterbar__all", applied > 0 && "is-on")}
          href={`#${PANEL}`}
          data-opens={PANEL}
          aria-haspopup="dialog"
          onClick={(event) => onOpen(event)}
        >
          <Icon name="filter" size="small" />
          {t("filters.all")}
          <Chosen count={applied} />
        </a>
      </div>
    </div>
  );
}

interface OpeningChipProps {
  group: FilterGroup;
  count: number;
  isOpen: boolean;
  onOpen: FilterBarProps["onOpen"];
}

/** A plain link without scripts; with scripts it opens a popover and has the matching ARIA state. */
function OpeningChip({ group, count, isOpen, onOpen }: OpeningChipProps) {
  const isAlive = useHydrated();
  return (
    <a
      className={joinClasses("chip", count > 0 && "is-on")}
      href={`#${groupId(group.key)}`}
      data-opens={PANEL}
      data-held
      aria-haspopup="dialog"
      aria-expanded={isAlive ? isOpen : undefined}
      onClick={(event) => onOpen(event, group.key)}
    >
      {group.displayName}
      <Chosen count={count} />
      <Icon name="down" size="small" />
    </a>
  );
}

/** The link leads to the list with or without the filter, so it works without scripts; the gallery updates in place. */
function ToggleChip({ href, isOn, name }: { href: string; isOn: boolean; name: string }) {
  const { t } = useText();
  return (
    <a
      className={joinClasses("chip", isOn && "is-on")}
      href={href}
      aria-label={isOn ? t("ui.remove", { name }) : undefined}
    >
      {name}
      <Icon name={isOn ? "close" : "price"} size="small" />
    </a>
  );
}

function Chosen({ count }: { count: number }) {
  const { t } = useText();
  if (count === 0) return null;
  return (
    <span className="chip__count num">
      {count}
      <span className="sr"> {t("filters.chosen")}</span>
    </span>
  );
}

function hasOption(groups: readonly FilterGroup[], key: string, id: string): boolean {
  return groups.some((group) => group.key === key && group.options.some((option) => option.id === id));
}
