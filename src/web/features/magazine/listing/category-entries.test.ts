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

test("MG-09 lists the subcategories of a category after an entry for all of it", () => {
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
])("MG-09 for %s, which has no subcategories, lists the categories with itself first", (slug, expected) => {
  const { parent, entries } = entriesBeside(TREE, slug, "All");
  expect(parent).toBeUndefined();
  expect(entries.map(({ categoryName }) => categoryName)).toEqual(expected);
});

test("MG-09 an empty tree has no 'All' entry", () => {
  expect(entriesBeside([], "cost", "All").entries).toEqual([]);
});

test("finds the parent category of a subcategory", () => {
  expect(parentIn(TREE, "loans")).toEqual(entry("cost"));
  expect(parentIn(TREE, "care")).toBeUndefined();
});
