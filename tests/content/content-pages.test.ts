import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { CONTENT_PAGES } from "../../src/urls/content-pages.ts";
import { URL_TABLE, type UrlRow } from "../../src/urls/url-table.ts";

const FOLDER = new URL("../../content/documents/content-pages/", import.meta.url);
const files = globSync("*/*", { cwd: FOLDER });
const rows: readonly UrlRow[] = URL_TABLE;

test("every document of sections is a page of the url table, in a region that has the page", () => {
  const lost = files.filter((file) => {
    const row = rows.find(({ page }) => page === basename(file, ".json"));
    return !row?.regions?.some((region) => region === dirname(file));
  });
  expect(files.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});

test("a content page has a document in every region in which it has an address, or its links would lead nowhere", () => {
  const missing = rows
    .filter(({ page }) => CONTENT_PAGES.some((name) => name === page))
    .flatMap(({ page, regions }) => (regions ?? []).map((region) => `${region}/${page}.json`))
    .filter((file) => !files.includes(file));
  expect(missing).toEqual([]);
});
