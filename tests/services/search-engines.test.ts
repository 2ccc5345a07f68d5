import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";
import { search } from "../../src/services/search/search.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { fuzzRuns } from "../support/fuzz-runs.ts";
import { CORPUS, type CorpusDocument, putDocuments } from "./search-corpus.ts";

const WORDS =
  `kitchen kitchens wardrobe cupboard sage walnut teak oak linen marble quartz modular sliding hinged compact
  living bedroom study balcony pooja mandir majlis sofa couch lighting ceiling false gypsum storage drawer drawers shelf
  shelves colour grey budget cost 3bhk hdb bto condo villa مطبخ مطابخ مجلس المجالس غرفة غرف خزانة إضاءة ألوان café naïve
  renovation renovating designer designs designed`.split(/\s+/);
const KINDS = ["designs", "articles", "products", "tags"];

/** Returns the same texts every time, so that a failing test can be repeated. */
function textsOf(seed: number): { below(most: number): number; words(least: number, most: number): string } {
  let state = seed;
  const below = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const words = (least: number, most: number) =>
    Array.from({ length: least + below(most - least) }, () => WORDS[below(WORDS.length)]).join(" ");
  return { below, words };
}

function randomDocuments(count: number, seed: number): CorpusDocument[] {
  const { below, words } = textsOf(seed);
  return Array.from({ length: count }, (_, index) => ({
    address: `${KINDS[below(KINDS.length)]}/d${index}@${["IN", "SG"][below(2)]}`,
    title: words(1, 9),
    tags: [words(1, 3)],
    text: words(0, 40),
  }));
}

function randomQueries(count: number): string[] {
  const { below, words } = textsOf(7);
  return Array.from({ length: count }, () => {
    const query = words(1, 4);
    const at = below(query.length);
    // One third has a typing error, and one third is cut short.
    return [query, query.slice(0, at) + query.slice(at + 1), query.slice(0, at + 3)][below(3)] ?? query;
  });
}

/** The results without their order, because in SQLite an updated index may rank differently from a rebuilt one. */
async function answers(database: Database, queries: readonly string[]): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const [index, query] of queries.entries()) {
    const country = ["IN", "SG"][index % 2] ?? "IN";
    const { hits, ...counted } = await search(database, { query, country, page: 0, size: 1_000 });
    all.push({ query, ...counted, ids: hits.map(({ id }) => id).sort() });
  }
  return all;
}

eachEngine("search after changes", ({ newDatabase }) => {
  test("returns the same as after a complete rebuild of the index", async () => {
    const [changing, fresh] = [await newDatabase(), await newDatabase()];
    const documents = [...CORPUS, ...randomDocuments(600, 1)];
    const queries = [...randomQueries(60), "kitchen", "مجلس", "wardorbe", "pooja room", "ki"];
    await putDocuments(changing, documents);
    const first = await answers(changing, queries);

    const changed = documents.slice(100, 180).map((document) => ({ ...document, title: "Changed oak sofa" }));
    const removed = documents.slice(300, 360).map(({ address }) => address);
    await putDocuments(changing, changed, { remove: removed });
    const second = await answers(changing, queries);
    expect(second).not.toEqual(first);

    const kept = documents.filter(({ address }) => !removed.includes(address));
    const byAddress = new Map(changed.map((document) => [document.address, document]));
    await putDocuments(
      fresh,
      kept.map((document) => byAddress.get(document.address) ?? document),
    );
    expect(await answers(fresh, queries)).toEqual(second);
  });
});

/** More documents with a word than the search ranks. */
const MANY = 5_000;

eachEngine("search in many documents", ({ newDatabase }) => {
  test("reads the best entries of long lists, and finds a rare word among them exactly", async () => {
    const database = await newDatabase();
    const { below } = textsOf(3);
    await putDocuments(
      database,
      Array.from({ length: MANY }, (_, index) => ({
        address: `designs/d${index}@IN`,
        title: index % 2 === 0 ? `Kitchen ${index}` : `Room ${index} with four more words`,
        text: `kitchen walnut ${index % 1_000 === 77 ? "zebrano" : ""} ${below(3) === 0 ? "marble" : ""}`,
      })),
    );
    const ask = (query: string, page = 0) => search(database, { query, country: "IN", page, size: 20 });

    const rare = await ask("kitchen zebrano");
    expect(rare).toMatchObject({ total: 5, isTotalExact: true });
    expect(new Set(rare.hits.map(({ slug }) => slug))).toEqual(
      new Set(["d77", "d1077", "d2077", "d3077", "d4077"]),
    );

    const often = await ask("kitchen walnut");
    expect(often.isTotalExact).toBe(false);
    expect(often.total).toBeGreaterThan(100);
    expect(often.hits.every(({ title }) => title.startsWith("Kitchen"))).toBe(true);
    const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => ask("kitchen walnut", page)));
    const slugs = pages.flatMap(({ hits }) => hits.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(100);

    const marble = await ask("walnut marble");
    expect(marble.hits).toHaveLength(20);
    const rows = await database.db
      .selectFrom("documents")
      .select("body")
      .where(
        "id",
        "in",
        marble.hits.map(({ id }) => id),
      )
      .execute();
    expect(rows.every(({ body }) => body.includes("marble"))).toBe(true);

    await putDocuments(
      database,
      Array.from({ length: 1_000 }, (_, index) => ({ address: `designs/d${index * 2}@IN`, title: "Moved" })),
    );
    const moved = await ask("moved");
    expect(moved.total).toBe(1_000);
    expect((await ask("kitchen zebrano")).total).toBe(5);
  });
});

/** A round trip to a server costs ten times as much. */
const HOSTILE = { sqlite: fuzzRuns(3_000), postgres: fuzzRuns(300) };

eachEngine("search for random strings", ({ engine, newDatabase }) => {
  test("random strings never throw, and never return more results than the total", async () => {
    const database = await newDatabase();
    await putDocuments(database, CORPUS);
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.string({ maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(..."kitchen wardrobe'\"%_*()&|!:#/مطبخ ".split("")), maxLength: 40 }),
      fc.string({
        unit: fc.constantFrom("\0", "\ud800", "\udfff", "\u200f", "ﷺ", "é", "K", "´"),
        maxLength: 20,
      }),
    );
    for (const query of fc.sample(text, { numRuns: HOSTILE[engine], seed: 11 })) {
      const { hits, total } = await search(database, { query, country: "IN", page: 0, size: 3 });
      if (hits.length > total) expect.fail(`${hits.length} of ${total} for ${JSON.stringify(query)}`);
    }
  });
});
