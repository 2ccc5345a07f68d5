import { expect, test } from "vitest";
import {
  searchMagazineAuthors,
  searchMagazineCategories,
  searchMagazinePosts,
  searchMagazineTags,
} from "../../src/contracts/calls/graphql/search-magazine.ts";
import { oneEngine } from "../stores/each-engine.ts";
import { openOnce } from "../support/clean-up.ts";
import { openGraphql } from "./graphql-fixtures.ts";

oneEngine("the magazine's search by GraphQL", ({ newDatabase }) => {
  const open = openOnce(async () => openGraphql(await newDatabase()));
  const kitchen = { query: "kitchen", countryIsoCode: "IN", page: 1, pageSize: 5 };

  test("K28 MG-13 SE-02 posts have title, category, slug and picture", async () => {
    const { call } = await open();
    const outcome = await call(searchMagazinePosts, { type: "post", ...kitchen });
    expect(outcome).toMatchObject({ ok: true, value: { totalResultsCount: 2, authors: [], tags: [] } });
    expect(
      outcome.ok && outcome.value.posts.toSorted((a, b) => a.postSlug.localeCompare(b.postSlug)),
    ).toEqual([
      {
        postTitle: "A kitchen guide",
        postCategory: "Kitchens 101",
        postSlug: "kitchen-guide",
        postImageObj: {
          url: "/api/images/sage-1/1600.jpg",
          altText: "A sage kitchen",
          photo: { url: "/api/images/sage-1", width: 1600, height: 1000, dominant: "#aabbcc" },
        },
        postExcerpt: "A short word about it.",
        postReadingMinutes: null,
      },
      expect.objectContaining({ postSlug: "plan-a-kitchen" }),
    ]);
  });

  test("K28 pages start at one, and the total counts all pages", async () => {
    const { call } = await open();
    const slugs = await Promise.all(
      [1, 2, 3].map(async (page) => {
        const outcome = await call(searchMagazinePosts, { ...kitchen, page, pageSize: 1 });
        if (!outcome.ok) throw new Error(outcome.problem.report);
        expect(outcome.value).toMatchObject({ totalResultsCount: 2, page, pageSize: 1 });
        return outcome.value.posts.map(({ postSlug }) => postSlug);
      }),
    );
    expect(slugs.flat().toSorted()).toEqual(["kitchen-guide", "plan-a-kitchen"]);
    expect(slugs[2]).toEqual([]);
  });

  test.each([
    [
      "K29",
      searchMagazineAuthors,
      "author",
      "ananya",
      { authors: [{ name: "Ananya Rao", slug: "ananya-rao" }] },
    ],
    [
      "K30",
      searchMagazineCategories,
      "category",
      "kitchen",
      { categories: [{ name: "Kitchens 101", slug: "kitchens-101" }] },
    ],
    ["K31", searchMagazineTags, "post_tag", "kitchen", { tags: [{ name: "Kitchen", slug: "kitchen" }] }],
  ] as const)("%s MG-13 SE-02 finds names and slugs", async (_, definition, type, query, found) => {
    const { call } = await open();
    expect(await call(definition, { ...kitchen, type, query })).toMatchObject({
      ok: true,
      value: { ...found, posts: [], totalResultsCount: 1 },
    });
  });

  test("K29 K30 K31 SE-02 AMB-14 the operation names without the prefix return the same", async () => {
    const { ask } = await open();
    const fields = "authors { slug } categories { slug } tags { slug } totalResultsCount";
    const both = (name: string, type: string, query: string) => {
      const input = `(type: "${type}", query: "${query}", countryIsoCode: "IN", page: 1, pageSize: 5)`;
      return ask(
        `{ long: magazineSearch${name}${input} { ${fields} } short: ${name}${input} { ${fields} } }`,
      );
    };
    for (const [name, type, query] of [
      ["AuthorsList", "author", "ananya"],
      ["CategoriesList", "category", "kitchen"],
      ["PostTagsList", "post_tag", "kitchen"],
    ] as const) {
      const { data } = await both(name, type, query);
      expect(data?.short).toMatchObject({ totalResultsCount: 1 });
      expect(data?.short).toEqual(data?.long);
    }
  });

  test.each([
    ['type: "author", query: "a", countryIsoCode: "IN"', "type"],
    ['query: "a", countryIsoCode: "India"', "countryIsoCode"],
    ['query: "a", countryIsoCode: "IN", page: 0', "page"],
    ['query: "a", countryIsoCode: "IN", pageSize: 500', "pageSize"],
  ])("K28 refuses %s with the field name", async (text, field) => {
    const { ask } = await open();
    const { errors } = await ask(`{ magazineSearchPostsList(${text}) { totalResultsCount } }`);
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", field } }]);
  });

  test("K28 unknown words return no result", async () => {
    const { call } = await open();
    for (const query of ["", "   ", "zzzzqqqq"])
      expect(await call(searchMagazinePosts, { ...kitchen, query })).toMatchObject({
        ok: true,
        value: { posts: [], totalResultsCount: 0 },
      });
  });
});
