import { expect, test } from "vitest";
import { entriesBeside, parentIn } from "./category-entries.ts";

const entry = (categorySlug: string) => ({
  categoryName: categorySlug,
  displayName: categorySlug.toUpperCase(),
  categorySlug,
});
const TREE = [
  { ...entry("cost"), subCategories: [entry("saving"), entry("loans")], count: 4 },
  { ...entry("care"), subCategories: [] },
  entry("news"),
];

test("MG-09 the parts of a category stand behind an entry for all of it", () => {
  const { parent, entries } = entriesBeside(TREE, "cost", "All");
  expect(parent).toEqual(entry("cost"));
  expect(entries).toEqual([
    { categoryName: "all", displayName: "All", categorySlug: "cost" },
    entry("saving"),
    entry("loans"),
  ]);
});

test.each([
  ["care", ["all", "care", "cost", "news"]],
  ["news", ["all", "news", "cost", "care"]],
  ["unknown", ["all", "cost", "care", "news"]],
])("MG-09 beside %s, which has no parts, stand the categories, itself in front", (slug, expected) => {
  const { parent, entries } = entriesBeside(TREE, slug, "All");
  expect(parent).toBeUndefined();
  expect(entries.map(({ categoryName }) => categoryName)).toEqual(expected);
});

test("MG-09 there is no 'All' of nothing", () => {
  expect(entriesBeside([], "cost", "All").entries).toEqual([]);
});

test("a part knows the category that it belongs to", () => {
  expect(parentIn(TREE, "loans")).toEqual(entry("cost"));
  expect(parentIn(TREE, "care")).toBeUndefined();
});
