import type { LivingCalculator } from "../state/use-calculator.ts";

/** The place of what keeps an estimate under a code of its own. */
export function KeepEstimate(_: { calc: LivingCalculator }) {
  return null;
}
