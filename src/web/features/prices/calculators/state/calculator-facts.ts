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
  /** Refused numbers from the query, as they were typed. */
  refused?: Readonly<Record<string, string>>;
  path: string;
  /** The URL of the lead form, for visitors without scripts. */
  talk: string;
  keep: string;
  cities: Readonly<Record<string, string>>;
  /** The URL of the page about payments; undefined if there is none. */
  payments: string | undefined;
  /** Set if the calculator is a section of a larger page, where phones show the breakdown only on request. */
  isSection?: boolean;
}

/** The props that are sent to the browser, with only the texts that the steps and the result use. */
export interface CalculatorIslandProps extends CalculatorProps {
  pictures: Readonly<Record<string, ReadyPictureFacts>>;
}

export interface DatedRates extends PriceRates {
  effectiveFrom: string;
  sample: boolean;
}

/** The parts that differ between calculators. Each calculator has its own island, so that no page loads two of them. */
export interface CalculatorKit {
  calculator: Calculator;
  /** Beside every step: the visitor's own kitchen, wardrobe or home, which follows each answer. */
  drawing: ComponentType<{ calc: DrawnChoices & { state: { step: string } } }>;
  /** Drawn options, by field and option, on a sheet of 64 by 52. */
  options: Partial<Record<string, string>>;
}

export interface DrawnChoices {
  facts: { rates: PriceRates };
  calculator: Calculator;
  state: { choices: Choices };
  priced: { asked: Choices };
}
