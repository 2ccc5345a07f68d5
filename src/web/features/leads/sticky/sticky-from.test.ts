import { expect, test } from "vitest";
import { stickyFrom } from "./overlay-behaviour.ts";

test("SK-01 measures the distance from the end of the form on the first screen", () => {
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

test("SK-01 measures the distance from the top of the page if there is no such form", () => {
  expect(stickyFrom([], 844)).toBe(0);
  expect(stickyFrom([{ top: 4000, bottom: 4500 }], 844)).toBe(0);
});
