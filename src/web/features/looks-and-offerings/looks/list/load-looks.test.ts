import { expect, test } from "vitest";
import { readOptions } from "../../../lists/filters/state/filters-query.ts";
import { filterGroupsOf, guessFilters, searchFilters } from "./load-looks.ts";

const OPTIONS = ["modern", "japandi"].map((id) => ({ id, displayName: id, count: 2, selected: false }));
const FILTERS = ["category", "style", "city"].map((key) => ({
  key,
  displayName: key,
  type: "multi" as const,
  options: OPTIONS,
}));

function guess(query: string, country: "in" | "sg" = "in") {
  return searchFilters(guessFilters(new URLSearchParams(query)), country);
}

test.each([
  ["filters=style:modern,japandi;homeSize:2bhk", { homeSize: "2bhk", style: "modern,japandi" }],
  ["f.style=modern&f.style=japandi", { style: "modern,japandi" }],
  ["filters=nonsense:x;;:", {}],
  ["filters=category:luxe", {}],
])("LK-13 ?%s asks for comma lists of what the address may mean", (query, lists) => {
  expect(guess(query)).toEqual(lists);
});

test("LK-09 Singapore is always asked for by its city", () => {
  expect(guess("", "sg")).toEqual({ city: "Singapore" });
  expect(guess("filters=city:pune", "sg")).toEqual({ city: "Singapore" });
});

test("an address as long as anyone likes asks for no more than the call takes", () => {
  const ids = Array.from({ length: 500 }, (_, index) => `style-${index}-${"x".repeat(20)}`);
  expect(guess(`filters=style:${ids}`).style?.length).toBeLessThanOrEqual(500);
});

test("LK-09 kinds of look are tabs and no filter, and a country of one city has no choice of it", () => {
  const keys = (country: "in" | "sg") => filterGroupsOf(FILTERS, country).map(({ key }) => key);
  expect([keys("in"), keys("sg")]).toEqual([["style", "city"], ["style"]]);
});

test("once the filters are known, only their options count", () => {
  const groups = filterGroupsOf(FILTERS, "in");
  const { state } = readOptions(new URLSearchParams("filters=style:modern,nonsense"), groups);
  expect(searchFilters(state, "in")).toEqual({ style: "modern" });
});
