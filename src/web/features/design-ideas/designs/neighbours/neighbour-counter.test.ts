import { expect, test } from "vitest";
import {
  advanceCounter,
  COUNTER_LIMIT,
  type NeighbourDirection,
  readCounter,
  START,
  writeCounter,
} from "./neighbour-counter.ts";

function go(...ways: NeighbourDirection[]) {
  return ways.reduce(advanceCounter, START);
}

test("DI-19 each counter runs from 1 to 5 and wraps to 1", () => {
  for (const way of ["previous", "next"] as const) {
    const counts = Array.from(
      { length: 6 },
      (_, steps) => go(...Array<NeighbourDirection>(steps).fill(way))[way],
    );
    expect(counts).toEqual([1, 2, 3, 4, COUNTER_LIMIT, 1]);
  }
});

test("DI-19 moving in one direction resets the other counter to 1", () => {
  expect(go("next", "next", "next")).toEqual({ previous: 1, next: 4 });
  expect(go("next", "next", "next", "previous")).toEqual({ previous: 2, next: 1 });
  expect(go("previous", "previous", "next")).toEqual({ previous: 1, next: 2 });
});

test("DI-19 the counters survive a page load, and invalid ones start again", () => {
  expect(readCounter(writeCounter({ previous: 1, next: 5 }))).toEqual({ previous: 1, next: 5 });
  for (const text of [null, "", "0-1", "1-6", "2", "1-2-3", "a-b"]) expect(readCounter(text)).toEqual(START);
});
