import { isForAnotherTab } from "../../../ui/behaviours/dialogs.ts";
import { AppliedChip } from "../../../ui/forms/chip.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { appliedName } from "./state/applied-name.ts";
import type { AppliedFilter } from "./state/filter-state.ts";
import type { FilteredList } from "./state/filtered-list.ts";
import { filtersHref } from "./state/filters-href.ts";

interface AppliedChipsProps {
  list: FilteredList;
  applied: readonly AppliedFilter[];
  /** In the form a filter is only unchosen; it is in force until the form is sent. */
  onRemove?: (applied: AppliedFilter) => void;
}

/** Filters in force, each a link to the list without it. */
export function AppliedChips({ list, applied, onRemove }: AppliedChipsProps) {
  const text = useText();
  const { country } = usePage().edition;
  return (
    <ul className="chips" aria-label={text.t("filters.applied")}>
      {applied.map((one) => (
        <li key={appliedName(one, text, country)}>
          <AppliedChip
            href={filtersHref(list.path, list.keep, one.without, list.groups)}
            name={appliedName(one, text, country)}
            data-held={onRemove && true}
            onClick={
              onRemove &&
              ((event) => {
                if (isForAnotherTab(event.nativeEvent)) return;
                event.preventDefault();
                onRemove(one);
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}
