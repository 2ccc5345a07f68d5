import type { Calculator } from "./calculator.ts";
import { IN_HOME } from "./in-home.ts";
import { IN_KITCHEN } from "./in-kitchen.ts";
import { IN_WARDROBE } from "./in-wardrobe.ts";
import { MY_HOME } from "./my-home.ts";
import { SA_HOME } from "./sa-home.ts";
import { SG_HOME } from "./sg-home.ts";

export const CALCULATORS = {
  "in-kitchen": IN_KITCHEN,
  "in-wardrobe": IN_WARDROBE,
  "in-home": IN_HOME,
  "sg-home": SG_HOME,
  "my-home": MY_HOME,
  "sa-home": SA_HOME,
} as const satisfies Record<string, Calculator>;

export type CalculatorName = keyof typeof CALCULATORS;

export function isCalculatorName(name: string): name is CalculatorName {
  return Object.hasOwn(CALCULATORS, name);
}
