import { expect, test } from "vitest";
import { isAll, withAll } from "./category-entries.ts";

test("MG-09 the entry of all comes first", () => {
  const kitchens = { categoryName: "kitchens", displayName: "Kitchens", categorySlug: "kitchens" };
  const entries = withAll([kitchens], "All");
  expect(entries).toEqual([{ categoryName: "all", displayName: "All", categorySlug: "" }, kitchens]);
  expect(entries.map(isAll)).toEqual([true, false]);
});
