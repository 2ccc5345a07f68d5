import { expect, test } from "vitest";
import { isPostCodeRule, rangeOf, readPostCode } from "./post-codes.ts";

test.each([
  ["560034", 6, 560034, 560034],
  ["52", 6, 520000, 529999],
  ["018", 6, 18000, 18999],
  ["560001-560117", 6, 560001, 560117],
  ["01000-02999", 5, 1000, 2999],
])("the rule %s with %i digits covers %i to %i", (rule, digits, from, to) => {
  expect(isPostCodeRule(rule)).toBe(true);
  expect(rangeOf(rule, digits)).toEqual([from, to]);
});

test.each(["", "5", "560117-560001", "5600-560117", "56O034", "560034-", "1234567"])(
  "refuses %j as a rule",
  (rule) => expect(isPostCodeRule(rule)).toBe(false),
);

test.each([
  ["560 034", "IN", 6, "560034"],
  ["٢٣٤٥١", "SA", 5, "23451"],
  ["23451-1234", "SA", 5, "23451"],
  ["018956", "SG", 6, "018956"],
])("reads %s as a post code of %s", (typed, isoCode, digits, code) => {
  expect(readPostCode(typed, isoCode, digits)).toBe(code);
});

test.each([
  ["012345", "IN", 6],
  ["RRRD2929", "SA", 5],
  ["", "MY", 5],
])("finds no post code in %j for %s", (typed, isoCode, digits) => {
  expect(readPostCode(typed, isoCode, digits)).toBeUndefined();
});
