import { expect, test } from "vitest";
import { cornersOf, fitInto } from "./triangle-figure.tsx";

test("the distances between the corners are those of the visitor", () => {
  const [sink, hob, fridge] = cornersOf([1500, 1900, 1800]);
  expect(Math.hypot(hob[0] - sink[0], hob[1] - sink[1])).toBeCloseTo(1500);
  expect(Math.hypot(fridge[0] - hob[0], fridge[1] - hob[1])).toBeCloseTo(1900);
  expect(Math.hypot(fridge[0] - sink[0], fridge[1] - sink[1])).toBeCloseTo(1800);
});

test("draws an impossible triangle flat and inside the sheet", () => {
  for (const lengths of [
    [900, 1700, 800],
    [1000, 9000, 1000],
    [300, 300, 300],
    [12_000, 12_000, 300],
  ] as const) {
    for (const [x, y] of fitInto(cornersOf(lengths), { width: 420, height: 260, margin: 50 })) {
      expect(x).toBeGreaterThanOrEqual(49);
      expect(x).toBeLessThanOrEqual(371);
      expect(y).toBeGreaterThanOrEqual(49);
      expect(y).toBeLessThanOrEqual(211);
    }
  }
  expect(cornersOf([1000, 9000, 1000])[2][1]).toBe(0);
});
