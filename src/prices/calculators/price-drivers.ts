import type { PriceRates } from "../rates.ts";
import { type Calculator, type Field, fieldsOf, optionsOf } from "./calculator.ts";
import { type Choices, listIn, textIn } from "./choices.ts";
import { changeChoice, choicesToQuery } from "./choices-query.ts";

export interface PriceDriver {
  field: string;
  /** The current choice; undefined if a value is added or removed. */
  from?: string;
  to: string;
  kind: "instead" | "with" | "without";
  difference: number;
  query: string;
}

const SHOWN = 3;

/**
 * The changes of choices that affect the price most, found by trying the neighbours of each choice. Facts and tiers
 * are excluded.
 */
export function priceDrivers(
  calculator: Calculator,
  rates: PriceRates,
  choices: Choices,
  asked: Choices,
  likelyOf: (choices: Choices) => number,
): PriceDriver[] {
  const now = likelyOf(choices);
  const fields = fieldsOf(calculator).filter((field) => field.isAsked?.(asked) !== false);
  const moves = fields.flatMap((field) => {
    const tried = neighbours(field, rates, choices).map(({ value, ...move }) => {
      const changed = changeChoice(calculator, rates, choices, field.name, value);
      const query = choicesToQuery(calculator, rates, changed).toString();
      return { ...move, field: field.name, query, difference: likelyOf(changed) - now };
    });
    return field.kind === "choice" ? tried.sort(byDifference).slice(0, 1) : tried;
  });
  return moves
    .filter(({ difference }) => difference !== 0)
    .sort(byDifference)
    .slice(0, SHOWN);
}

function byDifference(one: PriceDriver, other: PriceDriver): number {
  return Math.abs(other.difference) - Math.abs(one.difference);
}

function neighbours(field: Field, rates: PriceRates, choices: Choices) {
  if (field.kind === "choice" && !field.isFact && field.name !== "tier") {
    const options = optionsOf(field, rates);
    const from = textIn(choices, field.name);
    const at = options.indexOf(from);
    return [options[at - 1], options[at + 1]].flatMap((to) =>
      to === undefined ? [] : [{ kind: "instead" as const, from, to, value: to }],
    );
  }
  if (field.kind === "several" && !field.isFact) {
    const chosen = listIn(choices, field.name);
    return optionsOf(field, rates).map((to) =>
      chosen.includes(to)
        ? { kind: "without" as const, to, value: chosen.filter((other) => other !== to) }
        : { kind: "with" as const, to, value: [...chosen, to] },
    );
  }
  return [];
}
