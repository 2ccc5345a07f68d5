import { setTimeout as pause } from "node:timers/promises";

/** The result of the work, or "late" if it takes longer; the work itself continues. */
export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result | "late"> {
  const waiting = new AbortController();
  try {
    return await Promise.race([work, pause(limitMs, "late" as const, { signal: waiting.signal })]);
  } finally {
    waiting.abort();
  }
}
