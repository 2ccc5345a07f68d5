import { expect, test } from "vitest";
import { laterInForce } from "../../src/prices/rates-in-force.ts";
import { moveExamples } from "../../src/prices/worked-examples.ts";
import { RATES } from "./shipped-rates.ts";

const later = [
  { slug: "rates-in-2027-04-01", effectiveFrom: "2027-04-01" },
  { slug: "rates-in-2028-04-01", effectiveFrom: "2028-04-01" },
];

test.each([
  ["2026-11-16", undefined],
  ["2027-03-31", undefined],
  ["2027-04-01", "rates-in-2027-04-01"],
  ["2028-03-31", "rates-in-2027-04-01"],
  ["2030-01-01", "rates-in-2028-04-01"],
])("on %s the later rates %s are in force", (day, slug) => {
  expect(laterInForce({ effectiveFrom: "2026-04-01", later }, day)).toBe(slug);
});

test.each(Object.values(RATES))(
  "a tax increase of one point in $currency raises every worked example",
  (rates) => {
    const dearer = { ...rates, tax: { ...rates.tax, rate: rates.tax.rate + 0.01 } };
    const { moved, total } = moveExamples(rates, dearer);
    expect(moved).toHaveLength(total);
    expect(moved.every(({ before, after }) => after > before)).toBe(true);
    expect(moveExamples(rates, rates).moved).toEqual([]);
  },
);
