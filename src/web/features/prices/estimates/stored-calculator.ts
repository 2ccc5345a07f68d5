import type { EstimateVersion } from "../../../../contracts/estimates/stored-estimate.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { LANGUAGES } from "../../../../editions/languages.ts";
import { formatPriceBand, hasDrawnSign, writeAmount } from "../../../../editions/money.ts";
import { type Field, fieldsOf } from "../../../../prices/calculators/calculator.ts";
import { CALCULATORS } from "../../../../prices/calculators/calculators.ts";
import type { ChoiceValue } from "../../../../prices/calculators/choices.ts";
import { readChoices, unitIn } from "../../../../prices/calculators/choices-query.ts";
import { priceChoices } from "../../../../prices/calculators/price-choices.ts";
import type { LengthUnit } from "../../../../prices/calculators/units.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import type { CalculatorProps } from "../calculators/state/calculator-facts.ts";
import { optionLabel, SIZES } from "../calculators/state/describe-choices.ts";

/** The content of a version: its choices with today's labels, and the price and date of its rates. */
export function storedCalculator(facts: CalculatorProps, version: EstimateVersion) {
  const calculator = CALCULATORS[facts.name];
  const choices = readChoices(calculator, facts.rates, new URLSearchParams(version.choices));
  const today = priceChoices(calculator, facts.rates, choices);
  const { bill, tax, ...band } = version.price;
  return {
    calculator,
    facts: { ...facts, rates: { ...facts.rates, tax, effectiveFrom: version.ratesFrom } },
    choices,
    asked: today.asked,
    weeks: today.weeks,
    band,
    bill,
    /** The same choices with today's rates; undefined if nothing differs. */
    now:
      today.bill.total === bill.total && facts.rates.effectiveFrom === version.ratesFrom
        ? undefined
        : { total: today.bill.total, from: facts.rates.effectiveFrom },
  };
}

export type StoredCalculator = ReturnType<typeof storedCalculator>;

type Naming = Pick<CalculatorProps, "words" | "cities">;

export function valueWords(
  { t, language }: Text,
  naming: Naming,
  field: Field,
  value: ChoiceValue,
  unit: LengthUnit,
): string {
  if (typeof value === "object") {
    const named = value.map((option) => optionLabel(naming, field.name, option));
    return named.length > 0 ? named.join(LANGUAGES[language].comma) : t("estimate.nothing");
  }
  if (field.kind !== "number") return optionLabel(naming, field.name, String(value)) || t("estimate.nothing");
  return field.measure === "count" ? String(value) : t(SIZES[unit][field.measure], { sizes: value });
}

export function fieldLabel({ words }: Pick<Naming, "words">, name: string): string {
  return words.fields[name]?.label ?? name;
}

export function chosenWords(text: Text, { calculator, facts, choices, asked }: StoredCalculator) {
  return fieldsOf(calculator)
    .filter((field) => field.isAsked?.(asked) !== false && !isUnsaid(field, choices[field.name]))
    .map((field) => ({
      name: field.name,
      label: fieldLabel(facts, field.name),
      value: valueWords(text, facts, field, choices[field.name] ?? "", unitIn(calculator, choices)),
    }));
}

/** A fact that is not ticked, or a date that is not given, is not a choice. */
function isUnsaid(field: Field, value: ChoiceValue | undefined): boolean {
  if (field.kind === "several")
    return field.isFact === true && typeof value === "object" && value.length === 0;
  return field.kind === "date" && value === "";
}

/** A price range in plain text, which cannot contain the drawn riyal sign. */
export function bandText({ low, high }: { low: number; high: number }, edition: Edition): string {
  return hasDrawnSign(edition.country)
    ? `${writeAmount(low, edition)} – ${writeAmount(high, edition)}`
    : formatPriceBand(low, high, edition.country);
}
