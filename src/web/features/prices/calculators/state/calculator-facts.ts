import type { ComponentType } from "react";
import type { CalculatorWords } from "../../../../../contracts/documents/calculators/calculator-words.ts";
import type { Calculator } from "../../../../../prices/calculators/calculator.ts";
import type { CalculatorName } from "../../../../../prices/calculators/calculators.ts";
import type { Choices } from "../../../../../prices/calculators/choices.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import type { ReadyPictureFacts } from "../../../../../ui/media/ready-picture.tsx";

export interface CalculatorProps {
  name: CalculatorName;
  words: CalculatorWords;
  rates: DatedRates;
  query: string;
  step: string;
  /** Numbers that it gives and that cannot be meant, as they were typed. */
  refused?: Readonly<Record<string, string>>;
  path: string;
  /** Of the form that asks for a designer, for whoever has no script. */
  talk: string;
  keep: string;
  cities: Readonly<Record<string, string>>;
  /** Of the page that tells more of payments; nothing where there is none. */
  payments: string | undefined;
}

/** What travels to the browser with it: of its words only what its steps and its result say. */
export interface CalculatorIslandProps extends CalculatorProps {
  pictures: Readonly<Record<string, ReadyPictureFacts>>;
}

export interface DatedRates extends PriceRates {
  effectiveFrom: string;
  sample: boolean;
}

/** What one calculator has and another has not. Each has an island of its own, so that no page brings two of them. */
export interface CalculatorKit {
  calculator: Calculator;
  /** Drawings that follow what is typed, by step. */
  drawings: Partial<Record<string, ComponentType<{ calc: DrawnChoices }>>>;
  /** Drawn options, by field and option, on a sheet of 64 by 52. */
  options: Partial<Record<string, string>>;
}

export interface DrawnChoices {
  facts: { rates: PriceRates };
  calculator: Calculator;
  state: { choices: Choices };
  priced: { asked: Choices };
}
