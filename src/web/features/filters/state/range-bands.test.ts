import fc from "fast-check";
import { expect, test } from "vitest";
import { rangeBands } from "./range-bands.ts";

test("a range has bands with round ends", () => {
  expect(rangeBands({ low: 142_898, high: 1_104_362 })).toEqual([
    { high: 250_000 },
    { high: 500_000 },
    { high: 750_000 },
    { high: 1_000_000 },
    { low: 1_000_000 },
  ]);
  expect(rangeBands({ low: 56, high: 252 })).toEqual([
    { high: 100 },
    { high: 150 },
    { high: 200 },
    { high: 250 },
    { low: 250 },
  ]);
});

test("every band holds one end of the range, so that none is empty, and they grow", () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (low, span) => {
      const high = low + span;
      const bands = rangeBands({ low, high });
      for (const band of bands) {
        const holds = (end: number) => (band.low ?? low) <= end && end <= (band.high ?? high);
        expect(holds(low) || holds(high)).toBe(true);
      }
      const ends = bands.flatMap((band) => band.high ?? []);
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
      expect(bands.length).toBeLessThanOrEqual(6);
    }),
  );
});
