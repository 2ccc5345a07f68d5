import { expect, test } from "vitest";
import { retryDelay } from "./retry-delay.ts";

const always = (value: number) => () => value;

test("doubles with every attempt", () => {
  expect([1, 2, 3, 4].map((attempt) => retryDelay(attempt, always(1)))).toEqual([2000, 4000, 8000, 16000]);
});

test("never exceeds an hour, after any number of attempts", () => {
  expect(retryDelay(30, always(1))).toBe(3_600_000);
  expect(retryDelay(2000, always(1))).toBe(3_600_000);
});

test("randomness reduces the delay by at most half", () => {
  expect(retryDelay(3, always(0))).toBe(4000);
  expect(retryDelay(3, always(0.5))).toBe(6000);
});
