import type { EstimateVersion } from "../../../../contracts/estimates/kept-estimate.ts";
import { CALCULATORS } from "../../../../prices/calculators/calculators.ts";
import { readChoices } from "../../../../prices/calculators/choices-query.ts";
import { priceChoices } from "../../../../prices/calculators/price-choices.ts";
import type { CalculatorProps } from "../calculators/state/calculator-facts.ts";

/** What a version shows: what was chosen as it is told today, with the price and the rates' day of then. */
export function keptCalculator(facts: CalculatorProps, version: EstimateVersion) {
  const calculator = CALCULATORS[facts.name];
  const choices = readChoices(calculator, facts.rates, new URLSearchParams(version.choices));
  const today = priceChoices(calculator, facts.rates, choices);
  const { bill, tax, ...band } = version.price;
  return {
    calculator,
    facts: { ...facts, rates: { ...facts.rates, tax, effectiveFrom: version.ratesFrom } },
    choices,
    asked: today.asked,
    weeks: today.weeks,
    band,
    bill,
    /** The same choices with the rates of today; nothing where they are the same. */
    now:
      today.bill.total === bill.total && facts.rates.effectiveFrom === version.ratesFrom
        ? undefined
        : { total: today.bill.total, from: facts.rates.effectiveFrom },
  };
}

export type KeptCalculator = ReturnType<typeof keptCalculator>;
