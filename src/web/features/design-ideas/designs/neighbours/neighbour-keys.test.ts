import { expect, test } from "vitest";
import { LAP, readTravelled, START, travel, type Way, writeTravelled } from "./neighbour-keys.ts";

function go(...ways: Way[]) {
  return ways.reduce(travel, START);
}

test("DI-19 each counter runs from 1 to 5 and wraps to 1", () => {
  for (const way of ["previous", "next"] as const) {
    const counts = Array.from({ length: 6 }, (_, steps) => go(...Array<Way>(steps).fill(way))[way]);
    expect(counts).toEqual([1, 2, 3, 4, LAP, 1]);
  }
});

test("DI-19 moving one way resets the other to 1", () => {
  expect(go("next", "next", "next")).toEqual({ previous: 1, next: 4 });
  expect(go("next", "next", "next", "previous")).toEqual({ previous: 2, next: 1 });
  expect(go("previous", "previous", "next")).toEqual({ previous: 1, next: 2 });
});

test("DI-19 the counters outlast a page, and what cannot be read begins anew", () => {
  expect(readTravelled(writeTravelled({ previous: 1, next: 5 }))).toEqual({ previous: 1, next: 5 });
  for (const text of [null, "", "0-1", "1-6", "2", "1-2-3", "a-b"])
    expect(readTravelled(text)).toEqual(START);
});
