import { expect, test } from "vitest";
import { buildFilters } from "../../../../contracts/document-filters.ts";
import { toDocumentFilters } from "./document-filters.ts";
import { GROUPS } from "./filter-groups.fixture.ts";
import { resetFilters } from "./filter-state.ts";
import { parseFiltersQuery } from "./filters-query.ts";

const ask = (query: string, groups = GROUPS) =>
  buildFilters(toDocumentFilters(parseFiltersQuery(query, groups), groups));

test("FI-04 what is chosen is asked for in the grammar of documents", () => {
  expect(ask("layout:island,l-shaped;hasPrice:true;totalPrice.range:100000|500000")).toBe(
    "layout.in:l-shaped,island;hasPrice.in:true;totalPrice.range:100000|500000",
  );
  expect(ask("totalPrice.range:|500000")).toBe("totalPrice.range:|500000");
});

test("DI-21 one of several tags is enough, unless the filter asks for all of them", () => {
  const all = GROUPS.map((group) => (group.key === "tags" ? { ...group, match: "all" as const } : group));
  expect(ask("tags:stools,window")).toBe("tags.in:stools,window");
  expect(ask("tags.muin:stools,window", all)).toBe("tags.muin:stools,window");
});

test("FI-05 nothing chosen asks for everything", () => {
  expect(toDocumentFilters(resetFilters(), GROUPS)).toEqual([]);
});
