import { expect, test } from "vitest";
import { columnsOf } from "./users.tsx";

test("overlapping bars are side by side, and the others share a column", () => {
  expect(
    columnsOf([
      { from: 0, to: 500 },
      { from: 400, to: 900 },
      { from: 600, to: 1000 },
      { from: 1000, to: 1400 },
    ]),
  ).toEqual([0, 1, 0, 0]);
});

test("thin bars reserve the space for their numbers", () => {
  expect(
    columnsOf([
      { from: 900, to: 910 },
      { from: 920, to: 930 },
    ]),
  ).toEqual([0, 1]);
});
