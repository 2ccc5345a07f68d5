import type { StoredPrice } from "../../contracts/estimates/stored-estimate.ts";
import type { Calculator } from "../calculators/calculator.ts";
import { choicesToQuery, readChoices } from "../calculators/choices-query.ts";
import { priceChoices } from "../calculators/price-choices.ts";
import type { PriceRates } from "../rates.ts";

export interface PricedQuery {
  /** Without default values and without unknown parameters. */
  choices: string;
  price: StoredPrice;
  isBespoke: boolean;
  isEmpty: boolean;
}

/** Prices a query in the same way on the server that stores it and on the page that shows it. */
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
