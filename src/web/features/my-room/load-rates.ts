import { getContent } from "../../../contracts/calls/get-document.ts";
import type { Caller } from "../../../contracts/create-caller.ts";
import { CalculatorRates } from "../../../contracts/documents/calculator-rates.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import { optional } from "../../frame/page.ts";
import { RATES_CONTENT, ratesSlug } from "./rates-address.ts";

/** What the country's prices are made of. Without it a page shows the prices of designs as they are drawn. */
export async function loadRates(call: Caller, { country }: Edition): Promise<PriceRates | undefined> {
  const slug = ratesSlug(country);
  const document = await optional(
    call(getContent, { contentSlug: RATES_CONTENT, pageSlug: slug }),
    undefined,
  );
  const parsed = CalculatorRates[slug].safeParse(document);
  return parsed.success ? parsed.data : undefined;
}
