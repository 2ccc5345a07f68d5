import type { Database, ServiceTables } from "./database.ts";
import { openPostgres } from "./postgres/postgres-engine.ts";
import { openSqlite } from "./sqlite/sqlite-engine.ts";

export interface DatabaseOptions {
  /** A PostgreSQL address. Unset: the embedded file in the data directory. */
  databaseUrl?: string | undefined;
  dataDirectory: string;
  /** Read beside a running server: takes no lock on the data directory and cannot write. */
  readOnly?: boolean | undefined;
  /**
   * Write a little beside a running server, which holds the data directory. SQLite itself lets one writer wait for the
   * other, so rows are safe; what the hold protects is what a server believes to be alone with (jobs of a vanished
   * process, pages kept in memory). So: one short transaction, no migrations, no content.
   */
  beside?: boolean | undefined;
  /** No request waits for it: every statement may take minutes. */
  patient?: boolean | undefined;
}

export function openEngine(options: DatabaseOptions, tables: ServiceTables): Promise<Database> {
  const { databaseUrl, dataDirectory, readOnly = false, beside = false, patient = false } = options;
  return databaseUrl
    ? openPostgres(databaseUrl, tables, { patient })
    : openSqlite(dataDirectory, tables, { readOnly, beside });
}
