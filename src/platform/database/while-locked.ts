import { setTimeout as pause } from "node:timers/promises";
import type { Condition } from "./condition.ts";
import { databaseFailureOf } from "./health/database-failure.ts";

/** Enough for the short moments in which SQLite itself locks the file: this wait blocks the whole process. */
export const BUSY_TIMEOUT_MS = 10;

/** How long a request may wait for another writing process; shorter when the database is already known to be locked. */
const PATIENCE = { usual: 5_000, lost: 500 } as const;
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 50;

/**
 * Retries while another process holds SQLite's lock. SQLite can wait itself, but it would block the main thread, and
 * with it every page.
 */
export async function whileLocked<Result>(
  { failure }: Pick<Condition, "failure">,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + PATIENCE[failure === "locked" ? "lost" : "usual"];
  for (let wait = SHORTEST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (databaseFailureOf(error) !== "locked" || performance.now() > deadline) throw error;
    }
    await pause(wait);
  }
}
