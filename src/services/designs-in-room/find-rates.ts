import type { z } from "zod";
import { CalculatorRates, LaterRates } from "../../contracts/documents/calculator-rates.ts";
import { isCountry } from "../../editions/countries.ts";
import { todayIn } from "../../editions/country-time.ts";
import type { Database } from "../../platform/database/database.ts";
import { type DatedRates, laterInForce } from "../../prices/rates-in-force.ts";
import { findDocument } from "../content/document-store.ts";

export async function findRates(database: Database, country: string): Promise<DatedRates | undefined> {
  const code = country.toLowerCase();
  if (!isCountry(code)) return undefined;
  const slug = `rates-${code}` as const;
  const schema: z.ZodType<DatedRates> = CalculatorRates[slug].extend(LaterRates.shape);
  const read = async (named: string) => {
    const filters = [{ field: "country", op: "eq" as const, values: [country] }];
    const row = await findDocument(database, { contentType: "calculator-rates", filters }, named);
    return row && schema.parse(JSON.parse(row.body));
  };
  const first = await read(slug);
  const later = first && laterInForce(first, todayIn(code));
  return later ? ((await read(later)) ?? first) : first;
}
