export type SingleFlight<Result> = (
  key: string,
  work: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

interface Work<Result> {
  result: Promise<Result>;
  givenUp: AbortController;
  waiting: number;
}

/** Does the same work once for all concurrent callers. When the last of them has aborted, the work is aborted. */
export function singleFlight<Result>(): SingleFlight<Result> {
  const underWay = new Map<string, Work<Result>>();

  function begin(key: string, work: (signal: AbortSignal) => Promise<Result>): Work<Result> {
    const givenUp = new AbortController();
    const begun = { result: work(givenUp.signal), givenUp, waiting: 0 };
    underWay.set(key, begun);
    const forget = () => underWay.get(key) === begun && underWay.delete(key);
    begun.result.then(forget, forget);
    return begun;
  }

  return async (key, work, signal) => {
    signal?.throwIfAborted();
    const shared = underWay.get(key) ?? begin(key, work);
    shared.waiting += 1;
    if (!signal) return shared.result;

    return new Promise((resolve, reject) => {
      const leave = () => {
        shared.waiting -= 1;
        if (shared.waiting === 0) {
          underWay.delete(key);
          shared.givenUp.abort(signal.reason);
        }
        reject(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true });
      const stay = () => signal.removeEventListener("abort", leave);
      shared.result.then(resolve, reject).finally(stay);
    });
  };
}
