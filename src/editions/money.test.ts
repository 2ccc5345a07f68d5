import { expect, test } from "vitest";
import {
  formatAmount,
  formatAmountRange,
  formatLakhRange,
  formatPriceBand,
  formatRoundAmount,
  hasDrawnSign,
} from "./money.ts";

test("formats the currency of each country in its own way", () => {
  expect(formatAmount(1_247_000, "in")).toBe("₹12,47,000");
  expect(formatAmount(56_500, "sg")).toBe("S$56,500");
  expect(formatAmount(83_200, "my")).toBe("RM 83,200");
  expect(formatAmount(253_500, "sa")).toBe("253,500");
});

test("leaves out the currency sign only for the riyal, which is drawn", () => {
  expect((["in", "sg", "my", "sa"] as const).filter(hasDrawnSign)).toEqual(["sa"]);
});

test("writes the currency sign once in a range", () => {
  expect(formatAmountRange(64_000, 78_000, "in")).toBe("₹64,000 – 78,000");
  expect(formatAmountRange(74_900, 95_700, "my")).toBe("RM 74,900 – 95,700");
});

test("writes Indian ranges in lakh with one decimal", () => {
  expect(formatLakhRange(1_354_000, 1_648_000)).toBe("₹13.5 – 16.5");
  expect(formatLakhRange(1_096_000, 1_334_000)).toBe("₹11.0 – 13.3");
});

test("writes a price band in lakh from one lakh, and only in India", () => {
  expect(formatPriceBand(460_000, 560_000, "in")).toBe("₹4.6 – 5.6 lakh");
  expect(formatPriceBand(64_000, 78_000, "in")).toBe("₹64,000 – 78,000");
  expect(formatPriceBand(96_000, 117_000, "in")).toBe("₹96,000 – 1,17,000");
  expect(formatPriceBand(182_000, 221_000, "sg")).toBe("S$182,000 – 221,000");
  expect(formatPriceBand(22_400, 28_600, "my")).toBe("RM 22,400 – 28,600");
  expect(formatPriceBand(58_000, 74_000, "sa")).toBe("58,000 – 74,000");
});

test("writes a round amount in the usual spoken form", () => {
  expect(formatRoundAmount(600_000, "in")).toBe("₹6 lakh");
  expect(formatRoundAmount(650_000, "in")).toBe("₹6.5 lakh");
  expect(formatRoundAmount(50_000, "in")).toBe("₹50,000");
  expect(formatRoundAmount(20_000, "sg")).toBe("S$20,000");
});
