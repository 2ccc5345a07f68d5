import type { ReactNode } from "react";
import type { CalculatorNote } from "../../../../../contracts/documents/calculators/calculator-words.ts";
import { LANGUAGES } from "../../../../../editions/languages.ts";
import { formatRate } from "../../../../../editions/money.ts";
import type { Country } from "../../../../../editions/regions.ts";
import type { Quantity } from "../../../../../prices/calculators/calculator.ts";
import { type Choices, holds, textIn } from "../../../../../prices/calculators/choices.ts";
import type { BillLine } from "../../../../../prices/calculators/price-choices.ts";
import { PhoneFold } from "../../../../../ui/navigation/phone-fold.tsx";
import { fillPlaceholders, type MessageKey, type Text, useText } from "../../../../../ui/text/text.tsx";
import type { CalculatorProps } from "../state/calculator-facts.ts";
import { optionLabel } from "../state/describe-choices.ts";
import { taxWords } from "./price-texts.ts";

interface CalculatorNotesProps {
  facts: Pick<CalculatorProps, "words" | "cities" | "rates">;
  asked: Choices;
}

export function CalculatorNotes({ facts, asked }: CalculatorNotesProps) {
  return (
    <div className="columns columns--2 columns--near">
      {calculatorNotes(useText(), facts, asked).map((note) => (
        <NotePanel key={note.title} note={note} />
      ))}
    </div>
  );
}

export function NotePanel({ note: { title, lines } }: { note: ReturnType<typeof calculatorNotes>[number] }) {
  return (
    <FoldedPanel title={title}>
      <ul className="ruled-list t15">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </FoldedPanel>
  );
}

/** On a phone only its title is visible at first. */
export function FoldedPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PhoneFold
      className="calc-panel calc-panel--fold"
      label={title}
      heading={<h3 className="d25 phone-fold__heading">{title}</h3>}
    >
      {children}
    </PhoneFold>
  );
}

export function calculatorNotes(
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
  const visibleNotes = (lines: readonly CalculatorNote[]) =>
    lines
      .filter(({ when }) => when === undefined || holds(when, asked))
      .filter(({ unless }) => unless === undefined || !holds(unless, asked))
      .map(({ text }) => fillPlaceholders(text, values));
  const samples = facts.rates.sample ? [t("calc.sampleRates")] : [];
  return [
    { title: t("calc.notIncluded"), lines: visibleNotes(facts.words.notIncluded) },
    { title: t("calc.assumptions"), lines: [...visibleNotes(facts.words.assumptions), ...samples] },
  ];
}

const QUANTITIES: Record<Quantity["unit"], MessageKey> = {
  ft: "calc.quantityFt",
  "sq-ft": "calc.quantitySqFt",
  m: "calc.quantityM",
  "sq-m": "calc.quantitySqM",
  piece: "calc.quantityPiece",
};

/** "17 ft × ₹1,800"; undefined for a line without a quantity. */
export function lineDetail(
  t: Text["t"],
  country: Country,
  { amount, quantity }: Pick<BillLine, "amount" | "quantity">,
): string | undefined {
  return (
    quantity &&
    t(QUANTITIES[quantity.unit], {
      amount: Math.round(quantity.amount * 100) / 100,
      rate: formatRate(amount / quantity.amount, country),
    })
  );
}
