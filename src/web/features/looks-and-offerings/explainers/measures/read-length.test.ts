import { expect, test } from "vitest";
import { readLength } from "./read-length.ts";

test.each([
  ["1.8", "m", 1800],
  ["1,8", "m", 1800],
  [" 1800 ", "mm", 1800],
  ["١٫٨", "m", 1800],
  ["180 cm", "m", 1800],
  ["1800mm", "ft", 1800],
  ["6", "ft", 1829],
  ["5'11\"", "m", 1803],
  ["5’ 11”", "m", 1803],
  ["5 ft 11", "m", 1803],
  ["5 feet", "mm", 1524],
  ["22 in", "mm", 559],
] as const)("reads %s in %s as %d mm", (typed, unit, mm) => {
  expect(Math.abs((readLength(typed, unit) ?? 0) - mm)).toBeLessThan(2);
});

test.each(["", "  ", "wide", "-2", "1.8.2", "1e3", "5'99999", "Infinity", "9".repeat(40)])(
  "rejects %o as a length",
  (typed) => {
    expect(readLength(typed, "m")).toBeUndefined();
  },
);
