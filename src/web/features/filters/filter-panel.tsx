import type { ComponentProps, Dispatch, MouseEvent, Ref } from "react";
import { Drawer } from "../../../ui/overlay/modal.tsx";
import { useText } from "../../../ui/text/text.tsx";
import type { ListKind } from "../../frame/state/state.ts";
import { AppliedChips } from "./applied-chips.tsx";
import { FilterFoot } from "./filter-foot.tsx";
import { FilterGroupFields } from "./filter-group-fields.tsx";
import type { FirstRef } from "./group-fields-props.ts";
import { type DraftChange, type FilterDraft, stillApplied, typedIn } from "./state/filter-draft.ts";
import { CONDITIONS_FIELD } from "./state/filter-form.ts";
import type { FilterGroup } from "./state/filter-group.ts";
import { conditionsOn, type FilterState, visibleOptions } from "./state/filter-state.ts";
import type { FilteredList } from "./state/filtered-list.ts";
import { buildFiltersQuery } from "./state/filters-query.ts";
import { groupId } from "./state/group-id.ts";
import type { LiveCount } from "./use-live-count.ts";
import "./filter-panel.css";

/** The dialog that holds the form. */
export const PANEL = "filters";
const FORM = "filter-form";

interface FilterPanelProps {
  kind: ListKind;
  list: FilteredList;
  draft: FilterDraft;
  change: Dispatch<DraftChange>;
  count: LiveCount;
  opening: { isPopover: boolean; key?: string | undefined };
  dialog: ComponentProps<"dialog">;
  /** Of the filter that it is opened for, and of the first thing that one can choose in it. */
  group: Ref<HTMLFieldSetElement>;
  first: FirstRef;
  onApply: () => void;
  onClear: (event: MouseEvent) => void;
}

export function FilterPanel(props: FilterPanelProps) {
  const { kind, list, draft, change, count, opening, dialog, onApply, onClear } = props;
  const { groups, path, keep } = list;
  const { t } = useText();
  const applied = stillApplied(draft.state, list.state, groups);
  const only = opening.isPopover ? opening.key : undefined;
  return (
    <Drawer
      {...dialog}
      id={PANEL}
      className="filters"
      title={t("filters.title")}
      aria-labelledby={only === undefined ? undefined : `${groupId(only)}-name`}
      data-only={only}
      foot={<FilterFoot {...{ kind, list, count, onClear }} form={FORM} />}
    >
      {applied.length > 0 && (
        <div className="filters__applied">
          <AppliedChips
            {...{ list, applied }}
            onRemove={(taken) => change({ kind: "remove", applied: taken })}
          />
        </div>
      )}
      <form
        className="filters__form"
        id={FORM}
        action={path}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onApply();
        }}
      >
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {conditionsIn(draft.state, groups).map((condition) => (
          <input key={condition} type="hidden" name={CONDITIONS_FIELD} value={condition} />
        ))}
        {groups.map((group) => (
          <FilterGroupFields
            key={group.key}
            {...{ group, list, change }}
            selected={draft.state.selected[group.key]}
            hidden={hiddenIn(draft.state, groups, group)}
            range={draft.state.ranges[group.key]}
            typed={typedIn(draft, group.key)}
            isShown={only === group.key}
            fieldset={opening.key === group.key ? props.group : undefined}
            first={only === group.key ? props.first : undefined}
          />
        ))}
      </form>
    </Drawer>
  );
}

/** What no field of the form can say. */
function conditionsIn(state: FilterState, groups: readonly FilterGroup[]): string[] {
  return groups.flatMap(({ key }) =>
    conditionsOn(state, key).map((condition) =>
      buildFiltersQuery({ selected: {}, ranges: {}, conditions: [condition] }, groups),
    ),
  );
}

/** The same where nothing is: a filter is drawn again only when something in it has changed. */
const NONE: readonly string[] = [];

function hiddenIn(state: FilterState, groups: readonly FilterGroup[], group: FilterGroup): readonly string[] {
  const visible = new Set(visibleOptions(state, groups, group.key));
  return visible.size === group.options.length
    ? NONE
    : group.options.filter((option) => !visible.has(option)).map(({ id }) => id);
}
