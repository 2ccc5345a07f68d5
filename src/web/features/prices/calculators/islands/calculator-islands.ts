import type { CalculatorName } from "../../../../../prices/calculators/calculators.ts";
import type { Island } from "../../../../frame/islands/island.tsx";
import type { CalculatorIslandProps } from "../state/calculator-facts.ts";
import InHomeCalculator from "./in-home-calculator.island.tsx";
import InKitchenCalculator from "./in-kitchen-calculator.island.tsx";
import InWardrobeCalculator from "./in-wardrobe-calculator.island.tsx";
import MyHomeCalculator from "./my-home-calculator.island.tsx";
import SaHomeCalculator from "./sa-home-calculator.island.tsx";
import SgHomeCalculator from "./sg-home-calculator.island.tsx";

/** The server has them all; a browser loads the one of its page. */
export const CALCULATOR_ISLANDS: Record<CalculatorName, Island<CalculatorIslandProps>> = {
  "in-kitchen": InKitchenCalculator,
  "in-wardrobe": InWardrobeCalculator,
  "in-home": InHomeCalculator,
  "sg-home": SgHomeCalculator,
  "my-home": MyHomeCalculator,
  "sa-home": SaHomeCalculator,
};
