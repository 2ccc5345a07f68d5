import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Schema } from "./schema.ts";

const MAX_ATTEMPTS = 50;
const PAUSE_MS = 100;

/**
 * Removed rows of SQLite are readable in its write-ahead log until the log is truncated; in the file itself
 * `secure_delete` has overwritten them. Does nothing on PostgreSQL.
 */
export async function truncateLog(db: Kysely<Schema>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    // Another connection still reads an older state of the file.
    await pause(PAUSE_MS);
  }
  throw new Error("The write-ahead log is in use and could not be truncated.");
}
