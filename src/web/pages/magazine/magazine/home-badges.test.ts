import { expect, test } from "vitest";
import { homeBadges } from "./home-badges.ts";

const facts = (...values: string[]) => values.map((value) => ({ label: "", value }));

test.each([
  [
    ["4BHK villa, 2,400 sq ft carpet, new", "four", "₹31.8 lakh with GST"],
    ["2,400 sq ft", "₹31.8 lakh"],
  ],
  [
    ["4-room BTO, 970 sq ft (90 m²)", "S$41,700 with GST"],
    ["970 sq ft", "S$41,700"],
  ],
  [["39 m² (420 sq ft), one bedroom", "54% of the area"], ["39 m²"]],
  [["two adults", "about 7,300 litres"], []],
])("of %j the photograph says %j", (values, badges) => {
  expect(homeBadges(facts(...values))).toEqual(badges);
});

test("a story of which no fact is known has no badge", () => {
  expect(homeBadges(undefined)).toEqual([]);
});
