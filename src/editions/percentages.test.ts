import { expect, test } from "vitest";
import { markPercentages } from "./percentages.ts";

test("marks every percentage of a right-to-left text", () => {
  expect(markPercentages("10% عند الحجز، و0.25% و{rate}%", "ar")).toBe(
    "\u200e10% عند الحجز، و\u200e0.25% و\u200e{rate}%",
  );
});

test("leaves addresses and left-to-right texts alone", () => {
  expect(markPercentages("/in/2%20bhk", "ar")).toBe("/in/2%20bhk");
  expect(markPercentages("10% at booking", "en")).toBe("10% at booking");
});
