import { expect, test } from "vitest";
import { paginationLinks, parsePage } from "./page-number.ts";

test.each([
  ["page=1", 1],
  ["page=27", 27],
  ["", 1],
  ["page=", 1],
  ["page=0", 1],
  ["page=-3", 1],
  ["page=2.5", 1],
  ["page=1e3", 1],
  ["page=%202", 1],
  ["page=02", 1],
  ["page=٣", 1],
  ["page=99999999999999999999", 1],
  ["page=2&page=9", 2],
  ["Page=2", 1],
])("PG-01 ?%s requests page %i", (query, page) => {
  expect(parsePage(new URLSearchParams(query))).toBe(page);
});

test("PG-04 beyond the end, the previous link leads to the last page", () => {
  expect(paginationLinks("/x", 40, 3)).toEqual({ previous: "/x?page=3" });
  expect(paginationLinks("/x", 2, 0)).toEqual({ previous: "/x" });
});

test("PG-02 PG-03 preserves filters in the links, and the second page's previous link has no page parameter", () => {
  const list = "/in/kitchens?filters=layout:island,l-shaped;tier:luxe&sort=price";
  expect(paginationLinks(list, 2, 3)).toEqual({ previous: list, next: `${list}&page=3` });
  expect(paginationLinks(`${list}&page=3`, 3, 3)).toEqual({ previous: `${list}&page=2` });
});
