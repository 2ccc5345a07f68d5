import { calculatorParameters } from "../../../../prices/calculators/calculator.ts";
import { SG_HOME } from "../../../../prices/calculators/sg-home.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "renovation-price-calculator",
  query: calculatorParameters(SG_HOME),
  floats: "own-bar",
});
