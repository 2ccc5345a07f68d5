import type { Stand } from "./stand.ts";

/** A call of the store beside the statement that somebody would write for just this. */
export interface BenchCase {
  name: string;
  calls: number;
  open(stand: Stand): Promise<Contenders>;
}

export interface Contenders {
  /** Each gives what tells its result, so that both are seen to do the same. */
  ours(turn: number): Promise<unknown>;
  byHand(turn: number): Promise<unknown>;
  /** The address of the same call, for the whole way from request to answer. */
  url?(turn: number): string;
  /** Drops what is remembered, to see what the first call costs. */
  forget?(): void;
}
