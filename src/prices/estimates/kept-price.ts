import type { KeptPrice } from "../../contracts/estimates/kept-estimate.ts";
import type { Calculator } from "../calculators/calculator.ts";
import { choicesToQuery, readChoices } from "../calculators/choices-query.ts";
import { priceChoices } from "../calculators/price-choices.ts";
import type { PriceRates } from "../rates.ts";

export interface PricedQuery {
  /** Without what is usual, and without what means nothing. */
  choices: string;
  price: KeptPrice;
  isBespoke: boolean;
  isEmpty: boolean;
}

/** What is kept of choices: the server that keeps them and the page that shows them count alike. */
export function priceQuery(calculator: Calculator, rates: PriceRates, query: string): PricedQuery {
  const choices = readChoices(calculator, rates, new URLSearchParams(query));
  const { estimate, bill, isBespoke, isEmpty } = priceChoices(calculator, rates, choices);
  const { low, likely, high } = estimate;
  return {
    choices: choicesToQuery(calculator, rates, choices).toString(),
    price: { low, likely, high, bill, tax: rates.tax },
    isBespoke,
    isEmpty,
  };
}
