import { expect, test } from "vitest";
import {
  searchMagazineAuthors,
  searchMagazineCategories,
  searchMagazinePosts,
  searchMagazineTags,
} from "./search-magazine.ts";
import { MAGAZINE_SEARCHES } from "./search-magazine-descriptor.ts";

test.each([
  ["post", searchMagazinePosts],
  ["author", searchMagazineAuthors],
  ["category", searchMagazineCategories],
  ["post_tag", searchMagazineTags],
] as const)("a browser requests %s with the exact query of the contract", (type, call) => {
  expect(call).toMatchObject(MAGAZINE_SEARCHES[type]);
});

test("MG-17 reports a failed search for posts under its label, and only logs the others", () => {
  expect(searchMagazinePosts.reportLabel).toBe("Error searching posts");
  for (const call of [searchMagazineAuthors, searchMagazineCategories, searchMagazineTags])
    expect(call.reportLabel).toBeUndefined();
});
