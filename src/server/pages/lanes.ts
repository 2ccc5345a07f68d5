import { createFairLanes, type FairLanes } from "../../platform/turns/fair-lanes.ts";

/** What is heavy enough to wait for its turn, in the order of importance. */
export type Lane = keyof typeof MOST_WAITING;
export type Lanes = FairLanes<Lane>;

/**
 * A page takes some 50 ms, so twenty of them are what a visitor may wait for. What is light (health, kept pages, files)
 * and leads sent by scripts wait for nothing.
 */
const MOST_WAITING = {
  /** Forms without a script: leads, above all. */
  form: 200,
  /** Pages for one visitor: thanks, contact pact. */
  own: 20,
  call: 100,
  page: 20,
};
const MOST_UNDER_WAY = 6;

export function createLanes(): Lanes {
  return createFairLanes({ lanes: MOST_WAITING, mostUnderWay: MOST_UNDER_WAY });
}
