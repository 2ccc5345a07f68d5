import { createFairQueue, type FairQueue } from "../../../platform/turns/fair-queue.ts";
import type { Asker } from "./asker.ts";
import { NotNow } from "./not-now.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

/** What can be waited for, in which lane, and how many may wait. Earlier rows of a lane go before later ones. */
const TURNS = {
  fetch: { lane: "fetch", mostWaiting: 100 },
  quick: { lane: "quick", mostWaiting: 500 },
  /** The picture itself, for somebody who takes nothing else. */
  small: { lane: "small", mostWaiting: 300 },
  /** The picture itself, behind a quick one or ahead of everyone: who asks next will ask for it again. */
  behind: { lane: "small", mostWaiting: 300 },
} as const;

const AT_ONCE = { fetch: 4, quick: 2, small: 2 } as const;

export type Turn = keyof typeof TURNS;
type Lane = keyof typeof AT_ONCE;

export interface PictureQueue {
  /**
   * Does a piece of work when its turn comes, once for all who ask for the same key meanwhile. What everybody has left
   * before its turn is not done at all.
   */
  run(turn: Turn, key: string, work: () => Promise<Bytes>, asker: Asker): Promise<Bytes>;
}

interface Job {
  key: string;
  lane: Lane;
  askers: number;
  isRunning: boolean;
  result: Promise<Bytes>;
  begin(): Promise<unknown>;
  refuse(reason: Error): void;
}

const ORDER: readonly Turn[] = ["fetch", "quick", "small", "behind"];

export function createPictureQueue(): PictureQueue {
  const waiting: Record<Turn, FairQueue<Job>> = {
    fetch: createFairQueue(TURNS.fetch.mostWaiting),
    quick: createFairQueue(TURNS.quick.mostWaiting),
    small: createFairQueue(TURNS.small.mostWaiting),
    behind: createFairQueue(TURNS.behind.mostWaiting),
  };
  const running: Record<Lane, number> = { fetch: 0, quick: 0, small: 0 };
  const jobs = new Map<string, Job>();

  function takeNext(): Job | undefined {
    for (const turn of ORDER) {
      const { lane } = TURNS[turn];
      if (running[lane] >= AT_ONCE[lane]) continue;
      if (turn === "behind" && waiting.quick.size > 0) continue;
      const job = waiting[turn].take();
      if (job) return job;
    }
    return undefined;
  }

  function beginWhatMay(): void {
    for (let job = takeNext(); job; job = takeNext()) void run(job);
  }

  async function run(job: Job): Promise<void> {
    // It may wait in several shares, and behind as well as before.
    for (const turn of ORDER) waiting[turn].remove(job);
    job.isRunning = true;
    running[job.lane] += 1;
    await job.begin();
    running[job.lane] -= 1;
    jobs.delete(job.key);
    beginWhatMay();
  }

  function forget(job: Job): void {
    for (const turn of ORDER) waiting[turn].remove(job);
    jobs.delete(job.key);
  }

  function wait(job: Job, turn: Turn, share: string): void {
    const dropped = waiting[turn].add(job, share);
    if (!dropped || ORDER.some((other) => waiting[other].has(dropped))) return;
    jobs.delete(dropped.key);
    dropped.refuse(new NotNow("Too many pictures wait to be made."));
  }

  return {
    async run(turn, key, work, { share, signal }) {
      signal?.throwIfAborted();
      const job = jobs.get(key) ?? newJob(key, TURNS[turn].lane, work);
      jobs.set(key, job);
      job.askers += 1;
      if (!job.isRunning) wait(job, turn, share);
      beginWhatMay();
      if (!signal) return job.result;
      return untilGone(job.result, signal, () => {
        job.askers -= 1;
        if (job.askers > 0 || job.isRunning) return;
        forget(job);
        beginWhatMay();
      });
    },
  };
}

function newJob(key: string, lane: Lane, work: () => Promise<Bytes>): Job {
  const { promise, resolve, reject } = Promise.withResolvers<Bytes>();
  // Whoever waits hears of it; it may be that nobody does any more.
  promise.catch(() => {});
  return {
    key,
    lane,
    askers: 0,
    isRunning: false,
    result: promise,
    begin: async () => work().then(resolve, reject),
    refuse: reject,
  };
}

function untilGone(result: Promise<Bytes>, signal: AbortSignal, leave: () => void): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const go = () => {
      leave();
      reject(signal.reason);
    };
    signal.addEventListener("abort", go, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener("abort", go));
  });
}
