import type { CalculatorWords } from "../../../../contracts/documents/calculators/calculator-words.ts";
import type { CalculatorName } from "../../../../prices/calculators/calculators.ts";
import type { PriceRates } from "../../../../prices/rates.ts";

/** What a page gives to its calculator. */
export interface CalculatorProps {
  name: CalculatorName;
  words: CalculatorWords;
  rates: DatedRates;
  /** What the address has chosen. */
  query: string;
  step: string;
  /** Of the page: its form and its links lead there. */
  path: string;
  /** Of the form that asks for a designer, for whoever has no script. */
  talk: string;
  /** Where results are kept. */
  keep: string;
  /** Their names in the reader's language, by the names of the rates. */
  cities: Readonly<Record<string, string>>;
  /** Of the page that tells more of payments; nothing where there is none. */
  payments: string | undefined;
}

export interface DatedRates extends PriceRates {
  effectiveFrom: string;
  sample: boolean;
}
