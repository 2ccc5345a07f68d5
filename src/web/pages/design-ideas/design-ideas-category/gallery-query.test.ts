import { expect, test } from "vitest";
import type { PriceRates } from "../../../../prices/rates.ts";
import type { FilterGroup } from "../../../features/lists/filters/state/filter-group.ts";
import { galleryHref, isNarrowed, isTyped, readGalleryQuery } from "./gallery-query.ts";

const rates: PriceRates = {
  currency: "INR",
  areaUnit: "sq-ft",
  tax: { name: "GST", rate: 0.18 },
  roundTo: 1000,
  spread: { low: 0.9, high: 1.1 },
  cities: { pune: 1, other: 1 },
  homes: {},
  rates: {},
  factors: {},
};
const LAYOUT: FilterGroup = {
  key: "layout",
  displayName: "Layout",
  select: "multi",
  isPromoted: true,
  options: ["island", "l-shaped"].map((id) => ({ id, displayName: id, count: 3, childFilters: [] })),
};

function read(query: string) {
  return readGalleryQuery(new URLSearchParams(query), [LAYOUT], { country: "in", rates });
}

test.each([
  ["filters=layout:l-shaped,island", "/k?filters=layout:island,l-shaped"],
  [
    "f.layout=island&room=10&room.breadth=8&room.unit=ft&city=pune&tier=luxe",
    "/k?filters=layout:island&room=10x8&city=pune&tier=luxe",
  ],
  [
    "sort=price&budget=400000&room=10x8&city=pune&tier=luxe",
    "/k?sort=price&budget=400000&room=10x8&city=pune&tier=luxe",
  ],
  ["filters=nonsense&sort=sideways&budget=-4&room=0x0", "/k"],
  ["sort=position", "/k"],
])("?%s has the canonical URL %s", (query, href) => {
  expect(galleryHref("/k", read(query), [LAYOUT])).toBe(href);
});

test("a budget at the end of its scale has no effect, and a budget is ignored without rates", () => {
  expect(read("budget=2000000").budget).toBeUndefined();
  const unpriced = readGalleryQuery(new URLSearchParams("budget=100000&sort=price"), [], {
    country: "in",
    rates: undefined,
  });
  expect(unpriced).toMatchObject({ budget: undefined, sort: "position" });
});

test("only filters and a budget for a known room shorten a list", () => {
  expect(["", "sort=price&room=10x8", "budget=400000"].map((query) => isNarrowed(read(query)))).toEqual([
    false,
    false,
    false,
  ]);
  expect(
    ["filters=layout:island", "budget=400000&room=10x8"].map((query) => isNarrowed(read(query))),
  ).toEqual([true, true]);
});

test("distinguishes the fields of a form from a canonical query", () => {
  const typed = (query: string) => isTyped(new URLSearchParams(query), read(query));
  expect([
    typed("f.layout=island"),
    typed("room=10&room.breadth=8"),
    typed("filters=layout:island&room=10x8"),
  ]).toEqual([true, true, false]);
});

test("keeps an invalid room as it was typed", () => {
  const query = "f.layout=island&room=200&room.breadth=8&room.unit=ft";
  expect(isTyped(new URLSearchParams(query), read(query))).toBe(false);
});
