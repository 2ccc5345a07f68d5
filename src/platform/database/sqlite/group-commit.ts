import { setImmediate as nextTurn } from "node:timers/promises";
import { hasWaitedInVain } from "../health/trouble.ts";

export interface GroupCommit<Item, Result> {
  write(item: Item): Promise<Result>;
  settle(): Promise<void>;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** More in one commit gain nothing, and a fault among them costs more. */
const MOST_ITEMS = 200;
/** A database that hangs must not fill the memory with what waits for it. */
const MOST_WAITING = 5000;
/** So many single items that fail one after another are not to blame: the database is. */
const FAULTS_IN_A_ROW = 3;

/**
 * Stores what arrives while a commit runs with the next one: a commit waits for the disk, and one wait is enough for many.
 * `commit` stores all items or none, and gives their results in the same order. So many commits as `atOnce` run at the same
 * time, where the database can.
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
      // What has arrived in this turn comes along, instead of waiting for a commit that holds only the first of it.
      await nextTurn();
      const batch = queue.splice(0, MOST_ITEMS);
      if (batch.length > 0) await commitBatch(batch);
    } while (queue.length > 0);
  }

  async function commitBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const error = await attempt(batch);
    if (error === undefined) return;
    // Those who came meanwhile would wait as long again, and longer than a visitor does.
    if (hasWaitedInVain(error.cause)) rejectAll([...batch, ...queue.splice(0)], error.cause);
    else if (batch.length === 1) rejectAll(batch, error.cause);
    else await commitOneByOne(batch);
  }

  function rejectAll(all: readonly Waiting<Item, Result>[], reason: unknown): void {
    for (const waiting of all) waiting.reject(reason);
  }

  /** One that cannot be stored must not take the others with it. */
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
        if (queue.length >= MOST_WAITING) return reject(new Error("Too many wait for the database already."));
        queue.push({ item, resolve, reject });
        if (running.size < atOnce) begin();
      }),
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
