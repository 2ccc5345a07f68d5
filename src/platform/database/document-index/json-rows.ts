import { type RawBuilder, sql } from "kysely";
import type { Engine } from "../database.ts";

type ColumnType = "integer" | "bigint" | "double precision" | "text";

/**
 * Passes many rows as one parameter to select from: with one parameter per value, each number of rows would need
 * another statement, which is slow to parse.
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
  // Uses jsonb, because PostgreSQL parses plain json again for each column of each row.
  const source = engine === "sqlite" ? sql`json_each(${json})` : sql`jsonb_array_elements(${json}::jsonb)`;
  // "where true" is needed, because SQLite cannot distinguish the "on" of a following conflict clause from that of a
  // join.
  return sql`select ${sql.join(values)} from ${source} where true`;
}

/** One column of many rows as one text, which is several times cheaper to read than the rows. */
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
