import type { KeptPrice } from "../../contracts/estimates/kept-estimate.ts";
import { type Calculator, fieldsOf } from "../calculators/calculator.ts";
import type { Choices, ChoiceValue } from "../calculators/choices.ts";
import { askedIn, changeChoice, readChoices } from "../calculators/choices-query.ts";
import { priceChoices } from "../calculators/price-choices.ts";
import type { PriceRates } from "../rates.ts";

export interface LineDifference {
  name: string;
  before: number | undefined;
  after: number | undefined;
  difference: number;
}

/** Line by line, before tax: those of the first bill in their order, then what is new. */
export function compareBills(before: KeptPrice["bill"], after: KeptPrice["bill"]): LineDifference[] {
  const amounts = (bill: KeptPrice["bill"]) => new Map(bill.lines.map(({ name, amount }) => [name, amount]));
  const [old, now] = [amounts(before), amounts(after)];
  return [...new Set([...old.keys(), ...now.keys()])].map((name) => {
    const [first, last] = [old.get(name), now.get(name)];
    return { name, before: first, after: last, difference: (last ?? 0) - (first ?? 0) };
  });
}

export interface ChoiceChange {
  field: string;
  from: ChoiceValue;
  to: ChoiceValue;
  /** What it adds to the whole with tax, or takes from it, after those before it. */
  difference: number;
}

/** What was chosen otherwise, and what each of it costs with the same rates. They are made one by one, so that they add up. */
export function changesBetween(
  calculator: Calculator,
  rates: PriceRates,
  before: string,
  after: string,
): ChoiceChange[] {
  const read = (query: string) => readChoices(calculator, rates, new URLSearchParams(query));
  const goal = read(after);
  let now = read(before);
  const askedBefore = askedIn(calculator, rates, now);
  const askedAfter = askedIn(calculator, rates, goal);
  return fieldsOf(calculator).flatMap(({ name }) => {
    const [from, to] = [askedBefore[name], askedAfter[name]];
    if (from === undefined || to === undefined || String(from) === String(to)) return [];
    const next = changeChoice(calculator, rates, now, name, goal[name] ?? to);
    const difference = totalOf(calculator, rates, next) - totalOf(calculator, rates, now);
    now = next;
    return [{ field: name, from, to, difference }];
  });
}

function totalOf(calculator: Calculator, rates: PriceRates, choices: Choices): number {
  return priceChoices(calculator, rates, choices).bill.total;
}
