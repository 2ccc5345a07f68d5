import { formatAmount, formatAmountRange } from "../../editions/money.ts";
import type { Country } from "../../editions/regions.ts";
import type { Text } from "../../ui/text.tsx";
import type { FilterGroup } from "./filter-group.ts";
import type { Range } from "./range.ts";

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
  return inUnit(
    unit === "money" ? formatAmountRange(low, high, country) : `${number(low)} – ${number(high)}`,
  );
}
