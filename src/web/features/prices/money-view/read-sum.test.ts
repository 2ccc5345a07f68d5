import { expect, test } from "vitest";
import { moneySearch } from "./money-address.ts";
import { moneyAsked, readMoney, readSum } from "./money-query.ts";

test.each([
  ["1470000", "in", 1_470_000],
  ["₹14,70,000", "in", 1_470_000],
  ["14.7 lakh", "in", 1_470_000],
  ["1.2 Cr", "in", 12_000_000],
  ["S$56,500.40", "sg", 56_500],
  ["56.5k", "sg", 56_500],
  ["RM 83 200", "my", 83_200],
  ["SAR 282,000", "sa", 282_000],
  ["٢٨٢٬٠٠٠ ريال", "sa", 282_000],
  ["282 ألف", "sa", 282_000],
] as const)("reads %s in %s as %d", (typed, country, sum) => {
  expect(readSum(typed, country)).toBe(sum);
});

test.each(["", "12", "-5", "1e9", "NaN", "99999999999999", "fourteen", "1.470.000"])(
  "rejects %s as a sum",
  (typed) => {
    expect(readSum(typed, "in")).toBeUndefined();
  },
);

test("reports invalid fields and calculates the plan without them", () => {
  const read = readMoney({ sum: "12", start: "2027-02-30", weeks: "99" }, "my");
  expect(read.wrong).toEqual(["sum", "start", "weeks"]);
  expect(read.isOwn).toBe(false);
  expect(read.terms).toEqual({ total: 83_200, start: undefined, weeks: undefined });
});

test("the URL contains the typed values without empty ones", () => {
  const search = moneySearch({ sum: "14.7 lakh", start: "", weeks: "9" });
  expect(search).toBe("sum=14.7+lakh&weeks=9");
  expect(moneyAsked(new URLSearchParams(search))).toEqual({ sum: "14.7 lakh", weeks: "9" });
});
