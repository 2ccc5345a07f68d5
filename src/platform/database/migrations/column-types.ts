import { type RawBuilder, sql } from "kysely";
import type { Engine } from "../database.ts";

interface ColumnTypes {
  text: RawBuilder<unknown>;
  json: RawBuilder<unknown>;
  /** Any whole number that JavaScript holds exactly. */
  whole: RawBuilder<unknown>;
  /** Ends every "create table". */
  options: RawBuilder<unknown>;
}

const COLUMN_TYPES = {
  // STRICT refuses a text in a number column, as PostgreSQL does.
  sqlite: { text: sql`text`, json: sql`text`, whole: sql`integer`, options: sql`strict` },
  // "C" compares bytes, as SQLite does, so that both engines sort alike.
  postgres: { text: sql`text collate "C"`, json: sql`jsonb`, whole: sql`bigint`, options: sql`` },
} as const satisfies Record<Engine, ColumnTypes>;

export function columnTypes(engine: Engine): ColumnTypes {
  return COLUMN_TYPES[engine];
}
