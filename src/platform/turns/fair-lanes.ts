import { setImmediate } from "node:timers";
import { createFairQueue } from "./fair-queue.ts";
import { networkOf } from "./network-of.ts";

export class TooBusy extends Error {
  override name = "TooBusy";
}

export class LeftMeanwhile extends Error {
  override name = "LeftMeanwhile";
}

export interface FairLanes<Lane extends string> {
  /** Does the work when its turn comes; rejects with TooBusy or LeftMeanwhile when it does not. */
  run<Result>(turn: Turn<Lane>, work: () => Promise<Result>): Promise<Result>;
}

export interface Turn<Lane extends string> {
  lane: Lane;
  /** The address of whoever asks: nobody gets more than a fair share of the turns. */
  who: string;
  signal?: AbortSignal | undefined;
}

interface Options<Lane extends string> {
  lanes: Record<Lane, number>;
  /** How much work may be under way: more than one, because some of it waits for hosts of someone else. */
  mostUnderWay: number;
}

interface Waiting {
  start(): void;
  refuse(reason: Error): void;
}

/**
 * Lets heavy work begin one at a time: never two in one turn of the event loop, so that what is light and urgent is
 * never behind more than one of them. A lane goes before those after it; within one, everybody goes in turn; and when
 * it is full, whoever takes most of it loses what has waited longest.
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
    run({ lane, who, signal }, work) {
      const queue = lanes.get(lane);
      if (!queue) throw new Error(`There is no lane "${lane}".`);
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new LeftMeanwhile());
        const leave = () => {
          queue.remove(waiting);
          reject(new LeftMeanwhile());
        };
        const waiting: Waiting = {
          start() {
            signal?.removeEventListener("abort", leave);
            work().then(resolve, reject).finally(finish);
          },
          refuse(reason) {
            signal?.removeEventListener("abort", leave);
            reject(reason);
          },
        };
        signal?.addEventListener("abort", leave, { once: true });
        queue.add(waiting, networkOf(who))?.refuse(new TooBusy("Too many are waiting already."));
        beginNext();
      });
    },
  };
}
