import type { MouseEvent } from "react";
import type { CalculatorController } from "../state/use-calculator.ts";

/** Follows a link to another step or to other choices without a page load; in a new tab it stays an ordinary link. */
export function goToStep(calc: CalculatorController, step: string) {
  return interceptClick(() => calc.acts.goTo(step));
}

export function interceptClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    act();
  };
}
