import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, PostgresAdapter, sql, type Transaction } from "kysely";
import type { Schema } from "./schema.ts";

const MAX_ATTEMPTS = 5;
const LONGEST_PAUSE_MS = 40;
/**
 * PostgreSQL codes of a serialization failure and a deadlock. The whole transaction was rolled back and may be
 * retried.
 */
const RETRIED_CODES: readonly string[] = ["40001", "40P01"];

/** The last transaction that this process has started, per lock. */
const queues = new WeakMap<Kysely<Schema>, Map<string, Promise<unknown>>>();

/**
 * Runs the work in a transaction that holds the named lock, so that work with the same name runs one after the other
 * in all processes. Inside a transaction it takes the lock there. The work may run again after a deadlock.
 */
export async function lockedTransaction<Result>(
  db: Kysely<Schema>,
  lock: string,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  // SQLite has one writer: its transactions lock the whole file when they begin.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter))
    return isTransaction(db) ? work(db) : db.transaction().execute(work);
  if (isTransaction(db)) {
    await takeLock(db, lock);
    return work(db);
  }
  return afterOthers(db, lock, () =>
    retryDeadlocks(() =>
      db.transaction().execute(async (transaction) => {
        await takeLock(transaction, lock);
        return work(transaction);
      }),
    ),
  );
}

function isTransaction(db: Kysely<Schema>): db is Transaction<Schema> {
  return db.isTransaction;
}

/** The server releases the lock when the transaction ends. */
async function takeLock(db: Transaction<Schema>, lock: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
}

/** Waits for a lock without holding a connection; otherwise one customer could occupy the whole pool. */
async function afterOthers<Result>(
  db: Kysely<Schema>,
  lock: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const queue = queues.get(db) ?? new Map<string, Promise<unknown>>();
  queues.set(db, queue);
  const before = queue.get(lock) ?? Promise.resolve();
  const running = before.then(work, work);
  queue.set(lock, running);
  try {
    return await running;
  } finally {
    if (queue.get(lock) === running) queue.delete(lock);
  }
}

async function retryDeadlocks<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetried(error)) throw error;
    }
    await pause(Math.random() * LONGEST_PAUSE_MS);
  }
}

function isRetried(error: unknown): boolean {
  return error instanceof Error && "code" in error && RETRIED_CODES.includes(String(error.code));
}
