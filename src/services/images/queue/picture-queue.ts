import { createFairQueue, type FairQueue } from "../../../platform/queues/fair-queue.ts";
import type { ImageClient } from "./image-client.ts";
import { TryLater } from "./try-later.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

/** The kinds of work, with their lane and the maximum number of waiting tasks. Earlier rows of a lane have priority. */
const TURNS = {
  fetch: { lane: "fetch", mostWaiting: 100 },
  quick: { lane: "quick", mostWaiting: 500 },
  /** The picture itself, for a client that accepts no quick version. */
  small: { lane: "small", mostWaiting: 300 },
  /** The picture itself, after a quick one or in advance: a dropped task is added again by the next request. */
  behind: { lane: "small", mostWaiting: 300 },
} as const;

const AT_ONCE = { fetch: 4, quick: 2, small: 2 } as const;

export type Turn = keyof typeof TURNS;
type Lane = keyof typeof AT_ONCE;

export interface PictureQueue {
  /**
   * Runs the work when it is next in the queue, once for all concurrent requests with the same key. Work that all
   * clients have abandoned before it starts is not done.
   */
  run(turn: Turn, key: string, work: () => Promise<Bytes>, asker: ImageClient): Promise<Bytes>;
}

interface Job {
  key: string;
  lane: Lane;
  clients: number;
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
    // The job may be queued in several shares, and in the background as well.
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
    dropped.refuse(new TryLater("Too many pictures are waiting to be created."));
  }

  return {
    async run(turn, key, work, { share, signal }) {
      signal?.throwIfAborted();
      const job = jobs.get(key) ?? newJob(key, TURNS[turn].lane, work);
      jobs.set(key, job);
      job.clients += 1;
      if (!job.isRunning) wait(job, turn, share);
      beginWhatMay();
      if (!signal) return job.result;
      return untilGone(job.result, signal, () => {
        job.clients -= 1;
        if (job.clients > 0 || job.isRunning) return;
        forget(job);
        beginWhatMay();
      });
    },
  };
}

function newJob(key: string, lane: Lane, work: () => Promise<Bytes>): Job {
  const { promise, resolve, reject } = Promise.withResolvers<Bytes>();
  // Waiting clients get the error, but there may be none left.
  promise.catch(() => {});
  return {
    key,
    lane,
    clients: 0,
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
