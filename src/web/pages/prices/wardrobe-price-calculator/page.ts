import { calculatorParameters } from "../../../../prices/calculators/calculator.ts";
import { IN_WARDROBE } from "../../../../prices/calculators/in-wardrobe.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "wardrobe-price-calculator",
  query: calculatorParameters(IN_WARDROBE),
  floats: "own-bar",
});
