import { sql } from "kysely";
import type { Database } from "../../../src/platform/database/database.ts";

/** The numbers that somebody who writes a statement by hand would know. */
export async function facetNumbers(
  { db }: Database,
  country: string,
): Promise<(field: string, value: string) => number> {
  const { rows } = await sql<{ number: number; field: string; value: string }>`
    select number, field, value from facets where content_type = 'designs' and country = ${country}
  `.execute(db);
  const numbers = new Map(rows.map(({ field, value, number }) => [`${field} ${value}`, number]));
  return (field, value) => numbers.get(`${field} ${value && JSON.stringify(value)}`) ?? -1;
}
