import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setViewedPages } from "../../urls/known-pages.ts";
import { matchUrl, type UrlMatch } from "../../urls/match-url.ts";
import type { PageName } from "../../urls/url-table.ts";
import type { PageDefinition, Pages } from "../frame/define-page.ts";

/**
 * Every page of the site, found by its folder: `pages/<area>/<page>/page.ts`. The server provides them to other
 * modules.
 */
export const ALL_PAGES: Pages = pagesOf(await readDefinitions());

setViewedPages(ALL_PAGES.all.filter(hasOwnView).map(({ name }) => name));

/** A page with its own view takes precedence over the generic view for documents with sections. */
function pagesOf(definitions: readonly PageDefinition[]): Pages {
  const own = definitions.filter(hasOwnView);
  const byName = new Map<PageName, PageDefinition>([...definitions, ...own].map((page) => [page.name, page]));
  return {
    all: [...byName.values()],
    named: (name) => byName.get(name),
    at: (path) => byName.get(pageNameAt(matchUrl(path))),
  };
}

function hasOwnView({ isThere }: PageDefinition): boolean {
  return isThere === undefined;
}

function pageNameAt(match: UrlMatch | undefined): PageName {
  return match?.row.page ?? "not-found";
}

async function readDefinitions(): Promise<PageDefinition[]> {
  const files = globSync("*/*/page.ts", { cwd: import.meta.dirname }).sort();
  const definitions = await Promise.all(
    files.map(async (file) => {
      const module: { page: PageDefinition | PageDefinition[] } = await import(
        pathToFileURL(join(import.meta.dirname, file)).href
      );
      return module.page;
    }),
  );
  return definitions.flat();
}
