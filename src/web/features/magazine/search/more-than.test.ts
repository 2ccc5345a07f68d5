import { expect, test } from "vitest";
import { moreThan } from "./more-than.ts";

test.each([
  [2048, 2000],
  [4096, 4000],
  [2001, 2000],
  [2000, 1000],
  [100, 90],
  [11, 10],
])("of at least %i there are more than %i", (total, least) => {
  expect(moreThan({ total, isLowerBound: true })).toBe(least);
});

test("what was counted to its end, or is hardly anything, is told as it is", () => {
  expect([moreThan({ total: 2048 }), moreThan({ total: 7, isLowerBound: true })]).toEqual([
    undefined,
    undefined,
  ]);
});
