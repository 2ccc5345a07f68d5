import fc from "fast-check";
import { expect, test } from "vitest";
import { rangeBands } from "./range-bands.ts";

test("a range falls into bands with round ends", () => {
  expect(rangeBands({ low: 142_898, high: 1_104_362 })).toEqual([
    { high: 250_000 },
    { low: 250_000, high: 500_000 },
    { low: 500_000, high: 750_000 },
    { low: 750_000, high: 1_000_000 },
    { low: 1_000_000 },
  ]);
  expect(rangeBands({ low: 56, high: 252 })).toEqual([
    { high: 100 },
    { low: 100, high: 150 },
    { low: 150, high: 200 },
    { low: 200, high: 250 },
    { low: 250 },
  ]);
});

test("bands follow one another without a gap, and none is outside of the range", () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (low, span) => {
      const bands = rangeBands({ low, high: low + span });
      for (const [index, { low: from }] of bands.entries()) {
        expect(from).toBe(index === 0 ? undefined : bands[index - 1]?.high);
        if (from !== undefined) expect(from > low && from < low + span).toBe(true);
      }
      expect(bands.length).toBeLessThanOrEqual(6);
    }),
  );
});
