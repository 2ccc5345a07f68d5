import { type RawBuilder, sql } from "kysely";
import type { Engine } from "../database.ts";

interface ColumnTypes {
  text: RawBuilder<unknown>;
  json: RawBuilder<unknown>;
  /** Ends every "create table". */
  options: RawBuilder<unknown>;
}

const COLUMN_TYPES = {
  // STRICT refuses a text in a number column, as PostgreSQL does.
  sqlite: { text: sql`text`, json: sql`text`, options: sql`strict` },
  // "C" compares bytes, as SQLite does, so that both engines sort alike.
  postgres: { text: sql`text collate "C"`, json: sql`jsonb`, options: sql`` },
} as const satisfies Record<Engine, ColumnTypes>;

export function columnTypes(engine: Engine): ColumnTypes {
  return COLUMN_TYPES[engine];
}
