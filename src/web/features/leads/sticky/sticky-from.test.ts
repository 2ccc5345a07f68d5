import { expect, test } from "vitest";
import { stickyFrom } from "./float-behaviour.ts";

test("SK-01 the way is counted from the end of the form on the first screen", () => {
  expect(stickyFrom([{ top: 300, bottom: 720.4 }], 844)).toBe(720);
  expect(
    stickyFrom(
      [
        { top: 1200, bottom: 1700 },
        { top: 100, bottom: 500 },
      ],
      900,
    ),
  ).toBe(500);
});

test("SK-01 without such a form it is counted from the top of the page", () => {
  expect(stickyFrom([], 844)).toBe(0);
  expect(stickyFrom([{ top: 4000, bottom: 4500 }], 844)).toBe(0);
});
