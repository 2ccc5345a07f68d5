import type { ReactNode } from "react";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { FilterPanel, PANEL } from "./filter-panel.tsx";
import { TOGGLES } from "./group-looks.ts";
import type { FilterGroup } from "./state/filter-group.ts";
import { countApplied, countIn, isSelected, toggleOption } from "./state/filter-state.ts";
import type { CountedList } from "./state/filtered-list.ts";
import { filtersHref } from "./state/filters-href.ts";
import { groupId } from "./state/group-id.ts";
import "../../../ui/forms/chip.css";
import "./filter-bar.css";

interface FilterBarProps extends CountedList {
  /** Beside "All filters": the order of the list. */
  children?: ReactNode;
}

/**
 * The promoted filters as chips, and the way to all of them. There is one form with every option once: a chip shows its
 * part of the form under itself, or on a phone, or without a script, the whole form at that part.
 */
export function FilterBar({ groups, state, path, keep, total, children }: FilterBarProps) {
  const { t } = useText();
  const applied = countApplied(state);
  return (
    <>
      <span className="filterbar-edge" data-filter-edge />
      <div className="filterbar" data-filters data-gallery-part="filters">
        <div className="wrap filterbar__in line line--apart">
          <div className="filterbar__chips line">
            {groups
              .filter(({ isPromoted }) => isPromoted)
              .map((group) => (
                <OpeningChip key={group.key} group={group} count={countIn(state, group.key)} />
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
            >
              <Icon name="filter" size="small" />
              {t("filters.all")}
              <Chosen count={applied} />
            </a>
            {children}
          </div>
        </div>
        <FilterPanel {...{ groups, state, path, keep, total }} />
      </div>
    </>
  );
}

function OpeningChip({ group, count }: { group: FilterGroup; count: number }) {
  return (
    <a
      className={joinClasses("chip", count > 0 && "is-on")}
      href={`#${groupId(group.key)}`}
      data-opens={PANEL}
      aria-haspopup="dialog"
      data-opens-group={group.key}
    >
      {group.displayName}
      <Chosen count={count} />
      <Icon name="down" size="small" />
    </a>
  );
}

/** A link is the list with it or without it, so that it works by itself. */
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
