import type { Calculator } from "../../../../prices/calculators/calculator.ts";
import type { Choices } from "../../../../prices/calculators/choices.ts";

/** As much of a calculator as a drawing needs: a kept estimate has it too. */
export interface DrawnChoices {
  calculator: Calculator;
  state: { choices: Choices };
  priced: { asked: Choices };
}
