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
] as const)("a browser asks for %s with the very query of the contract", (type, call) => {
  expect(call).toMatchObject(MAGAZINE_SEARCHES[type]);
});

test("MG-17 a failed search for posts is reported as such, and the others are only logged", () => {
  expect(searchMagazinePosts.reportLabel).toBe("Error searching posts");
  for (const call of [searchMagazineAuthors, searchMagazineCategories, searchMagazineTags])
    expect(call.reportLabel).toBeUndefined();
});
