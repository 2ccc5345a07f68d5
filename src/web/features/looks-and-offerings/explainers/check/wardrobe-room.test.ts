import { expect, test } from "vitest";
import { judgeWardrobe } from "./wardrobe-room.ts";

test.each([
  ["either", { depth: 700, leaf: 450, aisle: 900 }, false],
  ["hinged", { depth: 600, leaf: 450, aisle: 900 }, false],
  ["hinged", { depth: 600, leaf: 400, aisle: 750 }, false],
  ["sliding", { depth: 680, leaf: 600, aisle: 700 }, false],
  ["sliding", { depth: 680, leaf: 450, aisle: 900 }, true],
  ["narrower", { depth: 600, leaf: 600, aisle: 850 }, false],
  ["neither", { depth: 600, leaf: 450, aisle: 500 }, false],
  ["neither", { depth: 600, leaf: 450, aisle: 900 }, true],
  ["neither", { depth: 450, leaf: 450, aisle: 1200 }, false],
] as const)("%s: %o", (verdict, room, isBlocked) => {
  expect(judgeWardrobe(room, isBlocked).verdict).toBe(verdict);
});

test("recommends a leaf that fits and reports by how much the wide one is too wide", () => {
  const { advised, findings } = judgeWardrobe({ depth: 600, leaf: 600, aisle: 850 }, false);
  expect(advised).toBe(500);
  expect(findings.find(({ name }) => name === "swing")).toMatchObject({ state: "high", mm: 950, by: 100 });
});

test("the recommended leaf fits", () => {
  for (let aisle = 750; aisle <= 1100; aisle += 10) {
    const { verdict, advised } = judgeWardrobe({ depth: 600, leaf: 640, aisle }, false);
    expect([aisle, verdict]).toEqual([aisle, "narrower"]);
    expect(judgeWardrobe({ depth: 600, leaf: advised ?? 0, aisle }, false).verdict).toBe("hinged");
  }
});
