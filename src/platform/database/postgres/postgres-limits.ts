import type pg from "pg";

/**
 * How long PostgreSQL is waited for. The server ends a statement of a request itself, and the connection stays good; the
 * driver gives up a little later, which it needs to only when nothing comes back at all.
 */
export const REQUEST_LIMITS = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 4_000,
  query_timeout: 5_000,
  // Of a process that froze in the middle of a transaction: its locks would stop the others.
  idle_in_transaction_session_timeout: 60_000,
} as const satisfies pg.PoolConfig;

/** Migrations, imports and loading content: long, but not for ever when the server is gone. */
export const BULK_LIMITS = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 15 * 60_000,
} as const satisfies pg.PoolConfig;

/** To ask whether the server is there at all. */
export const QUESTION_LIMITS = {
  connectionTimeoutMillis: 2_000,
  query_timeout: 2_000,
} as const satisfies pg.ClientConfig;

/** What notices a cable that was pulled out, on connections that wait. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
