import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { type PageName, URL_TABLE } from "./url-table.ts";

/**
 * Pages that are one document: `content/documents/content-pages/{region}/{page}.json` is all that such a page needs. In
 * what is built for React and for browsers this is a list; see vite.config.ts.
 */
export const CONTENT_PAGES: readonly PageName[] = pagesNamed(
  globSync("*/*.json", { cwd: join(import.meta.dirname, "../../content/documents/content-pages") }),
);

function pagesNamed(files: readonly string[]): PageName[] {
  const names = new Set(files.map((file) => basename(file, ".json")));
  const pages: PageName[] = URL_TABLE.map(({ page }) => page);
  return [...new Set(pages)].filter((page) => names.has(page));
}
