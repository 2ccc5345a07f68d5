import { expect, test } from "vitest";
import { searchLooks } from "../../../../../contracts/calls/looks-calls.ts";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import { failed } from "../../../../../contracts/outcome.ts";
import { editionOf } from "../../../../../editions/edition.ts";
import { readOptions } from "../../../lists/filters/state/filters-query.ts";
import { filterGroupsOf, guessFilters, loadLooks, searchFilters } from "./load-looks.ts";

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
])("LK-13 ?%s is sent as comma-separated lists of possible options", (query, lists) => {
  expect(guess(query)).toEqual(lists);
});

test("LK-09 always requests Singapore by its city", () => {
  expect(guess("", "sg")).toEqual({ city: "Singapore" });
  expect(guess("filters=city:pune", "sg")).toEqual({ city: "Singapore" });
});

test("a very long URL requests no more than the call accepts", () => {
  const ids = Array.from({ length: 500 }, (_, index) => `style-${index}-${"x".repeat(20)}`);
  expect(guess(`filters=style:${ids}`).style?.length).toBeLessThanOrEqual(500);
});

test("LK-09 categories of looks are tabs and not a filter, and a city state has no filter by city", () => {
  const keys = (country: "in" | "sg") => filterGroupsOf(FILTERS, country).map(({ key }) => key);
  expect([keys("in"), keys("sg")]).toEqual([["style", "city"], ["style"]]);
});

test("once the filters are known, only their options count", () => {
  const groups = filterGroupsOf(FILTERS, "in");
  const { state } = readOptions(new URLSearchParams("filters=style:modern,nonsense"), groups);
  expect(searchFilters(state, "in")).toEqual({ style: "modern" });
});

// Vitest fails if a promise is rejected and nothing handles it; the site would log a bug.
test("a search that fails before the tabs are known fails the page only", async () => {
  const call = (async (definition: unknown) => {
    if (definition !== searchLooks) await new Promise((resolve) => setTimeout(resolve, 20));
    return failed(503, "Service Unavailable", "");
  }) as unknown as Caller;
  const asking = { call, edition: editionOf("in"), url: new URL("http://site/in/looks"), site: {} as never };
  await expect(loadLooks(asking, "all-looks")).rejects.toMatchObject({ init: { status: 503 } });
});
