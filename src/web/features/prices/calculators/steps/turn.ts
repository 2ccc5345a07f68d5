import type { MouseEvent } from "react";
import type { LivingCalculator } from "../state/use-calculator.ts";

/** A link to another step, or to other choices, is followed here; in a new tab it is a link like any other. */
export function turn(calc: LivingCalculator, step: string) {
  return follow(() => calc.acts.goTo(step));
}

export function follow(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    act();
  };
}
