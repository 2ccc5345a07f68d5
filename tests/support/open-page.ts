import { expect } from "vitest";
import type { TestSite } from "./open-test-site.ts";
import { type Page, readHtml } from "./read-html.ts";

/** Opens a page that must exist, and returns it as text and as a queryable document. */
export async function openPage(site: TestSite, path: string): Promise<{ html: string; page: Page }> {
  const response = await site.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  const html = await response.text();
  return { html, page: readHtml(html) };
}
