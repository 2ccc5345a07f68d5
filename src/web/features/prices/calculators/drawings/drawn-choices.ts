import type { Calculator } from "../../../../../prices/calculators/calculator.ts";
import type { Choices } from "../../../../../prices/calculators/choices.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";

/** As much of a calculator as a drawing needs: a kept estimate has it too. */
export interface DrawnChoices {
  facts: { rates: PriceRates };
  calculator: Calculator;
  state: { choices: Choices };
  priced: { asked: Choices };
}
