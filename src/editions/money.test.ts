import { expect, test } from "vitest";
import { formatAmount, formatAmountRange, formatLakhRange, hasDrawnSign } from "./money.ts";

test("writes each country's money its own way", () => {
  expect(formatAmount(1_247_000, "in")).toBe("₹12,47,000");
  expect(formatAmount(56_500, "sg")).toBe("S$56,500");
  expect(formatAmount(83_200, "my")).toBe("RM 83,200");
  expect(formatAmount(253_500, "sa")).toBe("253,500");
});

test("leaves the riyal's sign to the drawing, and only the riyal's", () => {
  expect((["in", "sg", "my", "sa"] as const).filter(hasDrawnSign)).toEqual(["sa"]);
});

test("names the currency once in a range", () => {
  expect(formatAmountRange(64_000, 78_000, "in")).toBe("₹64,000 – 78,000");
  expect(formatAmountRange(74_900, 95_700, "my")).toBe("RM 74,900 – 95,700");
});

test("counts Indian ranges in lakh with one decimal", () => {
  expect(formatLakhRange(1_354_000, 1_648_000)).toBe("₹13.5 – 16.5");
  expect(formatLakhRange(1_096_000, 1_334_000)).toBe("₹11.0 – 13.3");
});
