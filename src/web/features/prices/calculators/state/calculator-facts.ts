import type { CalculatorWords } from "../../../../../contracts/documents/calculators/calculator-words.ts";
import type { CalculatorName } from "../../../../../prices/calculators/calculators.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import type { ReadyPictureFacts } from "../../../../../ui/media/ready-picture.tsx";

/** What a page gives to its calculator. */
export interface CalculatorProps {
  name: CalculatorName;
  words: CalculatorWords;
  rates: DatedRates;
  /** What the address has chosen. */
  query: string;
  step: string;
  /** Numbers that it gives and that cannot be meant, as they were typed. */
  refused?: Readonly<Record<string, string>>;
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

/** What travels to the browser with it: of its words only what its steps and its result say. */
export interface CalculatorIslandProps extends CalculatorProps {
  /** By field and option. */
  pictures: Readonly<Record<string, ReadyPictureFacts>>;
}

export interface DatedRates extends PriceRates {
  effectiveFrom: string;
  sample: boolean;
}
