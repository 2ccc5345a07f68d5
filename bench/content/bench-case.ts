import type { Stand } from "./stand.ts";

/** One call of the document store, and the SQL statement that one would write by hand for the same task. */
export interface BenchCase {
  name: string;
  calls: number;
  open(stand: Stand): Promise<Contenders>;
}

export interface Contenders {
  /** Both return a value that identifies the result, so the bench can check that they do the same. */
  ours(turn: number): Promise<unknown>;
  byHand(turn: number): Promise<unknown>;
  /** The address that makes the same call, to measure the time from request to response. */
  url?(turn: number): string;
  /** Clears the caches, to measure the cost of the first call. */
  forget?(): void;
}
