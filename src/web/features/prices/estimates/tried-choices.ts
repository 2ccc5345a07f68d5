import { fieldsOf } from "../../../../prices/calculators/calculator.ts";
import { CALCULATORS } from "../../../../prices/calculators/calculators.ts";
import { changesBetween, compareBills } from "../../../../prices/estimates/differences.ts";
import { priceQuery } from "../../../../prices/estimates/kept-price.ts";
import type { CalculatorProps } from "../calculators/state/calculator-facts.ts";

/** Before the names of a calculator's fields, so that they are told from what else the address of an estimate says. */
export const TRIED = "c-";
/** Fields of several boxes that were asked, with dots between them: of one with no box ticked nothing else is sent. */
export const LISTS = "c-lists";

export function triedChoices({ name }: CalculatorProps, kept: string, query: URLSearchParams) {
  const lists = query.get(LISTS)?.split(".") ?? [];
  const given = fieldsOf(CALCULATORS[name]).filter(
    (field) => query.has(TRIED + field.name) || (field.kind === "several" && lists.includes(field.name)),
  );
  if (given.length === 0) return undefined;
  const choices = new URLSearchParams(kept);
  for (const { name: field } of given) {
    choices.delete(field);
    const values = query.getAll(TRIED + field);
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
