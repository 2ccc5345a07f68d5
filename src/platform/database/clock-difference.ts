/** Clocks of several processes differ a little. A row that is dated further ahead was made before a clock was set back. */
export const CLOCK_DIFFERENCE_MS = 60_000;

/** Rows that are dated after this are ignored, because a clock was wrong when they were written. */
export function latestBelievable(now: Date = new Date(), plusMs = 0): string {
  return new Date(now.getTime() + plusMs + CLOCK_DIFFERENCE_MS).toISOString();
}
