import { LANGUAGES } from "../../../../../editions/languages.ts";
import { type Calculator, type Field, fieldsOf } from "../../../../../prices/calculators/calculator.ts";
import { type Choices, numberIn, textIn } from "../../../../../prices/calculators/choices.ts";
import { unitIn } from "../../../../../prices/calculators/choices-query.ts";
import type { LengthUnit, Measure } from "../../../../../prices/calculators/units.ts";
import type { MessageKey, Text } from "../../../../../ui/text/text.tsx";
import type { CalculatorProps } from "./calculator-facts.ts";

type Naming = Pick<CalculatorProps, "words" | "cities">;

export function optionLabel({ words, cities }: Naming, field: string, option: string): string {
  return words.fields[field]?.options?.[option]?.label ?? cities[option] ?? option;
}

export const SIZES: Record<LengthUnit, Record<Exclude<Measure, "count">, MessageKey>> = {
  ft: { length: "calc.sizesFt", area: "calc.sizesSqFt" },
  m: { length: "calc.sizesM", area: "calc.sizesSqM" },
};

export function describeChoices(
  { t, language }: Text,
  naming: Naming,
  calculator: Calculator,
  choices: Choices,
  asked: Choices,
): string {
  const fields = naming.words.summary.flatMap((name) =>
    fieldsOf(calculator).filter((field) => field.name === name && isTold(field, asked)),
  );
  const unit = unitIn(calculator, choices);
  const sizes = (measure: Measure) =>
    fields.filter((field) => field.kind === "number" && field.measure === measure);
  const parts = fields.flatMap((field) => {
    if (field.kind !== "number") return [optionLabel(naming, field.name, textIn(choices, field.name))];
    const value = numberIn(choices, field.name);
    if (field.measure === "count") {
      const label = naming.words.fields[field.name]?.label ?? field.name;
      return [t("calc.count", { label, count: value })];
    }
    const together = sizes(field.measure);
    if (together[0] !== field) return [];
    const numbers = together.map(({ name }) => numberIn(choices, name));
    return [t(SIZES[unit][field.measure], { sizes: numbers.join(" × ") })];
  });
  return parts.join(LANGUAGES[language].comma);
}

function isTold(field: Field, asked: Choices): boolean {
  return field.kind !== "several" && field.kind !== "date" && field.isAsked?.(asked) !== false;
}
