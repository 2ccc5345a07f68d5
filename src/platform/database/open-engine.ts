import type { Database, ServiceTables } from "./database.ts";
import type { OnStatement } from "./observe-statements.ts";
import { openPostgres } from "./postgres/postgres-engine.ts";
import { type ContactKeys, createColumnSealer } from "./sealed/column-sealer.ts";
import type { SealedTables } from "./sealed/sealed-columns.ts";
import { openSqlite } from "./sqlite/sqlite-engine.ts";

export interface DatabaseOptions {
  /** A PostgreSQL address. Unset: the embedded file in the data directory. */
  databaseUrl?: string | undefined;
  /** A streaming replica of it, for reading documents. */
  databaseReplicaUrl?: string | undefined;
  dataDirectory: string;
  /** Reads while a server is running: it takes no lock on the data directory and cannot write. */
  readOnly?: boolean | undefined;
  /**
   * Allows a short write while a server is running, which holds the data directory. SQLite makes one writer wait for
   * the other, so rows are safe; the lock protects state that the server assumes it alone changes (jobs of a vanished
   * process, pages in memory). Therefore: one short transaction, no migrations, no content.
   */
  beside?: boolean | undefined;
  /** No request waits for it, so every statement may take minutes. */
  patient?: boolean | undefined;
  onStatement?: OnStatement | undefined;
  /** Encrypts the columns that services name. */
  contactKeys?: ContactKeys | undefined;
}

export function openEngine(options: DatabaseOptions, tables: ServiceTables): Promise<Database> {
  const {
    databaseUrl,
    databaseReplicaUrl: replicaUrl,
    dataDirectory,
    readOnly = false,
    beside = false,
    patient = false,
    onStatement,
  } = options;
  const sealing = sealingOf(options.contactKeys, tables);
  return databaseUrl
    ? openPostgres(databaseUrl, tables, { patient, replicaUrl, onStatement, sealing })
    : openSqlite(dataDirectory, tables, { readOnly, beside, onStatement, sealing });
}

function sealingOf(keys: ContactKeys | undefined, { sealed }: ServiceTables): SealedTables | undefined {
  if (!keys || (keys.current === undefined && keys.former.length === 0)) return undefined;
  return { columns: sealed, sealer: createColumnSealer(keys) };
}
