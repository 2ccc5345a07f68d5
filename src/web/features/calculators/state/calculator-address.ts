import type { Calculator } from "../../../../prices/calculators/calculator.ts";
import type { Choices } from "../../../../prices/calculators/choices.ts";
import { choicesToQuery } from "../../../../prices/calculators/choices-query.ts";
import type { PriceRates } from "../../../../prices/rates.ts";

interface Place {
  calculator: Calculator;
  rates: PriceRates;
  path: string;
}

/** Where these choices stand at a step. The first needs no name. */
export function addressOfChoices({ calculator, rates, path }: Place, choices: Choices, step: string): string {
  const query = choicesToQuery(calculator, rates, choices);
  if (step !== calculator.steps[0]?.name) query.set("step", step);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The step of this name, or else the first. */
export function stepNamed({ steps }: Pick<Calculator, "steps">, name: string | null): string {
  return steps.find((step) => step.name === name)?.name ?? steps[0]?.name ?? "";
}
