import { type RawBuilder, sql } from "kysely";
import type { Engine } from "../database.ts";

type ColumnType = "integer" | "bigint" | "double precision" | "text";

/**
 * Many rows as one parameter, to be selected from: a statement with a parameter for each value would be another one for
 * each number of rows, and slow to read for the engine.
 */
export function jsonRows(
  engine: Engine,
  columns: Readonly<Record<string, ColumnType>>,
  rows: readonly (readonly (string | number | null)[])[],
): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  const values = Object.entries(columns).map(([name, type], index) => {
    const value = sql`(value ->> ${sql.lit(index)})`;
    return engine === "sqlite"
      ? sql`${value} as ${sql.ref(name)}`
      : sql`${value}::${sql.raw(type)} as ${sql.ref(name)}`;
  });
  // As jsonb, because PostgreSQL reads plain json anew for each column of each row.
  const source = engine === "sqlite" ? sql`json_each(${json})` : sql`jsonb_array_elements(${json}::jsonb)`;
  // "where true", because SQLite cannot tell the "on" of a conflict that may follow from that of a join.
  return sql`select ${sql.join(values)} from ${source} where true`;
}

/** A column of many rows as one text: reading it is several times cheaper than reading the rows. */
export function jsonColumn(
  engine: Engine,
  column: string,
  rows: RawBuilder<unknown>,
): RawBuilder<{ list: string }> {
  const list =
    engine === "sqlite"
      ? sql`json_group_array(${sql.ref(column)})`
      : sql`coalesce(json_agg(${sql.ref(column)}), '[]')::text`;
  return sql`select ${list} as list from (${rows}) as listed`;
}
