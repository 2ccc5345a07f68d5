const FIRST_DELAY = 2_000;
export const LONGEST_DELAY = 60 * 60_000;

/**
 * Milliseconds to wait after the given failed attempt (1 is the first): doubled each time, up to an hour. Half of it
 * is random, so that jobs that failed together are not retried together.
 */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const delay = Math.min(FIRST_DELAY * 2 ** (attempt - 1), LONGEST_DELAY);
  return Math.round(delay / 2 + (delay / 2) * random());
}
