import { isBuilt, PAGES_OF_SECTIONS } from "../../../../urls/known-pages.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import { MONEY_FIELDS } from "../../../features/money-view/money-query.ts";
import { definePage } from "../../../frame/define-page.ts";

/** What a section of the page reads from the address. */
const QUERIES: Partial<Record<PageName, readonly string[]>> = { "how-it-works": MONEY_FIELDS };

/** Every page that a document of sections can be: they differ in nothing else. Without its document it is not found. */
export const page = PAGES_OF_SECTIONS.map((name) =>
  definePage({
    name,
    module: "content-page",
    isThere: (region) => isBuilt(name, region),
    query: QUERIES[name] ?? [],
  }),
);
