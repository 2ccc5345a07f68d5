import fc from "fast-check";
import { expect, test } from "vitest";
import { assignPlaces } from "./place-documents.ts";

test("the first documents get room between them", () => {
  expect(assignPlaces([null, null, null], {})).toEqual([1024, 2048, 3072]);
});

test("those at either end go on in steps, and nobody moves", () => {
  expect(assignPlaces([null, 0, null, null], {})).toEqual([-1024, 0, 1024, 2048]);
});

test("those between two share the room evenly", () => {
  expect(assignPlaces([0, null, null, null, 100], {})).toEqual([0, 25, 50, 75, 100]);
});

test("neighbours move only where there is no room, and then leave some", () => {
  expect(assignPlaces([0, 100, null, 101, 1000, 2000], {})).toEqual([0, 250, 500, 750, 1000, 2000]);
});

test("without room even then, more neighbours have to be looked at", () => {
  expect(assignPlaces([1, null, 2], { after: 0, before: 3 })).toBeUndefined();
  expect(assignPlaces([1, null, 2], { after: 0 })).toEqual([1024, 2048, 3072]);
});

const place = fc.integer({ min: -50, max: 50 });

test("places are always in order, between the ends, and kept where there is room", () => {
  const rows = fc.tuple(fc.uniqueArray(place, { maxLength: 12 }), fc.array(fc.nat(12), { maxLength: 12 }));
  fc.assert(
    fc.property(rows, fc.boolean(), ([known, gaps], isClosed) => {
      const row: (number | null)[] = known.toSorted((one, other) => one - other);
      for (const gap of gaps) row.splice(Math.min(gap, row.length), 0, null);
      const ends = isClosed ? { after: -60, before: 60 } : {};
      const places = assignPlaces(row, ends);
      if (!places) {
        expect(isClosed).toBe(true);
        return;
      }
      expect(places).toHaveLength(row.length);
      const fenced = [ends.after ?? -Infinity, ...places, ends.before ?? Infinity];
      expect(fenced.slice(1).every((one, index) => one > (fenced[index] ?? one))).toBe(true);
      if (!row.includes(null)) expect(places).toEqual(row);
    }),
    { numRuns: 500 },
  );
});
