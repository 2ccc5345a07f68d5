import type { ComponentType } from "react";
import type { Calculator } from "../../../../../prices/calculators/calculator.ts";
import type { DrawnChoices } from "../drawings/drawn-choices.ts";

/** What one calculator has and another has not. Each has an island of its own, so that no page brings two of them. */
export interface CalculatorKit {
  calculator: Calculator;
  /** Drawings that follow what is typed, by step. */
  drawings: Partial<Record<string, ComponentType<{ calc: DrawnChoices }>>>;
  /** Drawn options, by field and option, on a sheet of 64 by 52. */
  options: Partial<Record<string, string>>;
}
