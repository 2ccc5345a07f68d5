import { AppliedChip } from "../../ui/chip.tsx";
import { useText } from "../../ui/text.tsx";
import { useLayout } from "../layouts/layout-context.tsx";
import { appliedName } from "./applied-name.ts";
import type { FilterBarProps } from "./filter-bar.tsx";
import { listApplied } from "./filter-state.ts";
import { filtersHref } from "./filters-href.ts";
import { buildFiltersQuery } from "./filters-query.ts";

export type AppliedProps = Pick<FilterBarProps, "groups" | "state" | "path" | "keep">;

/** Every filter in force, each a link to the list without it. */
export function AppliedChips({ groups, state, path, keep }: AppliedProps) {
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
