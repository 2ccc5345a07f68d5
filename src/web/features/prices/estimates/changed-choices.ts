import { fieldsOf } from "../../../../prices/calculators/calculator.ts";
import { CALCULATORS } from "../../../../prices/calculators/calculators.ts";
import { changesBetween, compareBills } from "../../../../prices/estimates/differences.ts";
import { priceQuery } from "../../../../prices/estimates/price-query.ts";
import type { CalculatorProps } from "../calculators/state/calculator-facts.ts";

/** The prefix of a calculator's fields, which separates them from the other parameters of an estimate's URL. */
export const CHOICE_PREFIX = "c-";
/** The checkbox fields of the form, separated by dots, because an empty one sends nothing else. */
export const LISTS = "c-lists";

export function changedChoices({ name }: CalculatorProps, kept: string, query: URLSearchParams) {
  const lists = query.get(LISTS)?.split(".") ?? [];
  const given = fieldsOf(CALCULATORS[name]).filter(
    (field) =>
      query.has(CHOICE_PREFIX + field.name) || (field.kind === "several" && lists.includes(field.name)),
  );
  if (given.length === 0) return undefined;
  const choices = new URLSearchParams(kept);
  for (const { name: field } of given) {
    choices.delete(field);
    const values = query.getAll(CHOICE_PREFIX + field);
    for (const value of values.length > 0 ? values : [""]) choices.append(field, value);
  }
  return choices.toString();
}

export function compareChoices({ name, rates }: CalculatorProps, before: string, after: string) {
  const calculator = CALCULATORS[name];
  const [old, now] = [priceQuery(calculator, rates, before), priceQuery(calculator, rates, after)];
  return {
    choices: now.choices,
    isBespoke: now.isBespoke,
    isEmpty: now.isEmpty,
    before: old.price.bill,
    after: now.price.bill,
    changes: changesBetween(calculator, rates, before, after),
    lines: compareBills(old.price.bill, now.price.bill),
  };
}

export type Comparison = ReturnType<typeof compareChoices>;
