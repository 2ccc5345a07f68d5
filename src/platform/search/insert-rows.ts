import { CompiledQuery, type Kysely } from "kysely";
import type { Engine } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";

export type Value = string | number | null | Uint8Array;

/** Where rows go; `ending` is what to do with those that are there already. */
export interface Target {
  table: keyof Schema;
  columns: readonly string[];
  ending?: string;
}

/** The most rows of one statement. */
const MOST_ROWS = 500;

/**
 * Writes many rows. The statement is put together by hand and used again for every full batch: for a few hundred thousand
 * rows the query builder would take longer than the database.
 */
export async function insertRows(
  db: Kysely<Schema>,
  engine: Engine,
  target: Target,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const fullBatch = insertStatement(engine, target, MOST_ROWS);
  for (let start = 0; start < rows.length; start += MOST_ROWS) {
    const batch = rows.slice(start, start + MOST_ROWS);
    const text = batch.length === MOST_ROWS ? fullBatch : insertStatement(engine, target, batch.length);
    await db.executeQuery(CompiledQuery.raw(text, batch.flat()));
  }
}

function insertStatement(engine: Engine, { table, columns, ending = "" }: Target, rows: number): string {
  const values = Array.from({ length: rows }, (_, row) => {
    const places = columns.map((_, column) => placeholder(engine, row * columns.length + column));
    return `(${places.join(", ")})`;
  });
  return `insert into ${table} (${columns.join(", ")}) values ${values.join(", ")} ${ending}`;
}

function placeholder(engine: Engine, index: number): string {
  return engine === "sqlite" ? "?" : `$${index + 1}`;
}
