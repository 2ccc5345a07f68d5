import { AppliedChip } from "../../ui/chip.tsx";
import { useText } from "../../ui/text.tsx";
import { useLayout } from "../layouts/layout-context.tsx";
import { rangeName } from "./applied-name.ts";
import type { FilterBarProps } from "./filter-bar.tsx";
import { listApplied } from "./filter-state.ts";
import { filtersHref } from "./filters-href.ts";

export type AppliedProps = Pick<FilterBarProps, "groups" | "state" | "path" | "keep">;

/** Every filter in force, each a link to the list without it. */
export function AppliedChips({ groups, state, path, keep }: AppliedProps) {
  const { t } = useText();
  const { country } = useLayout().edition;
  return (
    <ul className="chips" aria-label={t("filters.applied")}>
      {listApplied(state, groups).map(({ group, option, range, without }) => (
        <li key={`${group.key}.${option?.id}`}>
          <AppliedChip
            href={filtersHref(path, keep, without, groups)}
            name={option ? option.displayName : rangeName(group, range, t, country)}
            data-removes={group.key}
            data-option={option?.id}
          />
        </li>
      ))}
    </ul>
  );
}
