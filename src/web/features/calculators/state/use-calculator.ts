import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { CALCULATORS } from "../../../../prices/calculators/calculators.ts";
import type { Choices, ChoiceValue } from "../../../../prices/calculators/choices.ts";
import { changeChoice, changeUnit, readChoices } from "../../../../prices/calculators/choices-query.ts";
import { priceChoices } from "../../../../prices/calculators/price-choices.ts";
import type { LengthUnit } from "../../../../prices/calculators/units.ts";
import { addressOfChoices, stepNamed } from "./calculator-address.ts";
import type { CalculatorProps } from "./calculator-facts.ts";

export type LivingCalculator = ReturnType<typeof useCalculator>;

interface CalculatorState {
  choices: Choices;
  step: string;
  /** What the last change did to the likely price. */
  moved: number;
  /** How often somebody has turned to another step: its heading is told each time. */
  turns: number;
}

/** A calculator and what a visitor makes of it. The address follows: every step is one in the history, a choice is not. */
export function useCalculator(facts: CalculatorProps) {
  const { name, rates, path } = facts;
  const calculator = CALCULATORS[name];
  const [state, setState] = useState<CalculatorState>(() => ({
    choices: readChoices(calculator, rates, new URLSearchParams(facts.query)),
    step: stepNamed(calculator, facts.step),
    moved: 0,
    turns: 0,
  }));
  const { choices, step } = state;
  const priced = useMemo(() => priceChoices(calculator, rates, choices), [calculator, rates, choices]);
  const hrefOf = (other: Choices, at: string) => addressOfChoices({ calculator, rates, path }, other, at);

  const show = (next: Choices) => {
    const { likely } = priceChoices(calculator, rates, next).estimate;
    setState({ ...state, choices: next, moved: likely - priced.estimate.likely });
    history.replaceState(history.state, "", hrefOf(next, step));
  };
  const goTo = (next: string) => {
    setState({ ...state, step: next, turns: state.turns + 1 });
    if (next !== step) history.pushState(history.state, "", hrefOf(choices, next));
  };
  // Back turns to the step before, and takes along what was chosen since: nothing is lost by looking again.
  const goBack = useEffectEvent(() => {
    const before = stepNamed(calculator, new URLSearchParams(location.search).get("step"));
    if (location.pathname !== path) return;
    setState({ ...state, step: before, turns: state.turns + 1 });
    history.replaceState(history.state, "", hrefOf(choices, before) + location.hash);
  });
  useEffect(() => {
    const listen = () => goBack();
    addEventListener("popstate", listen);
    return () => removeEventListener("popstate", listen);
  }, []);

  return {
    facts,
    calculator,
    state,
    priced,
    hrefOf,
    acts: {
      choose: (field: string, value: ChoiceValue) =>
        show(changeChoice(calculator, rates, choices, field, value)),
      take: (query: string) => show(readChoices(calculator, rates, new URLSearchParams(query))),
      measureIn: (unit: LengthUnit) => show(changeUnit(calculator, rates, choices, unit)),
      goTo,
    },
  };
}
