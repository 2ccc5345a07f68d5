import { setTimeout as pause } from "node:timers/promises";
import type { Condition } from "./condition.ts";
import { troubleOf } from "./health/trouble.ts";

/** Enough for the moments in which SQLite locks the file for itself: as long as it waits, the whole process does. */
export const BUSY_TIMEOUT_MS = 10;

/** As long as a request may wait for another program that writes; less when others have just waited in vain. */
const PATIENCE = { usual: 5_000, lost: 500 } as const;
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 50;

/**
 * Tries again while another process holds SQLite's lock. SQLite can wait by itself, but it would do so on the main thread,
 * and every page would wait with it.
 */
export async function whileLocked<Result>(
  { trouble }: Pick<Condition, "trouble">,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + PATIENCE[trouble === "locked" ? "lost" : "usual"];
  for (let wait = SHORTEST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (troubleOf(error) !== "locked" || performance.now() > deadline) throw error;
    }
    await pause(wait);
  }
}
