import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { loadContent } from "../../src/services/content/load-content.ts";
import { openPhotographs } from "../../src/services/images/photographs.ts";
import { search } from "../../src/services/search/search.ts";
import { readSynonyms } from "../../src/services/search/synonyms.ts";

// The site's own content: what somebody who searches for this must see among the first.
const dataDirectory = mkdtempSync(join(tmpdir(), "atrium-search-"));
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dataDirectory });
  await database.migrate();
  const photographs = await openPhotographs(join("content", "photographs"));
  await loadContent({ database, contentDirectory: "content", photographs });
}, 120_000);
afterAll(async () => {
  await database.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

async function titles(query: string, country = "IN", language = "en"): Promise<string[]> {
  const { hits } = await search(database, { query, country, language, page: 0, size: 5 });
  return hits.map(({ title }) => title);
}

test.each([
  ["wardorbe", /wardrobe/i],
  ["almirah", /wardrobe/i],
  ["kichen", /kitchen/i],
  ["mandir", /mandir|pooja/i],
  ["warranty", /warranty/i],
  ["sliding wardrobe", /sliding.*wardrobe/i],
  ["laminates", /laminate/i],
  ["kids room", /(kids|children).*room/i],
])("India: %s leads to %s", async (query, title) => {
  expect((await titles(query))[0]).toMatch(title);
});

test.each([
  ["bto", /bto/i],
  ["wadrobe", /wardrobe/i],
  ["home office", /office|work/i],
])("Singapore: %s leads to %s", async (query, title) => {
  expect((await titles(query, "SG"))[0]).toMatch(title);
});

test.each(["مجلس", "المجالس", "مَجْلِس", "majlis"])("Saudi Arabia: %s leads to a majlis", async (query) => {
  expect((await titles(query, "SA", "ar"))[0]).toContain("مجلس");
});

test("a writer is found by their name, in their own magazine's countries", async () => {
  const question = { query: "ananya rao", country: "IN", kinds: ["author"] as const, page: 0, size: 5 };
  expect((await search(database, question)).hits.map(({ slug }) => slug)).toEqual(["ananya-rao"]);
  expect((await search(database, { ...question, country: "SA" })).total).toBe(0);
});

test("there are thirty groups of synonyms and more, each with its own name", async () => {
  const groups = await readSynonyms("content");
  expect(groups.length).toBeGreaterThanOrEqual(30);
  expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
});
