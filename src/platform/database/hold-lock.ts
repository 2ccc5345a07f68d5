import { sql, type Transaction } from "kysely";
import type { Engine } from "./database.ts";
import type { Schema } from "./schema.ts";

/**
 * Lets one transaction of a name run at a time, among all processes on the database, until it ends. For checks that are
 * followed by a write. On SQLite every transaction holds the only lock from its beginning.
 */
export async function holdLock(
  transaction: Transaction<Schema>,
  engine: Engine,
  name: string,
): Promise<void> {
  if (engine === "sqlite") return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}
