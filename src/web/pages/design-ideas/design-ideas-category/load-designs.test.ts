import { expect, test } from "vitest";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { editionOf } from "../../../../editions/edition.ts";
import type { FilterGroup } from "../../../features/lists/filters/state/filter-group.ts";
import { parseFiltersQuery } from "../../../features/lists/filters/state/filters-query.ts";
import type { GalleryQuery } from "./gallery-query.ts";
import { countedAs, listParams, loadDesigns } from "./load-designs.ts";

const TAGS: FilterGroup = {
  key: "tags",
  displayName: "Details",
  select: "multi",
  isPromoted: false,
  options: ["island", "stools"].map((id) => ({ id, displayName: id, count: 3, childFilters: [] })),
};
const room = { length: 10, breadth: 8, city: "pune", tier: "luxe" } as const;

function asked(page: number, filters: string, more: Partial<GalleryQuery> = {}) {
  const query = { filters: parseFiltersQuery(filters, [TAGS]), sort: "position" as const, ...more };
  return {
    edition: editionOf("in"),
    category: { slug: "kitchen-designs", filterGroups: [TAGS] },
    query,
    page,
  };
}

test.each([
  [1, "page=0"],
  [2, "page=1"],
  [250, "page=249"],
])("DI-17 page %i of the URL is %s of the list", (page, expected) => {
  expect(new URLSearchParams(listParams(asked(page, ""))).toString()).toContain(expected);
});

test("DI-18 a list filters by country, category and tags, without redirected designs", () => {
  expect(listParams(asked(3, "tags:island,stools"))).toBe(
    "filters=country.eq:IN;roomType.in:kitchen-designs;tags.in:island,stools;field.excludes:redirectedTo&page=2&size=20",
  );
});

test.each([
  ["nothing of a price", {}, "designIdeasList"],
  ["a price without a room to price", { sort: "price" }, "designIdeasList"],
  ["only a room", { room }, "designIdeasList"],
  ["an order by price in a room", { room, sort: "-price" }, "listDesignsInRoom"],
  ["a budget for a room", { room, budget: 400_000 }, "listDesignsInRoom"],
] as const)("for %s it calls the right list (%#)", async (_, query, expected) => {
  const names: string[] = [];
  const answer = { items: [], totalElements: 0, totalPages: 0 };
  const call = (async ({ name }: { name: string }) => {
    names.push(name);
    return { ok: true, value: answer };
  }) as unknown as Caller;
  expect(await loadDesigns(call, asked(1, "", query))).toBe(answer);
  expect(names).toEqual([expected]);
});

test("a list without totals uses those of its category until its last page is reached", () => {
  const full = { items: ["one", "two"], totalElements: 21, totalPages: 2 };
  expect(countedAs(full, undefined, 1)).toBe(full);
  expect(countedAs(full, 31, 1)).toMatchObject({ totalElements: 31, totalPages: 2 });
  expect(countedAs(full, 5, 1)).toMatchObject({ totalElements: 21 });
  expect(countedAs({ ...full, totalElements: 23 }, 31, 2)).toMatchObject({
    totalElements: 23,
    totalPages: 2,
  });
  const none = { items: [], totalElements: 160, totalPages: 8 };
  expect(countedAs(none, 31, 9)).toMatchObject({ totalElements: 31, totalPages: 2 });
  expect(countedAs(none, 31, 1)).toMatchObject({ totalElements: 0, totalPages: 0 });
});
