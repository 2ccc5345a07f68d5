import type { ToldLine } from "../../../../../contracts/documents/calculators/calculator-words.ts";
import { LANGUAGES } from "../../../../../editions/languages.ts";
import { type Choices, holds, textIn } from "../../../../../prices/calculators/choices.ts";
import { fillPlaceholders, type Text } from "../../../../../ui/text/text.tsx";
import type { CalculatorProps } from "../state/calculator-facts.ts";
import { optionLabel } from "../state/describe-choices.ts";
import { taxWords } from "./tax-words.ts";

/** What is not in the price, and what it is built upon: as far as it is so with what was chosen. */
export function toldLines(
  { t, language }: Text,
  facts: Pick<CalculatorProps, "words" | "cities" | "rates">,
  asked: Choices,
) {
  const date = new Intl.DateTimeFormat(LANGUAGES[language].dateLocale, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const values = {
    city: optionLabel(facts, "city", textIn(asked, "city")),
    tax: taxWords(t, facts.rates.tax).tax,
    date: date.format(new Date(facts.rates.effectiveFrom)),
  };
  const told = (lines: readonly ToldLine[]) =>
    lines
      .filter(({ when }) => when === undefined || holds(when, asked))
      .filter(({ unless }) => unless === undefined || !holds(unless, asked))
      .map(({ text }) => fillPlaceholders(text, values));
  const samples = facts.rates.sample ? [t("calc.sampleRates")] : [];
  return [
    { title: t("calc.notIncluded"), lines: told(facts.words.notIncluded) },
    { title: t("calc.assumptions"), lines: [...told(facts.words.assumptions), ...samples] },
  ];
}
