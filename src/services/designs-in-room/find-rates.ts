import type { z } from "zod";
import { CalculatorRates } from "../../contracts/documents/calculator-rates.ts";
import type { Database } from "../../platform/database/database.ts";
import type { PriceRates } from "../../prices/rates.ts";
import { findDocument } from "../content/document-store.ts";

/** Nothing for a country that has none. */
export async function findRates(database: Database, country: string): Promise<PriceRates | undefined> {
  const slug = `rates-${country.toLowerCase()}`;
  const schema = new Map<string, z.ZodType<PriceRates>>(Object.entries(CalculatorRates)).get(slug);
  const filters = [{ field: "country", op: "eq" as const, values: [country] }];
  const row = await findDocument(database, { contentType: "calculator-rates", filters }, slug);
  return row && schema?.parse(JSON.parse(row.body));
}
