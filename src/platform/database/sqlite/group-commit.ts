import { setImmediate as nextTurn } from "node:timers/promises";
import { hasTimedOut } from "../health/database-failure.ts";

export interface GroupCommit<Item, Result> {
  write(item: Item): Promise<Result>;
  settle(): Promise<void>;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Larger commits gain nothing, and an error in one of the items costs more. */
const MAX_ITEMS = 200;
/** Limits the memory for waiting items when the database hangs. */
const MAX_WAITING = 5000;
/** If this many single items fail in a row, the database has failed and not the items. */
const FAULTS_IN_A_ROW = 3;

/**
 * Stores items that arrive during a commit together with the next one: a commit waits for the disk, and one wait
 * serves many items. `commit` stores all items or none, and returns their results in the same order. Up to `atOnce`
 * commits run in parallel, if the database supports it.
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
  atOnce = 1,
): GroupCommit<Item, Result> {
  const queue: Waiting<Item, Result>[] = [];
  const running = new Set<Promise<void>>();

  function begin(): void {
    const commits = commitQueue().finally(() => running.delete(commits));
    running.add(commits);
  }

  async function commitQueue(): Promise<void> {
    do {
      // Includes all items of this turn of the event loop, instead of committing the first one alone.
      await nextTurn();
      const batch = queue.splice(0, MAX_ITEMS);
      if (batch.length > 0) await commitBatch(batch);
    } while (queue.length > 0);
  }

  async function commitBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const error = await attempt(batch);
    if (error === undefined) return;
    // The items that have arrived in the meantime would wait as long again, which is longer than a visitor waits.
    if (hasTimedOut(error.cause)) rejectAll([...batch, ...queue.splice(0)], error.cause);
    else if (batch.length === 1) rejectAll(batch, error.cause);
    else await commitOneByOne(batch);
  }

  function rejectAll(all: readonly Waiting<Item, Result>[], reason: unknown): void {
    for (const waiting of all) waiting.reject(reason);
  }

  /** One item that cannot be stored must not make the others fail. */
  async function commitOneByOne(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    let faults = 0;
    let last: Error | undefined;
    for (const waiting of batch) {
      if (faults < FAULTS_IN_A_ROW) {
        last = await attempt([waiting]);
        faults = last ? faults + 1 : 0;
      }
      if (last) waiting.reject(last.cause);
    }
  }

  async function attempt(batch: readonly Waiting<Item, Result>[]): Promise<Error | undefined> {
    try {
      const results = await commit(batch.map(({ item }) => item));
      for (const [index, waiting] of batch.entries()) waiting.resolve(results[index] as Result);
      return undefined;
    } catch (error) {
      return new Error("The commit failed.", { cause: error });
    }
  }

  return {
    write: (item) =>
      new Promise((resolve, reject) => {
        if (queue.length >= MAX_WAITING)
          return reject(new Error("Too many requests already wait for the database."));
        queue.push({ item, resolve, reject });
        if (running.size < atOnce) begin();
      }),
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
