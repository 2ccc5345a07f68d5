import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { PAGES_OF_SECTIONS } from "../../src/urls/known-pages.ts";
import { type PageName, URL_TABLE, type UrlRow } from "../../src/urls/url-table.ts";

const FOLDER = new URL("../../content/documents/content-pages/", import.meta.url);
const files = globSync("*/*", { cwd: FOLDER });
const rows: readonly (UrlRow & { page: PageName })[] = URL_TABLE;

test("every document of sections belongs to a page without a module, in a region that has the page", () => {
  const lost = files.filter((file) => {
    const ofPage = rows.filter(({ page }) => page === basename(file, ".json"));
    const isThere = ofPage.some(({ regions }) => regions?.some((region) => region === dirname(file)));
    return !isThere || !ofPage.every(({ page }) => PAGES_OF_SECTIONS.includes(page));
  });
  expect(files.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});
