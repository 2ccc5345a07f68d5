import { expect, test } from "vitest";
import { coveredShare, rowsIn } from "./watch-overlap.ts";

const BUTTON = { left: 0, right: 100, top: 0, bottom: 40 };

test("measures the share of an action that an element covers", () => {
  expect(coveredShare(BUTTON, { left: 75, right: 200, top: -10, bottom: 90 })).toBe(0.25);
  expect(coveredShare(BUTTON, { left: 100, right: 200, top: 0, bottom: 40 })).toBe(0);
  expect(coveredShare({ ...BUTTON, bottom: 0 }, BUTTON)).toBe(0);
});

test("no action fits between the measured points", () => {
  const points = rowsIn(BUTTON).flat();
  const columns = [...new Set(points.map(([x]) => x))];
  expect([columns[0], columns.at(-1)]).toEqual([1, 99]);
  for (const [index, x] of columns.entries())
    if (index > 0) expect(x - (columns[index - 1] ?? 0)).toBeLessThanOrEqual(24);
});
