import { expect, test } from "vitest";
import { addPage, type FoundList, moreThan, readFound } from "./search-lists.ts";

const NOTHING = { posts: [], authors: [], categories: [], tags: [], correctedQuery: null, ignoredWords: [] };

test("MG-13 reads an article with title, category, slug and picture, and with optional fields if present", () => {
  const post = { postTitle: "A kitchen guide", postCategory: "Kitchens", postSlug: "kitchen-guide" };
  const picture = { url: "/api/images/sage/1600.jpg", altText: "A kitchen", photo: null };
  const told = { postExcerpt: null, postReadingMinutes: 6, postImageObj: picture };
  const page = { totalResultsCount: 7, isTotalExact: true, page: 2, pageSize: 5 };
  expect(readFound("post", { ...NOTHING, ...page, posts: [{ ...post, ...told }] })).toEqual({
    first: 2,
    page: 2,
    total: 7,
    entries: [
      {
        slug: "kitchen-guide",
        name: "A kitchen guide",
        category: "Kitchens",
        excerpt: undefined,
        readingMinutes: 6,
        picture: { photo: { url: "/api/images/sage/1600.jpg" }, alt: "A kitchen" },
      },
    ],
  });
});

test("MG-13 marks a total that may be too low", () => {
  const found = { ...NOTHING, totalResultsCount: 2048, isTotalExact: false, page: 1, pageSize: 5 };
  expect(readFound("post", found)).toMatchObject({ total: 2048, isLowerBound: true });
});

test("SE-01 appends a further page without duplicates", () => {
  const list = listOf(1, 4, ["a", "b"]);
  expect(addPage(list, listOf(2, 4, ["b", "c"]))).toEqual({ ...listOf(1, 4, ["a", "b", "c"]), page: 2 });
});

test("SE-01 an empty page ends the list", () => {
  expect(addPage(listOf(1, 9, ["a", "b"]), listOf(2, 9, []))).toMatchObject({ page: 2, total: 2 });
  const many = { ...listOf(1, 2048, ["a"]), isLowerBound: true };
  expect(addPage(many, { ...listOf(2, 2048, ["b"]), isLowerBound: true })).toMatchObject({
    isLowerBound: true,
  });
  expect(addPage(many, listOf(2, 2048, [])).isLowerBound).toBeUndefined();
});

function listOf(page: number, total: number, slugs: string[]): FoundList {
  return { first: page, page, total, entries: slugs.map((slug) => ({ slug, name: slug })) };
}

test.each([
  [2048, 2000],
  [4096, 4000],
  [2001, 2000],
  [2000, 1000],
  [100, 90],
  [11, 10],
])("rounds at least %i down to more than %i", (total, least) => {
  expect(moreThan({ total, isLowerBound: true })).toBe(least);
});

test("does not round an exact or small total", () => {
  expect([moreThan({ total: 2048 }), moreThan({ total: 7, isLowerBound: true })]).toEqual([
    undefined,
    undefined,
  ]);
});
