import { calculatorParameters } from "../../../../prices/calculators/calculator.ts";
import { CALCULATORS } from "../../../../prices/calculators/calculators.ts";
import { definePage } from "../../../frame/define-page.ts";

/** Other countries have their calculator on the offerings page. */
export const CALCULATOR_PAGES = [
  { name: "home-interior-price-calculator", calculator: "in-home" },
  { name: "kitchen-price-calculator", calculator: "in-kitchen" },
  { name: "wardrobe-price-calculator", calculator: "in-wardrobe" },
  { name: "renovation-price-calculator", calculator: "sg-home" },
] as const;

export const page = CALCULATOR_PAGES.map(({ name, calculator }) =>
  definePage({
    name,
    module: "price-calculator",
    query: calculatorParameters(CALCULATORS[calculator]),
    floats: "own-bar",
  }),
);
