import fc from "fast-check";
import { expect, test } from "vitest";
import { countCommon, countUpTo, dropIn, keepIn, type Places, unionOf } from "./place-sets.ts";

const places: fc.Arbitrary<Places> = fc
  .uniqueArray(fc.integer({ min: -20, max: 20 }))
  .map((numbers) => Float64Array.from(numbers).sort());

test("sets of places are sets", () => {
  fc.assert(
    fc.property(places, fc.array(places, { maxLength: 4 }), (one, others) => {
      const inOthers = new Set(others.flatMap((other) => [...other]));
      expect([...keepIn(one, others)]).toEqual([...one].filter((place) => inOthers.has(place)));
      expect([...dropIn(one, others)]).toEqual([...one].filter((place) => !inOthers.has(place)));
      expect([...unionOf(others)]).toEqual([...inOthers].toSorted((a, b) => a - b));
      expect(countCommon(one, unionOf(others))).toBe(keepIn(one, others).length);
    }),
  );
});

test("places are counted up to and with one", () => {
  fc.assert(
    fc.property(places, fc.integer({ min: -25, max: 25 }), (one, place) => {
      expect(countUpTo(one, place)).toBe(one.filter((other) => other <= place).length);
    }),
  );
});
