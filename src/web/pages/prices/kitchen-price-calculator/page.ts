import { calculatorParameters } from "../../../../prices/calculators/calculator.ts";
import { IN_KITCHEN } from "../../../../prices/calculators/in-kitchen.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "kitchen-price-calculator",
  query: calculatorParameters(IN_KITCHEN),
  floats: "own-bar",
});
