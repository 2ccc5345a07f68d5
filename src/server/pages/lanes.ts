import { createFairLanes, type FairLanes } from "../../platform/queues/fair-lanes.ts";

/** The kinds of heavy work that wait in a queue, in order of priority. */
export type Lane = keyof typeof MAX_WAITING;
export type Lanes = FairLanes<Lane>;

/**
 * A page takes about 50 ms, so a visitor may wait for twenty of them. Light requests (health, cached pages, files)
 * and leads sent by scripts do not wait.
 */
const MAX_WAITING = {
  /** Forms without scripts, mostly leads. */
  form: 200,
  /** Pages for one visitor: thank-you page, contact preferences. */
  own: 20,
  call: 100,
  page: 20,
};
const MAX_UNDER_WAY = 6;

export function createLanes(): Lanes {
  return createFairLanes({ lanes: MAX_WAITING, mostUnderWay: MAX_UNDER_WAY });
}
