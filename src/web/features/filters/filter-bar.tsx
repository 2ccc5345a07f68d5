import type { MouseEvent } from "react";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { useAlive } from "../../frame/islands/use-alive.ts";
import { PANEL } from "./filter-panel.tsx";
import { TOGGLES } from "./group-looks.ts";
import type { FilterGroup } from "./state/filter-group.ts";
import { countApplied, countIn, isSelected, toggleOption } from "./state/filter-state.ts";
import type { FilteredList } from "./state/filtered-list.ts";
import { filtersHref } from "./state/filters-href.ts";
import { groupId } from "./state/group-id.ts";
import "../../../ui/forms/chip.css";

interface FilterBarProps {
  list: FilteredList;
  /** The filter that is open under its chip. */
  openGroup: string | undefined;
  onOpen: (event: MouseEvent<HTMLElement>, key?: string) => void;
}

/** The promoted filters as chips, and the way to all of them. */
export function FilterBar({ list, openGroup, onOpen }: FilterBarProps) {
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

/** Without a script it is a plain link; with it, it opens something, and says so. */
function OpeningChip({ group, count, isOpen, onOpen }: OpeningChipProps) {
  const isAlive = useAlive();
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

/** A link is the list with it or without it, so that it works by itself; the gallery shows it in this document. */
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
