import type { z } from "zod";
import { CalculatorRates } from "../../contracts/documents/calculator-rates.ts";
import type { Database } from "../../platform/database/database.ts";
import type { PriceRates } from "../../prices/rates.ts";
import { findDocument } from "../content/document-store.ts";

export interface DatedRates extends PriceRates {
  /** The day from which they hold. */
  effectiveFrom: string;
}

/** Nothing for a country that has none. */
export async function findRates(database: Database, country: string): Promise<DatedRates | undefined> {
  const slug = `rates-${country.toLowerCase()}`;
  const schema = new Map<string, z.ZodType<DatedRates>>(Object.entries(CalculatorRates)).get(slug);
  const filters = [{ field: "country", op: "eq" as const, values: [country] }];
  const row = await findDocument(database, { contentType: "calculator-rates", filters }, slug);
  return row && schema?.parse(JSON.parse(row.body));
}
