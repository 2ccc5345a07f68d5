import { formatAmount, formatAmountRange } from "../../../../editions/money.ts";
import type { Country } from "../../../../editions/regions.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import { type FilterCondition, toRange } from "./filter-condition.ts";
import type { FilterGroup } from "./filter-group.ts";
import type { AppliedFilter } from "./filter-state.ts";
import type { Range } from "./range.ts";

/** A choice in force, as one reads it: "Island", "Up to 120 sq ft", "Details: Island and Stools". */
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

/** A range as one reads it: "₹1,00,000 – 5,00,000", "up to 120 sq ft". */
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
