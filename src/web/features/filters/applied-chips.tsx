import { AppliedChip } from "../../../ui/forms/chip.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { useLayout } from "../../frame/layouts/layout-context.tsx";
import { appliedName } from "./state/applied-name.ts";
import { listApplied } from "./state/filter-state.ts";
import type { FilteredList } from "./state/filtered-list.ts";
import { filtersHref } from "./state/filters-href.ts";
import { buildFiltersQuery } from "./state/filters-query.ts";

/** Every filter in force, each a link to the list without it. */
export function AppliedChips({ groups, state, path, keep }: FilteredList) {
  const text = useText();
  const { country } = useLayout().edition;
  return (
    <ul className="chips" aria-label={text.t("filters.applied")}>
      {listApplied(state, groups).map((applied) => (
        <li key={appliedName(applied, text, country)}>
          <AppliedChip
            href={filtersHref(path, keep, applied.without, groups)}
            name={appliedName(applied, text, country)}
            data-removes={applied.group.key}
            data-option={"option" in applied ? applied.option.id : undefined}
            data-condition={"condition" in applied ? buildFiltersQuery(applied.alone, groups) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
