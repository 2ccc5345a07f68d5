import { LANGUAGES } from "../../../../editions/languages.ts";
import { type Field, fieldsOf } from "../../../../prices/calculators/calculator.ts";
import type { ChoiceValue } from "../../../../prices/calculators/choices.ts";
import { unitIn } from "../../../../prices/calculators/choices-query.ts";
import type { LengthUnit } from "../../../../prices/calculators/units.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import type { CalculatorProps } from "../calculators/state/calculator-facts.ts";
import { optionLabel, SIZES } from "../calculators/state/describe-choices.ts";
import type { KeptCalculator } from "./kept-calculator.ts";

type Naming = Pick<CalculatorProps, "words" | "cities">;

/** A value as one says it: "Acrylic", "10 ft", "Countertop, Appliances". */
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

/** All that was chosen, in the order of the steps, without what was not asked or not said. */
export function chosenWords(text: Text, { calculator, facts, choices, asked }: KeptCalculator) {
  return fieldsOf(calculator)
    .filter((field) => field.isAsked?.(asked) !== false && !isUnsaid(field, choices[field.name]))
    .map((field) => ({
      name: field.name,
      label: fieldLabel(facts, field.name),
      value: valueWords(text, facts, field, choices[field.name] ?? "", unitIn(calculator, choices)),
    }));
}

/** A question of fact that nobody has ticked, or a date that nobody has given: not a choice. */
function isUnsaid(field: Field, value: ChoiceValue | undefined): boolean {
  if (field.kind === "several")
    return field.isFact === true && typeof value === "object" && value.length === 0;
  return field.kind === "date" && value === "";
}
