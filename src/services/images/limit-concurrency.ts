/** Runs a task when its turn comes. Whoever gives up meanwhile, by the signal, leaves the queue. */
export type InTurn = <Result>(task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Nobody else may queue: the work would come too late to be of use. */
export class TooBusy extends Error {
  override name = "TooBusy";
}

/** Runs at most so many tasks at once; the others wait in the order in which they came. */
export function limitConcurrency(most: number, mostWaiting = Number.POSITIVE_INFINITY): InTurn {
  const waiting = new Set<() => void>();
  let running = 0;

  function placeIsFree(signal: AbortSignal | undefined): Promise<void> {
    if (waiting.size >= mostWaiting) throw new TooBusy("Too many pictures wait to be made.");
    return new Promise((resolve, reject) => {
      const start = () => {
        waiting.delete(start);
        signal?.removeEventListener("abort", giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(start);
        reject(signal?.reason);
      };
      waiting.add(start);
      signal?.addEventListener("abort", giveUp, { once: true });
    });
  }

  return async (task, signal) => {
    signal?.throwIfAborted();
    if (running < most) running += 1;
    else await placeIsFree(signal);
    try {
      return await task();
    } finally {
      const [next] = waiting;
      // The place is handed on, not given back: a newcomer could take it in between.
      if (next) next();
      else running -= 1;
    }
  };
}
