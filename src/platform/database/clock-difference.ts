/** The clocks of several processes differ slightly. A row with a later date was written before a clock was set back. */
export const CLOCK_DIFFERENCE_MS = 60_000;

/** Rows with a later date are ignored, because the clock was wrong when they were written. */
export function latestPlausible(now: Date = new Date(), plusMs = 0): string {
  return new Date(now.getTime() + plusMs + CLOCK_DIFFERENCE_MS).toISOString();
}

const KEPT_AFTER_EXPIRY_MS = 24 * 60 * 60_000;

/**
 * Rows that expired before this are deleted. Reads ignore them earlier, but they stay for a day: if the clock was
 * wrong, they are valid again when it is right.
 */
export function deletedIfExpiredBefore(now: Date): string {
  return new Date(now.getTime() - KEPT_AFTER_EXPIRY_MS).toISOString();
}
