import { formatAmount, formatAmountRange } from "../../../../editions/money.ts";
import type { Country } from "../../../../editions/regions.ts";
import { isForAnotherTab } from "../../../../ui/behaviours/dialogs.ts";
import { AppliedChip } from "../../../../ui/forms/chip.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { type FilterCondition, type FilterGroup, type Range, toRange } from "./state/filter-group.ts";
import type { AppliedFilter, FilteredList } from "./state/filter-state.ts";
import { filtersHref } from "./state/filters-query.ts";

interface AppliedChipsProps {
  list: FilteredList;
  applied: readonly AppliedFilter[];
  /** In the form a filter is only deselected; it stays applied until the form is sent. */
  onRemove?: (applied: AppliedFilter) => void;
}

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

export function appliedName(applied: AppliedFilter, text: Text, country: Country): string {
  if ("option" in applied) return applied.option.displayName;
  if ("range" in applied) return rangeName(applied.group, applied.range, text.t, country);
  return conditionName(applied.group, applied.condition, text, country);
}

function conditionName(
  group: FilterGroup,
  { constraint, values }: FilterCondition,
  { t, language }: Text,
  country: Country,
): string {
  const nameOf = (value: string) =>
    group.options.find(({ id }) => constraint !== "range" && id === value)?.displayName ??
    rangeName(group, toRange(constraint === "range" ? value : `${value}|${value}`), t, country);
  const type = constraint === "muin" ? "conjunction" : "disjunction";
  return `${group.displayName}: ${new Intl.ListFormat(language, { type }).format(values.map(nameOf))}`;
}

/** A range in words: "₹1,00,000 – 5,00,000", "up to 120 sq ft". */
export function rangeName(
  { unit }: Pick<FilterGroup, "unit">,
  { low, high }: Range,
  t: Text["t"],
  country: Country,
): string {
  const number = (value: number) =>
    unit === "money" ? formatAmount(value, country) : value.toLocaleString("en");
  const inUnit = (words: string) => (unit === "sq ft" ? t("filters.squareFeet", { area: words }) : words);
  if (low === undefined) return t("filters.upTo", { amount: inUnit(number(high ?? 0)) });
  if (high === undefined) return t("filters.atLeast", { amount: inUnit(number(low)) });
  if (low === high) return inUnit(number(low));
  return inUnit(
    unit === "money" ? formatAmountRange(low, high, country) : `${number(low)} – ${number(high)}`,
  );
}
