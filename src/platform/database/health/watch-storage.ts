import { sql } from "kysely";
import type { Database } from "../database.ts";
import { writeSetting } from "../settings.ts";
import { TROUBLES, type Trouble, troubleOf } from "./trouble.ts";
import { within } from "./within.ts";

export interface StorageWatch {
  /** Why nothing can be stored; nothing when it can. Answers within a second, whatever the database does. */
  problem(): Promise<string | undefined>;
  stop(): void;
}

interface StorageLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const ANSWER_WITHIN = 500;
/** However often it is asked for, something is stored no more often than this. */
const FRESH_FOR = 2_000;
/** A load of content may keep others waiting; longer than this they are not served. */
const LATE_AFTER = 5_000;
const TRY_AGAIN_EVERY = 5_000;
const SETTING = "health.stored";
// Larger than the rest of a page that happens to be free: on a full disk it has to fail where leads do.
const FILLING = "atrium ".repeat(4_000);
/** After a full disk, a megabyte must fit before the database counts as healthy: room for hundreds of leads. */
const ROOM_SETTING = "health.room";
const ROOM_FILLINGS = 40;

/** Tries by storing something, because a database that can be read may be full, read-only or about to hang. */
export function watchStorage(
  { db, engine, condition, place }: Pick<Database, "db" | "engine" | "condition" | "place">,
  log: StorageLog,
): StorageWatch {
  let attempt: { begun: number; end: Promise<void> } | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let lastProblem: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  condition.onChange((trouble) => {
    clearInterval(timer);
    if (!trouble) return log.info({ place }, "The database stores again.");
    log.error({ place }, `${TROUBLES[trouble]}${ADVICE[trouble] ?? ""}`);
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
      // A row that fits into pages which are there already shows nothing: leads need new ones.
      if (condition.trouble === "full") await storeMuch();
      lastProblem = undefined;
      condition.noteStored();
    } catch (error) {
      const known = troubleOf(error);
      const found = TROUBLES[known ?? "silent"];
      if (!known && lastProblem !== found) log.error({ place, error }, found);
      lastProblem = found;
    }
  }

  async function storeMuch(): Promise<void> {
    await writeSetting(db, ROOM_SETTING, FILLING.repeat(ROOM_FILLINGS));
    // Without a checkpoint the row is only in SQLite's write-ahead log, which may have had room for it.
    if (engine === "sqlite") await sql`pragma wal_checkpoint(passive)`.execute(db);
    await db.deleteFrom("settings").where("key", "=", ROOM_SETTING).execute();
  }

  async function problem(): Promise<string | undefined> {
    if (!attempt && performance.now() - triedAt > FRESH_FOR) begin();
    if (attempt) await within(ANSWER_WITHIN, attempt.end);
    const isLate = attempt !== undefined && performance.now() - attempt.begun > LATE_AFTER;
    return (condition.trouble && TROUBLES[condition.trouble]) ?? lastProblem ?? (isLate ? LATE : undefined);
  }

  return { problem, stop: () => clearInterval(timer) };
}

const LATE = TROUBLES.silent;

const ADVICE: Partial<Record<Trouble, string>> = {
  damaged:
    " Save the leads (npm run database -- rescue FILE), and start again: the start tells what is damaged.",
  full: " Make room.",
};
