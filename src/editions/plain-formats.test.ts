import { expect, test } from "vitest";
import { formatCurrency, formatDate } from "./plain-formats.ts";

test("FH-01 an amount has two decimals and is in dollars unless another currency is named", () => {
  expect(formatCurrency(1234.5)).toBe("$1,234.50");
  expect(formatCurrency(1234.5, { country: "in", currency: "INR" })).toBe("₹1,234.50");
  expect(formatCurrency(1234567.891, { country: "in", currency: "INR" })).toBe("₹1,234,567.89");
  expect(formatCurrency(1234.5, { country: "sg" })).toBe("US$1,234.50");
  expect(formatCurrency(1234.5, { country: "sg", currency: "SGD" })).toBe("$1,234.50");
});

test("FH-02 a date is written MMMM DD, YYYY unless another format is named", () => {
  expect(formatDate("2024-01-05")).toBe("January 05, 2024");
  expect(formatDate(new Date("2024-12-31T23:59:59Z"))).toBe("December 31, 2024");
  expect(formatDate("2024-01-05", "DD MMM YYYY")).toBe("05 Jan 2024");
});
