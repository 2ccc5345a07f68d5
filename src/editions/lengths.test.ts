import { expect, test } from "vitest";
import { feetOf, readsFeet } from "./lengths.ts";

test("lengths in feet are rounded to the inch, and twelve inches become a foot", () => {
  expect(feetOf(600)).toEqual({ feet: 2, inches: 0 });
  expect(feetOf(2700)).toEqual({ feet: 8, inches: 10 });
  expect(feetOf(1825)).toEqual({ feet: 6, inches: 0 });
  expect(feetOf(100)).toEqual({ feet: 0, inches: 4 });
});

test("shows only metres in Saudi Arabia", () => {
  expect(readsFeet("in")).toBe(true);
  expect(readsFeet("sa")).toBe(false);
});
