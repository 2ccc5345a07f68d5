import { expect, test } from "vitest";
import { bandNames, bandsOf } from "./load-jobs.ts";

const WORDS = { years: "{from}–{to} years", yearsMore: "{from}+ years" };

test("lists the experience bands in ascending order", () => {
  expect(bandNames(WORDS)).toEqual(["0–1 years", "1–3 years", "3–6 years", "6–10 years", "10+ years"]);
});

test.each([
  ["3 - 6 years", ["3–6 years"]],
  ["0 - 1 years", ["0–1 years"]],
  ["2 - 5 years", ["1–3 years", "3–6 years"]],
  ["10+ years", ["10+ years"]],
  ["8 - 12 years", ["6–10 years", "10+ years"]],
  ["1 year", ["1–3 years"]],
  ["0 years", ["0–1 years"]],
  ["", []],
  ["senior", []],
])("the range %s belongs to the bands %j", (expRange, bands) => {
  expect(bandsOf(expRange, WORDS)).toEqual(bands);
});
