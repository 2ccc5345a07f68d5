import type { Database } from "./database.ts";
import { openPostgres } from "./postgres-engine.ts";
import { openSqlite } from "./sqlite-engine.ts";

export interface DatabaseOptions {
  /** A PostgreSQL address. Unset: the embedded file in the data directory. */
  databaseUrl?: string | undefined;
  dataDirectory: string;
  /** Read beside a running server: takes no lock on the data directory and cannot write. */
  readOnly?: boolean | undefined;
}

export function openDatabase({ databaseUrl, dataDirectory, readOnly }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDirectory, { readOnly: readOnly ?? false });
}
