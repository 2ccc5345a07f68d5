import type { ComponentProps, Dispatch, MouseEvent, Ref } from "react";
import { Button, ButtonLink } from "../../../../ui/forms/button.tsx";
import { Drawer } from "../../../../ui/overlay/modal.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";
import type { ListKind } from "../../../frame/state/page-state.ts";
import { AppliedChips } from "./applied-chips.tsx";
import { FilterGroupFields } from "./filter-fields.tsx";
import type { FirstRef } from "./filter-options.tsx";
import type { LiveCount } from "./live-count.ts";
import { type DraftChange, type FilterDraft, stillApplied, typedIn } from "./state/filter-draft.ts";
import { type FilterGroup, groupId } from "./state/filter-group.ts";
import {
  conditionsOn,
  type FilteredList,
  type FilterState,
  resetFilters,
  visibleOptions,
} from "./state/filter-state.ts";
import { buildFiltersQuery, CONDITIONS_FIELD, filtersHref } from "./state/filters-query.ts";
import "./filter-options.css";

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

function conditionsIn(state: FilterState, groups: readonly FilterGroup[]): string[] {
  return groups.flatMap(({ key }) =>
    conditionsOn(state, key).map((condition) =>
      buildFiltersQuery({ selected: {}, ranges: {}, conditions: [condition] }, groups),
    ),
  );
}

/** A shared empty array, so that a filter renders again only when something in it has changed. */
const NONE: readonly string[] = [];

function hiddenIn(state: FilterState, groups: readonly FilterGroup[], group: FilterGroup): readonly string[] {
  const visible = new Set(visibleOptions(state, groups, group.key));
  return visible.size === group.options.length
    ? NONE
    : group.options.filter((option) => !visible.has(option)).map(({ id }) => id);
}

interface FilterFootProps {
  kind: ListKind;
  list: FilteredList;
  count: LiveCount;
  form: string;
  onClear: (event: MouseEvent) => void;
}

const UNCOUNTED = {
  designIdeas: "filters.showUnknown",
  looks: "filters.showLooks",
  offerings: "filters.showResults",
} as const;

/** The button shows the number of results, and changes are announced to screen readers. */
function FilterFoot({ kind, list: { groups, path, keep }, count, form, onClear }: FilterFootProps) {
  const text = useText();
  const words = wordsFor(kind, count.total, text);
  return (
    <div className="filters__foot line apart">
      <ButtonLink
        look="quiet"
        href={filtersHref(path, keep, resetFilters(), groups)}
        data-held
        onClick={onClear}
      >
        {text.t("filters.clear")}
      </ButtonLink>
      <Button type="submit" form={form}>
        {words}
      </Button>
      <span className="sr" role="status">
        {count.isUpdate && words}
      </span>
    </div>
  );
}

function wordsFor(kind: ListKind, total: number | undefined, { t }: Text): string {
  if (total === undefined) return t(UNCOUNTED[kind]);
  if (total === 0) return t("filters.showNone");
  return t("filters.showMany", { total, shown: total.toLocaleString("en") });
}
