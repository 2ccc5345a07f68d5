import { matchEdition } from "../../src/editions/edition.ts";
import { isBuilt } from "../../src/urls/known-pages.ts";
import { type PageName, URL_TABLE, type UrlRow } from "../../src/urls/url-table.ts";
import "./know-content-pages.ts";
import type { PageDefinition } from "../../src/web/frame/define-page.ts";
import { ALL_PAGES } from "../../src/web/pages/all-pages.ts";

export interface BuiltPage {
  path: string;
  page: string;
  edition: ReturnType<typeof matchEdition>;
  row: UrlRow;
  definition: PageDefinition;
}

/** Every address of a built page that needs no document; other pages are in the sitemaps. */
export const BUILT_PAGES: BuiltPage[] = URL_TABLE.filter((row) => !row.path.includes(":")).flatMap(
  (row: UrlRow & { page: PageName }) =>
    (row.regions ?? [undefined])
      .filter((region) => isBuilt(row.page, region))
      .map((region) => {
        const path = `/${[region, row.path].filter(Boolean).join("/")}`;
        return { path, page: row.page, edition: matchEdition(path), row, definition: definitionAt(path) };
      }),
);

/** All pages that a guest can see, except the not-found page and embeds. */
export const SHOWN_PAGES = BUILT_PAGES.filter(
  ({ page, definition }) => page !== "not-found" && !definition.isEmbed && definition.access !== "customer",
);

function definitionAt(path: string): PageDefinition {
  const definition = ALL_PAGES.at(path);
  if (!definition) throw new Error(`There is no page at ${path}.`);
  return definition;
}
