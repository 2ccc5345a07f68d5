import { AsyncResource } from "node:async_hooks";
import { setImmediate } from "node:timers";
import { createFairQueue } from "./fair-queue.ts";
import { networkOf } from "./network-of.ts";

export class TooBusy extends Error {
  override name = "TooBusy";
}

export class RequestAborted extends Error {
  override name = "RequestAborted";
}

export interface FairLanes<Lane extends string> {
  /** Runs the work when it is next in the queue; rejects with TooBusy or RequestAborted otherwise. */
  run<Result>(turn: QueuedRequest<Lane>, work: () => Promise<Result>): Promise<Result>;
  /** How many requests wait in each lane. */
  waiting(): Record<string, number>;
}

export interface QueuedRequest<Lane extends string> {
  lane: Lane;
  /** The address of the client: each client gets only a fair share. */
  client: string;
  signal?: AbortSignal | undefined;
}

interface Options<Lane extends string> {
  lanes: Record<Lane, number>;
  /** How much work may run in parallel: more than one, because some of it waits for upstreams. */
  mostUnderWay: number;
}

interface Waiting {
  start(): void;
  refuse(reason: Error): void;
}

/**
 * Starts heavy work one piece at a time, never two in one turn of the event loop, so that light and urgent work never
 * waits behind more than one. An earlier lane has priority; within a lane the clients take turns; and when a lane is
 * full, the client with most entries loses its oldest one.
 */
export function createFairLanes<Lane extends string>(options: Options<Lane>): FairLanes<Lane> {
  const lanes = new Map(
    Object.entries<number>(options.lanes).map(([name, most]) => [name, createFairQueue<Waiting>(most)]),
  );
  let underWay = 0;
  let hasBegunThisTurn = false;

  function beginNext(): void {
    if (hasBegunThisTurn || underWay >= options.mostUnderWay) return;
    const next = [...lanes.values()].find(({ size }) => size > 0)?.take();
    if (!next) return;
    hasBegunThisTurn = true;
    setImmediate(() => {
      hasBegunThisTurn = false;
      beginNext();
    });
    underWay += 1;
    next.start();
  }

  function finish(): void {
    underWay -= 1;
    beginNext();
  }

  return {
    waiting: () => Object.fromEntries([...lanes].map(([name, { size }]) => [name, size])),
    run({ lane, client, signal }, work) {
      const queue = lanes.get(lane);
      if (!queue) throw new Error(`There is no lane "${lane}".`);
      // Another request may start the work, which still belongs to this one.
      const ofThisRequest = AsyncResource.bind(work);
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new RequestAborted());
        const leave = () => {
          queue.remove(waiting);
          reject(new RequestAborted());
        };
        const waiting: Waiting = {
          start() {
            signal?.removeEventListener("abort", leave);
            ofThisRequest().then(resolve, reject).finally(finish);
          },
          refuse(reason) {
            signal?.removeEventListener("abort", leave);
            reject(reason);
          },
        };
        signal?.addEventListener("abort", leave, { once: true });
        queue.add(waiting, networkOf(client))?.refuse(new TooBusy("Too many requests are already waiting."));
        beginNext();
      });
    },
  };
}
