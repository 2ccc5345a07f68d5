import type { ToldLine } from "../../../../contracts/documents/calculators/calculator-words.ts";
import { LANGUAGES } from "../../../../editions/languages.ts";
import { holds, textIn } from "../../../../prices/calculators/choices.ts";
import { fillPlaceholders, useText } from "../../../../ui/text/text.tsx";
import { optionLabel } from "../state/describe-choices.ts";
import type { LivingCalculator } from "../state/use-calculator.ts";
import { taxWords } from "./tax-words.ts";

/** What is not in the price, and what it is built upon. */
export function ToldLists({ calc }: { calc: LivingCalculator }) {
  const { t, language } = useText();
  const { facts, priced } = calc;
  const date = new Intl.DateTimeFormat(LANGUAGES[language].dateLocale, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const values = {
    city: optionLabel(facts, "city", textIn(priced.asked, "city")),
    tax: taxWords(t, facts.rates.tax).tax,
    date: date.format(new Date(facts.rates.effectiveFrom)),
  };
  const told = (lines: readonly ToldLine[]) =>
    lines
      .filter(({ when }) => when === undefined || holds(when, priced.asked))
      .filter(({ unless }) => unless === undefined || !holds(unless, priced.asked))
      .map(({ text }) => fillPlaceholders(text, values));
  const samples = facts.rates.sample ? [t("calc.sampleRates")] : [];
  const lists = [
    { title: t("calc.notIncluded"), lines: told(facts.words.notIncluded) },
    { title: t("calc.assumptions"), lines: [...told(facts.words.assumptions), ...samples] },
  ];
  return (
    <div className="columns columns--2 columns--near">
      {lists.map(({ title, lines }) => (
        <div key={title} className="calc-panel">
          <h3 className="d25">{title}</h3>
          <ul className="ruled-list t15">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
