import { describe, expect, test } from "vitest";
import {
  KITCHEN_PARTS,
  WARDROBE_PARTS,
} from "../../../../../contracts/documents/explainers/explainer-document.ts";
import { KITCHEN_MODULE, WARDROBE_MODULE } from "./module-boxes.ts";
import { markParts } from "./module-drawing.tsx";
import { facesOf, project, spread } from "./projection.ts";

test("projects a deeper point further to the side and higher", () => {
  const [x, y] = project(0, 0, 0);
  const [deepX, deepY] = project(0, 0, 100);
  expect(deepX).toBeGreaterThan(x);
  expect(deepY).toBeLessThan(y);
});

test("draws the front of a box at full size", () => {
  const { front } = facesOf({ x: 10, y: 20, z: 0, width: 600, height: 720, depth: 560 });
  expect(front).toEqual([
    [10, -20],
    [610, -20],
    [610, -740],
    [10, -740],
  ]);
});

test("spreads marks, keeps their order and stays within the column", () => {
  const placed = spread([50, 52, 51, 98], 20, { from: 0, to: 100 });
  expect(placed).toEqual([40, 80, 60, 100]);
});

describe.each([
  ["kitchen", KITCHEN_MODULE, KITCHEN_PARTS],
  ["wardrobe", WARDROBE_MODULE, WARDROBE_PARTS],
])("%s", (_, module, names) => {
  test("draws every part with one number", () => {
    const numbered = module.flatMap(({ part, point }) => (point ? [part] : []));
    expect(numbered.sort()).toEqual([...names].sort());
  });

  test("keeps its numbers inside the frame and far enough apart for a finger", () => {
    const { frame, marks } = markParts(module);
    for (const { at, to } of marks)
      for (const [x, y] of [at, to]) {
        expect(x).toBeGreaterThan(frame.x);
        expect(x).toBeLessThan(frame.x + frame.width);
        expect(y).toBeGreaterThan(frame.y);
        expect(y).toBeLessThan(frame.y + frame.height);
      }
    for (const column of new Set(marks.map(({ at }) => at[0]))) {
      const heights = marks.filter(({ at }) => at[0] === column).map(({ at }) => at[1]);
      const sorted = heights.sort((one, other) => one - other);
      for (const [index, y] of sorted.slice(1).entries())
        expect(y - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(frame.height * 0.129);
    }
  });
});
