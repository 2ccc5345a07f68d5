import type { StoredPrice } from "../../contracts/estimates/stored-estimate.ts";
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

/** Compares two bills line by line, before tax: the lines of the first bill in order, then the new ones. */
export function compareBills(before: StoredPrice["bill"], after: StoredPrice["bill"]): LineDifference[] {
  const amounts = (bill: StoredPrice["bill"]) =>
    new Map(bill.lines.map(({ name, amount }) => [name, amount]));
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
  /** How much it changes the total with tax, in addition to the changes before it. */
  difference: number;
}

/**
 * The changed choices, and the price difference of each with the same rates. They are applied one by one, so that the
 * differences add up.
 */
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
