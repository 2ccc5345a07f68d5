import { calculatorParameters } from "../../../../prices/calculators/calculator.ts";
import { IN_HOME } from "../../../../prices/calculators/in-home.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "home-interior-price-calculator",
  query: calculatorParameters(IN_HOME),
  floats: "own-bar",
});
