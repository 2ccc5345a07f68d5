import { setTimeout as pause } from "node:timers/promises";

/** The result of the work, or "late" when it takes longer; the work itself goes on. */
export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result | "late"> {
  const waiting = new AbortController();
  try {
    return await Promise.race([work, pause(limitMs, "late" as const, { signal: waiting.signal })]);
  } finally {
    waiting.abort();
  }
}
