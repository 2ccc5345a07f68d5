import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Calculator } from "../../../../../prices/calculators/calculator.ts";
import type { Choices, ChoiceValue } from "../../../../../prices/calculators/choices.ts";
import {
  changeChoice,
  changeUnit,
  choicesToQuery,
  readChoices,
} from "../../../../../prices/calculators/choices-query.ts";
import {
  type EstimatedChoices,
  estimateChoices,
} from "../../../../../prices/calculators/estimate-choices.ts";
import type { PricedChoices } from "../../../../../prices/calculators/price-choices.ts";
import type { LengthUnit } from "../../../../../prices/calculators/units.ts";
import type { CalculatorIslandProps, CalculatorKit } from "./calculator-facts.ts";

export type LivingCalculator = ReturnType<typeof livingCalculator>;

export type PricedCalculator = LivingCalculator & { priced: PricedChoices };

interface CalculatorState {
  choices: Choices;
  step: string;
  /** Numbers that cannot be meant, as they were typed, by their fields. */
  refused: Readonly<Record<string, string>>;
  /** What the last change did to the likely price. */
  moved: number;
  /** How often somebody has turned to another step: its heading is told each time. */
  turns: number;
}

/** A calculator and what a visitor makes of it. The address follows: every step is one in the history, a choice is not. */
export function useCalculator(kit: CalculatorKit, facts: CalculatorIslandProps) {
  const [state, setState] = useState<CalculatorState>(() => ({
    choices: readChoices(kit.calculator, facts.rates, new URLSearchParams(facts.query)),
    step: stepNamed(kit.calculator, facts.step),
    refused: facts.refused ?? {},
    moved: 0,
    turns: 0,
  }));
  const { choices } = state;
  const priced = useMemo(
    () => estimateChoices(kit.calculator, facts.rates, choices),
    [kit, facts.rates, choices],
  );
  // The same object while nothing changes: what follows a change later draws nothing else again.
  const calc = useMemo(
    () => livingCalculator({ kit, facts, state, priced, setState }),
    [kit, facts, state, priced],
  );
  // The address follows what is drawn: two choices that come together are in it together.
  const written = useRef(calc.query);
  const write = useEffectEvent((query: string) => {
    if (written.current === query) return;
    written.current = query;
    history.replaceState(history.state, "", calc.hrefTo(state.step));
  });
  useLayoutEffect(() => write(calc.query), [calc.query]);
  // Back turns to the step before, and takes along what was chosen since: nothing is lost by looking again.
  const goBack = useEffectEvent(() => {
    const before = stepNamed(kit.calculator, new URLSearchParams(location.search).get("step"));
    if (location.pathname !== facts.path) return;
    setState((now) => ({ ...now, step: before, refused: {}, turns: now.turns + 1 }));
    history.replaceState(history.state, "", calc.hrefTo(before) + location.hash);
  });
  useEffect(() => {
    const listen = () => goBack();
    addEventListener("popstate", listen);
    return () => removeEventListener("popstate", listen);
  }, []);
  // On a slow phone the first change took twice as long as the next, in code that had never run: it runs once before,
  // in slices, and changes nothing.
  useEffect(() => startTransition(() => setState((now) => ({ ...now }))), []);
  return calc;
}

interface Living {
  kit: CalculatorKit;
  facts: CalculatorIslandProps;
  state: CalculatorState;
  priced: EstimatedChoices;
  setState: Dispatch<SetStateAction<CalculatorState>>;
}

function livingCalculator({ kit, facts, state, priced, setState }: Living) {
  const { calculator } = kit;
  const { rates, path } = facts;
  const { choices, step } = state;
  const query = choicesToQuery(calculator, rates, choices).toString();
  const hrefTo = (at: string, other = query) => addressOfQuery({ calculator, path }, other, at);
  const hrefOf = (other: Choices, at: string) =>
    hrefTo(at, choicesToQuery(calculator, rates, other).toString());
  const priceOf = (all: Choices) => estimateChoices(calculator, rates, all);
  // Of what is chosen by then: another choice may be on its way.
  const show = (change: (choices: Choices) => Choices, field?: string) =>
    setState((now) => {
      const next = change(now.choices);
      const { [field ?? ""]: _, ...stillRefused } = now.refused;
      return {
        ...now,
        choices: next,
        refused: field === undefined ? {} : stillRefused,
        moved: difference(priceOf(now.choices), priceOf(next)),
      };
    });
  const goTo = (next: string) => {
    setState((now) => ({ ...now, step: next, refused: {}, turns: now.turns + 1 }));
    if (next !== step) history.pushState(history.state, "", hrefTo(next));
  };
  return {
    kit,
    facts,
    calculator,
    state,
    priced,
    query,
    /** Where these choices, or others by their query, stand at a step. */
    hrefTo,
    hrefOf,
    acts: {
      choose: (field: string, value: ChoiceValue) =>
        show((now) => changeChoice(calculator, rates, now, field, value), field),
      refuse: (field: string, typed: string) =>
        setState((now) => ({ ...now, refused: { ...now.refused, [field]: typed } })),
      take: (query: string) => show(() => readChoices(calculator, rates, new URLSearchParams(query))),
      measureIn: (unit: LengthUnit) => show((now) => changeUnit(calculator, rates, now, unit)),
      goTo,
    },
  };
}

function difference(before: EstimatedChoices, after: EstimatedChoices): number {
  return before.isEmpty || after.isEmpty ? 0 : after.estimate.likely - before.estimate.likely;
}

interface Place {
  calculator: Pick<Calculator, "steps">;
  path: string;
}

function addressOfQuery({ calculator, path }: Place, query: string, step: string): string {
  const at = step === calculator.steps[0]?.name ? "" : `step=${encodeURIComponent(step)}`;
  const search = [query, at].filter(Boolean).join("&");
  return search ? `${path}?${search}` : path;
}

export function stepNamed({ steps }: Pick<Calculator, "steps">, name: string | null): string {
  return steps.find((step) => step.name === name)?.name ?? steps[0]?.name ?? "";
}

export function stepOfField({ steps }: Pick<Calculator, "steps">, field = ""): string | undefined {
  return steps.find(({ fields }) => fields.some(({ name }) => name === field))?.name;
}
