import { expect, test } from "vitest";
import { GROUPS } from "./filter-groups.fixture.ts";
import { filtersHref } from "./filters-href.ts";
import { readListAddress } from "./list-address.ts";

test.each([
  "/in/design-ideas/kitchen-designs",
  "/in/design-ideas/kitchen-designs?filters=layout:straight,island;totalPrice.range:100000%7C&sort=price&room=10x8",
])("%s is read and written again, whichever page is shown", (href) => {
  const page = `${href}${href.includes("?") ? "&" : "?"}page=3`;
  const { path, keep, state, groups } = readListAddress(page, GROUPS);
  expect(filtersHref(path, keep, state, groups)).toBe(href);
});
