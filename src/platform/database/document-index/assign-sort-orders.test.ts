import fc from "fast-check";
import { expect, test } from "vitest";
import { assignSortOrders } from "./sort-documents.ts";

test("leaves gaps between the first documents", () => {
  expect(assignSortOrders([null, null, null], {})).toEqual([1024, 2048, 3072]);
});

test("continues in steps at either end without moving other documents", () => {
  expect(assignSortOrders([null, 0, null, null], {})).toEqual([-1024, 0, 1024, 2048]);
});

test("spreads documents evenly between two neighbours", () => {
  expect(assignSortOrders([0, null, null, null, 100], {})).toEqual([0, 25, 50, 75, 100]);
});

test("moves neighbours only if there is no gap, and then leaves new gaps", () => {
  expect(assignSortOrders([0, 100, null, 101, 1000, 2000], {})).toEqual([0, 250, 500, 750, 1000, 2000]);
});

test("returns undefined if there is no gap even then, so that more neighbours are read", () => {
  expect(assignSortOrders([1, null, 2], { after: 0, before: 3 })).toBeUndefined();
  expect(assignSortOrders([1, null, 2], { after: 0 })).toEqual([1024, 2048, 3072]);
});

const sortOrder = fc.integer({ min: -50, max: 50 });

test("sort orders always increase, stay between the ends, and are unchanged where there is a gap", () => {
  const rows = fc.tuple(
    fc.uniqueArray(sortOrder, { maxLength: 12 }),
    fc.array(fc.nat(12), { maxLength: 12 }),
  );
  fc.assert(
    fc.property(rows, fc.boolean(), ([known, gaps], isClosed) => {
      const row: (number | null)[] = known.toSorted((one, other) => one - other);
      for (const gap of gaps) row.splice(Math.min(gap, row.length), 0, null);
      const ends = isClosed ? { after: -60, before: 60 } : {};
      const sortOrders = assignSortOrders(row, ends);
      if (!sortOrders) {
        expect(isClosed).toBe(true);
        return;
      }
      expect(sortOrders).toHaveLength(row.length);
      const fenced = [ends.after ?? -Infinity, ...sortOrders, ends.before ?? Infinity];
      expect(fenced.slice(1).every((one, index) => one > (fenced[index] ?? one))).toBe(true);
      if (!row.includes(null)) expect(sortOrders).toEqual(row);
    }),
    { numRuns: 500 },
  );
});
