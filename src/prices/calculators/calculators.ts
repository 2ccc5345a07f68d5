import type { Calculator } from "./calculator.ts";
import { IN_KITCHEN } from "./in-kitchen.ts";
import { IN_WARDROBE } from "./in-wardrobe.ts";

/** By the names under which estimates are kept. */
export const CALCULATORS = {
  "in-kitchen": IN_KITCHEN,
  "in-wardrobe": IN_WARDROBE,
} as const satisfies Record<string, Calculator>;

export type CalculatorName = keyof typeof CALCULATORS;

export function isCalculatorName(name: string): name is CalculatorName {
  return Object.hasOwn(CALCULATORS, name);
}
