import fc from "fast-check";
import { expect, test } from "vitest";
import { countCommon, countUpTo, dropIn, keepIn, type SortOrders, unionOf } from "./sort-order-sets.ts";

const sortOrders: fc.Arbitrary<SortOrders> = fc
  .uniqueArray(fc.integer({ min: -20, max: 20 }))
  .map((numbers) => Float64Array.from(numbers).sort());

test("set operations on sort orders match those of JavaScript sets", () => {
  fc.assert(
    fc.property(sortOrders, fc.array(sortOrders, { maxLength: 4 }), (one, others) => {
      const inOthers = new Set(others.flatMap((other) => [...other]));
      expect([...keepIn(one, others)]).toEqual([...one].filter((sortOrder) => inOthers.has(sortOrder)));
      expect([...dropIn(one, others)]).toEqual([...one].filter((sortOrder) => !inOthers.has(sortOrder)));
      expect([...unionOf(others)]).toEqual([...inOthers].toSorted((a, b) => a - b));
      expect(countCommon(one, unionOf(others))).toBe(keepIn(one, others).length);
    }),
  );
});

test("counts sort orders up to and including a given one", () => {
  fc.assert(
    fc.property(sortOrders, fc.integer({ min: -25, max: 25 }), (one, sortOrder) => {
      expect(countUpTo(one, sortOrder)).toBe(one.filter((other) => other <= sortOrder).length);
    }),
  );
});
