import { KeptEstimate } from "../../contracts/estimates/kept-estimate.ts";
import type { Database } from "../../platform/database/database.ts";
import { CALCULATORS, isCalculatorName } from "../../prices/calculators/calculators.ts";
import { priceQuery } from "../../prices/estimates/kept-price.ts";
import { findRates } from "../designs-in-room/find-rates.ts";
import { Refusal } from "../http/refusal.ts";
import type { NewVersion } from "./estimate-store.ts";

interface PricedNow {
  country: KeptEstimate["country"];
  version: NewVersion;
}

/** Counted here and not taken from whoever asks: what stands under our name is what our rates say. */
export async function priceNow(
  database: Database,
  name: string,
  query: string,
): Promise<PricedNow | Refusal> {
  if (!isCalculatorName(name)) return refuse("calculator", "is no calculator of ours");
  const calculator = CALCULATORS[name];
  const country = KeptEstimate.shape.country.options.find((code) => name.startsWith(code.toLowerCase()));
  const rates = country && (await findRates(database, country));
  if (!rates) return refuse("calculator", "has no rates");
  const { choices, price, isBespoke, isEmpty } = priceQuery(calculator, rates, query);
  if (isBespoke) return refuse("choices", "have no price before a designer has seen the home");
  if (isEmpty) return refuse("choices", "ask for nothing that could be priced");
  return { country, version: { choices, price, ratesFrom: rates.effectiveFrom } };
}

function refuse(field: string, reason: string): Refusal {
  return new Refusal(400, `The ${field} ${reason}.`, { field, reason });
}
