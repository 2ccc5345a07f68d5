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

export type CalculatorController = ReturnType<typeof livingCalculator>;

export type PricedCalculator = CalculatorController & { priced: PricedChoices };

interface CalculatorState {
  choices: Choices;
  step: string;
  /** Refused numbers as they were typed, by field. */
  refused: Readonly<Record<string, string>>;
  /** The effect of the last change on the likely price. */
  moved: number;
  /** The number of step changes; the heading is announced after each. */
  turns: number;
}

/** The state of a calculator. The URL follows it: every step adds a history entry, a choice does not. */
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
  // The object is stable while nothing changes, so that a deferred change renders nothing else again.
  const calc = useMemo(
    () => livingCalculator({ kit, facts, state, priced, setState }),
    [kit, facts, state, priced],
  );
  // The URL follows the rendered state, so two simultaneous choices are written together.
  const written = useRef(calc.query);
  const write = useEffectEvent((query: string) => {
    if (written.current === query) return;
    written.current = query;
    history.replaceState(history.state, "", calc.hrefTo(state.step));
  });
  useLayoutEffect(() => write(calc.query), [calc.query]);
  // The Back button returns to the previous step and keeps all later choices.
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
  // On a slow phone the first change took twice as long as the next because the code had never run. It runs once in
  // advance, in a transition, without changing the state.
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
  // Uses the current choices, because another choice may be pending.
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
    /** The URLs of these choices, or of others by their query, at a step. */
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
