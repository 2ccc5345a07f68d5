import { expect, test } from "vitest";
import { homeBadges } from "./front-page.tsx";

test.each([
  [
    { Home: "4BHK villa, 2,400 sq ft carpet, new", Cost: "₹31.8 lakh with GST" },
    ["2,400 sq ft", "₹31.8 lakh"],
  ],
  [{ Home: "4-room BTO, 970 sq ft (90 m²)", Total: "S$41,700 with GST" }, ["970 sq ft", "S$41,700"]],
  [{ Home: "39 m² (420 sq ft), one bedroom", "Floor left free": "54%" }, ["39 m²"]],
  [{ "Floor for a guest": "0.8 m²", "A chair": "RM 120" }, []],
])("shows for %j the badges %j", (facts, badges) => {
  expect(homeBadges(Object.entries(facts).map(([label, value]) => ({ label, value })))).toEqual(badges);
});

test("a story without facts has no badge", () => {
  expect(homeBadges(undefined)).toEqual([]);
});
