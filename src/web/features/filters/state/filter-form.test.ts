import { expect, test } from "vitest";
import { CONDITIONS_FIELD, readFormFields } from "./filter-form.ts";
import { GROUPS } from "./filter-groups.fixture.ts";
import { resetFilters } from "./filter-state.ts";
import { buildFiltersQuery } from "./filters-query.ts";

const read = (query: string) => readFormFields(new URLSearchParams(query), GROUPS);

test("FI-04 the fields of the form become the filters of an address", () => {
  const state = read(
    "f.layout=island&f.layout=l-shaped&f.totalPrice.low=100000&f.totalPrice.high=&room=10x8",
  );
  expect(state && buildFiltersQuery(state, GROUPS)).toBe("layout:l-shaped,island;totalPrice.range:100000|");
});

test("an address that the form did not make has none", () => {
  expect(read("filters=layout:island&room=10x8")).toBeUndefined();
  expect(read("")).toBeUndefined();
});

test("FI-05 a form in which nothing is chosen clears everything", () => {
  expect(read("f.totalPrice.low=&f.totalPrice.high=&f.hasPrice=")).toEqual(resetFilters());
});

test("FI-02 a single choice is one, even if several were sent", () => {
  expect(read("f.hasPrice=true&f.hasPrice=false")?.selected).toEqual({ hasPrice: { true: true } });
});

test("FI-03 what the others hide is given up", () => {
  expect(read("f.tags=loft&f.tags=window&f.layout=straight")?.selected).toEqual({
    layout: { straight: true },
    tags: { window: true },
  });
});

test("what no filter knows is left out", () => {
  expect(read("f.layout=round&f.mood=calm&f.totalPrice.low=lots&f.layout.low=3&f.=x")).toEqual(
    resetFilters(),
  );
});

test("FI-04 what no field of the form can say goes along as it stood", () => {
  const fields = new URLSearchParams([
    [CONDITIONS_FIELD, "tags.muin:stools,window"],
    ["f.layout", "island"],
  ]);
  const state = readFormFields(fields, GROUPS) ?? resetFilters();
  expect(buildFiltersQuery(state, GROUPS)).toBe("layout:island;tags.muin:stools,window");
});
