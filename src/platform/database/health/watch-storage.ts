import { sql } from "kysely";
import type { Database } from "../database.ts";
import { writeSetting } from "../settings.ts";
import { DATABASE_FAILURES, type DatabaseFailure, databaseFailureOf } from "./database-failure.ts";
import { within } from "./within.ts";

export interface StorageWatch {
  /** Returns why nothing can be stored, or undefined. It responds within a second, whatever the database does. */
  problem(): Promise<string | undefined>;
  stop(): void;
}

interface StorageLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const ANSWER_WITHIN = 500;
/** The shortest time between two test writes, however often the state is requested. */
const FRESH_FOR = 2_000;
/** Loading content may delay other statements; a test write that takes longer than this counts as a failure. */
const LATE_AFTER = 5_000;
const TRY_AGAIN_EVERY = 5_000;
const SETTING = "health.stored";
// Larger than the free rest of a database page: on a full disk the test write must fail as leads do.
const FILLING = "atrium ".repeat(4_000);
/**
 * After a full disk, a megabyte must fit before the database counts as healthy, which is enough for hundreds of
 * leads.
 */
const ROOM_SETTING = "health.room";
const ROOM_FILLINGS = 40;

/** Checks by storing a row, because a readable database may be full, read-only or about to hang. */
export function watchStorage(
  { db, engine, condition, location }: Pick<Database, "db" | "engine" | "condition" | "location">,
  log: StorageLog,
): StorageWatch {
  let attempt: { begun: number; end: Promise<void> } | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let lastProblem: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  condition.onChange((failure) => {
    clearInterval(timer);
    if (!failure) return log.info({ location }, "The database can store data again.");
    log.error({ location }, `${DATABASE_FAILURES[failure]}${ADVICE[failure] ?? ""}`);
    timer = setInterval(() => void problem(), TRY_AGAIN_EVERY).unref();
  });

  function begin(): void {
    const end = store().finally(() => {
      triedAt = performance.now();
      attempt = undefined;
    });
    attempt = { begun: performance.now(), end };
  }

  async function store(): Promise<void> {
    try {
      await writeSetting(db, SETTING, FILLING);
      // A row that fits into existing pages proves nothing, because leads need new pages.
      if (condition.failure === "full") await storeMuch();
      lastProblem = undefined;
      condition.noteStored();
    } catch (error) {
      const known = databaseFailureOf(error);
      const found = DATABASE_FAILURES[known ?? "silent"];
      if (!known && lastProblem !== found) log.error({ location, error }, found);
      lastProblem = found;
    }
  }

  async function storeMuch(): Promise<void> {
    await writeSetting(db, ROOM_SETTING, FILLING.repeat(ROOM_FILLINGS));
    // Without a checkpoint the row is only in SQLite's write-ahead log, which may still have had room for it.
    if (engine === "sqlite") await sql`pragma wal_checkpoint(passive)`.execute(db);
    await db.deleteFrom("settings").where("key", "=", ROOM_SETTING).execute();
  }

  async function problem(): Promise<string | undefined> {
    if (!attempt && performance.now() - triedAt > FRESH_FOR) begin();
    if (attempt) await within(ANSWER_WITHIN, attempt.end);
    const isLate = attempt !== undefined && performance.now() - attempt.begun > LATE_AFTER;
    return (
      (condition.failure && DATABASE_FAILURES[condition.failure]) ??
      lastProblem ??
      (isLate ? LATE : undefined)
    );
  }

  return { problem, stop: () => clearInterval(timer) };
}

const LATE = DATABASE_FAILURES.silent;

const ADVICE: Partial<Record<DatabaseFailure, string>> = {
  damaged:
    " Save the leads (npm run database -- rescue FILE), and start again: the start reports what is damaged.",
  full: " Free disk space.",
};
