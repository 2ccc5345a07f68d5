import { beforeEach, expect, test } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";
import { type SearchQuestion, search } from "../../src/services/search/search.ts";
import { suggest } from "../../src/services/search/suggest.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { CORPUS, putDocuments, refresh } from "./search-corpus.ts";

eachEngine("site search", ({ newDatabase }) => {
  let database: Database;
  beforeEach(async () => {
    database = await newDatabase();
    await putDocuments(database, CORPUS);
  });

  const ask = (query: string, question: Partial<SearchQuestion> = {}) =>
    search(database, { query, country: "IN", page: 0, size: 12, ...question });
  const slugs = async (query: string, question: Partial<SearchQuestion> = {}) =>
    (await ask(query, question)).hits.map(({ slug }) => slug);

  test("finds words in the forms that people write", async () => {
    const cases: [string, string, string[]][] = [
      ["a stem", "designing", ["designer"]],
      ["every word", "kitchen wardrobe", ["walnut-wardrobe", "sage-kitchen"]],
      ["words in any order", "sliding walnut wardrobes", ["walnut-wardrobe"]],
      ["an irregular plural", "open shelves", ["sage-kitchen"]],
      ["the other spelling", "color", ["false-ceilings", "paint"]],
      ["a word that was written apart", "3bhk", ["designer"]],
      ["a number and its unit", "3 bhk homes", ["designer"]],
      ["a word that was put together", "ward robe mirror", ["walnut-wardrobe"]],
      ["a beginning", "quar", ["sage-kitchen"]],
      ["text inside markup", "gypsum costs", ["false-ceilings"]],
    ];
    for (const [by, query, expected] of cases)
      expect((await slugs(query)).sort(), by).toEqual(expected.toSorted());
  });

  test("finds synonyms", async () => {
    const cases: [string, string][] = [
      ["almirah", "walnut-wardrobe"],
      ["closets", "walnut-wardrobe"],
      ["puja", "teak-mandir"],
      ["mandir", "teak-mandir"],
      ["sofa", "sofa"],
      ["POP ceiling", "false-ceilings"],
      ["dropped ceiling", "false-ceilings"],
      ["kitchen worktop", "sage-kitchen"],
      ["sliding almirah", "walnut-wardrobe"],
    ];
    for (const [query, expected] of cases) expect((await slugs(query))[0], query).toBe(expected);
  });

  test("a synonym phrase applies only to queries, not to texts", async () => {
    expect(await slugs("false ceiling")).toEqual(["false-ceilings"]);
    expect(await slugs("pop")).toEqual(["false-ceilings", "paint"]);
  });

  test("corrects a misspelt word, and says so", async () => {
    const cases: [string, string, string][] = [
      ["wardorbe", "wardrobe", "walnut-wardrobe"],
      ["kichen sage", "kitchen sage", "sage-kitchen"],
      ["walnut wadrobes", "walnut wardrobe", "walnut-wardrobe"],
      ["gipsum", "gypsum", "false-ceilings"],
      ["ceilngs", "ceilings", "false-ceilings"],
    ];
    for (const [query, correctedQuery, slug] of cases)
      expect(await ask(query, { size: 1 }), query).toMatchObject({ correctedQuery, hits: [{ slug }] });
  });

  test("a correct word is not changed, and a short or unknown one is not guessed", async () => {
    expect(await ask("kitchen")).not.toHaveProperty("correctedQuery");
    for (const query of ["tvx", "zzzzzzzz", "9999"]) expect((await ask(query)).total).toBe(0);
  });

  test("finds the majlis in any spelling", async () => {
    const forms = ["مجلس", "المجلس", "مجالس", "والمجالس", "مَجْلِس", "majlis", "ديوانية", "مجلسس"];
    for (const form of forms)
      expect(await slugs(form, { country: "sa", language: "ar" }), form).toEqual(["majlis"]);
  });

  test("finds Arabic words in their different forms", async () => {
    const cases: [string, string[]][] = [
      ["خزانة", ["kitchen", "majlis"]],
      ["الخزائن", ["kitchen", "majlis"]],
      ["اثاث", ["kitchen"]],
      ["إضاءه", ["majlis"]],
      ["المطابخ", ["kitchen"]],
    ];
    for (const [query, expected] of cases)
      expect((await slugs(query, { country: "SA", language: "AR" })).sort(), query).toEqual(expected);
  });

  test("headings weigh more than tags, tags more than text, and a word more than its forms and synonyms", async () => {
    expect(await slugs("kitchen")).toEqual(["kitchen", "sage-kitchen", "paint", "walnut-wardrobe"]);
    expect(await slugs("designer")).toEqual(["designer"]);
    await putDocuments(database, [
      { address: "articles/exact@IN", title: "One", tags: ["vanity"] },
      { address: "products/form@IN", title: "Two", tags: ["vanities"] },
      { address: "designs/synonym@IN", title: "Three", tags: ["washbasin"] },
      { address: "designs/text@IN", title: "Four", text: "vanity" },
    ]);
    expect(await slugs("vanity")).toEqual(["exact", "form", "synonym", "text"]);
  });

  test("a title equal to the query is first", async () => {
    expect((await slugs("warranty"))[0]).toBe("warranty");
    await putDocuments(database, [
      { address: "articles/a@IN", title: "Pooja corner of one room" },
      { address: "articles/b@IN", title: "Pooja room" },
    ]);
    expect((await slugs("pooja room"))[0]).toBe("b");
  });

  test("an edition finds its own documents and those for all editions", async () => {
    expect(await slugs("kitchen", { country: "SG" })).toEqual(["sage-kitchen"]);
    expect((await ask("kitchen", { country: "SG" })).hits[0]?.id).toBe("designs/sage-kitchen@SG");
    for (const country of ["IN", "SG", "MY", "SA"])
      expect(await slugs("company", { country })).toEqual(["about"]);
    expect(await slugs("company", { country: "SA", language: "AR" })).toEqual(["about"]);
    expect(await slugs("majlis", { country: "SA" })).toEqual(["majlis"]);
    expect(await slugs("kitchen", { country: "XX" })).toEqual([]);
  });

  test("results can be filtered by kind, and are counted by kind", async () => {
    const all = await ask("kitchen");
    expect(all).toMatchObject({ total: 4, isTotalExact: true, isRelaxed: false });
    expect(all.totals).toMatchObject({ design: 2, article: 1, tag: 1, author: 0 });
    expect(await slugs("kitchen", { kinds: ["article", "tag"] })).toEqual(["kitchen", "paint"]);
    expect((await ask("kitchen", { kinds: ["author"] })).total).toBe(0);
  });

  test("redirected and non-searchable documents are excluded", async () => {
    expect(await slugs("elsewhere")).toEqual([]);
    expect(await slugs("wanted")).toEqual([]);
  });

  test("when no document has all the words, those with most of them are returned", async () => {
    const result = await ask("sage wardrobe zanzibar");
    expect(result).toMatchObject({ isRelaxed: true, ignoredWords: ["zanzibar"] });
    expect(result.hits.map(({ slug }) => slug)).toEqual(["sage-kitchen", "walnut-wardrobe"]);
    expect(await ask("warranty designer")).not.toHaveProperty("ignoredWords");
    const nothing = await ask("zanzibar timbuktu");
    expect(nothing.total).toBe(0);
    expect(nothing).not.toHaveProperty("ignoredWords");
  });

  test("pages have no gaps and no duplicates", async () => {
    const whole = await slugs("kitchen");
    const paged = await Promise.all([0, 1, 2].map((page) => slugs("kitchen", { page, size: 2 })));
    expect(paged).toEqual([whole.slice(0, 2), whole.slice(2, 4), []]);
  });

  test("a hit has the fields that a result shows", async () => {
    expect((await ask("warranty")).hits[0]).toEqual({
      id: "pages/warranty@IN-EN",
      kind: "page",
      contentType: "pages",
      slug: "warranty",
      title: "Warranty",
      summary: "Ten years on modular furniture.",
      country: "IN",
      language: "EN",
    });
  });

  test("follows changed and removed documents, and leaves the others unchanged", async () => {
    const numbersBefore = await database.db
      .selectFrom("search_documents")
      .select(["document_id", "number"])
      .execute();
    await putDocuments(database, [{ address: "tags/kitchen@IN", title: "Bedrooms" }], {
      remove: ["designs/walnut-wardrobe@IN", "articles/paint@IN"],
    });
    expect(await slugs("kitchen")).toEqual(["sage-kitchen"]);
    expect(await slugs("bedrooms")).toEqual(["kitchen"]);
    expect(await slugs("walnut mirror")).toEqual([]);
    const numbers = await database.db
      .selectFrom("search_documents")
      .select(["document_id", "number"])
      .execute();
    expect(numbersBefore).toEqual(expect.arrayContaining(numbers));
    expect(numbers).toHaveLength(numbersBefore.length - 2);
    expect(await ask("walnt")).toMatchObject({ total: 0 });
  });

  test("nothing remains in the index when all documents are removed", async () => {
    await putDocuments(database, [], { remove: CORPUS.map(({ address }) => address) });
    expect(await database.db.selectFrom("search_documents").selectAll().execute()).toEqual([]);
    expect(await slugs("kitchen")).toEqual([]);
  });

  test("rebuilds a missing index, as after an import", async () => {
    for (const table of ["search_documents", "search_words", "search_state"] as const)
      await database.db.deleteFrom(table).execute();
    expect(await slugs("kitchen")).toEqual([]);
    await refresh(database);
    expect(await slugs("kitchen")).toEqual(["kitchen", "sage-kitchen", "paint", "walnut-wardrobe"]);
  });

  test("several processes may refresh the index concurrently", async () => {
    await database.db.deleteFrom("search_state").execute();
    await Promise.all([refresh(database), refresh(database), refresh(database)]);
    expect((await ask("kitchen")).total).toBe(4);
  });

  test("an empty or hostile query returns no results and causes no error", async () => {
    const strange = ["'", "\0", "\ud800", "%_*?", "# / \\", "x".repeat(10_000), "zz ".repeat(5_000)];
    for (const query of ["", " ", "the of and", ...strange]) {
      expect(await ask(query)).toMatchObject({ hits: [], total: 0 });
      expect(await suggest(database, { prefix: query, country: "IN", size: 5 })).toEqual([]);
    }
  });

  test("completes queries that have results, then suggests titles", async () => {
    const texts = async (prefix: string, country = "IN", language = "en") =>
      (await suggest(database, { prefix, country, language, size: 4 })).map(({ text }) => text);
    const [query, ...titles] = await texts("kit");
    expect(query).toBe("kitchen");
    expect(titles).toHaveLength(3);
    expect(titles).toEqual(expect.arrayContaining(["Kitchens", "Sage L-shaped kitchen with an open shelf"]));
    expect(await texts("sliding w")).toEqual([
      "sliding walnut",
      "sliding wardrobe",
      "Walnut sliding wardrobe with a mirror",
    ]);
    expect((await texts("k"))[0]).toBe("kitchen");
    expect(await texts("مج", "SA", "ar")).toEqual(["مجلس", "مجلس عربي بألوان هادئة"]);
    expect(await texts("wardorbe")).toContain("Walnut sliding wardrobe with a mirror");
    const [, title] = await suggest(database, { prefix: "warra", country: "IN", size: 2 });
    expect(title ?? {}).not.toHaveProperty("text", "warranty");
  });
});
