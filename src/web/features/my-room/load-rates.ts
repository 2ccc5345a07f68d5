import type { Caller } from "../../../contracts/create-caller.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import { findDocument } from "../../frame/load-document.ts";
import { ratesSlug } from "./rates-slug.ts";

/** What the country's prices are made of. Without it a page shows the prices of designs as they are drawn. */
export function loadRates(call: Caller, edition: Edition): Promise<PriceRates | undefined> {
  return findDocument(ratesSlug(edition.country), { call, edition });
}
