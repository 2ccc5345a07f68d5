import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { matchUrl, type UrlMatch } from "../../urls/match-url.ts";
import type { PageName } from "../../urls/url-table.ts";
import type { PageDefinition, Pages } from "../frame/define-page.ts";

/** Every page of the site, found by its folder: `pages/<area>/<page>/page.ts`. The server lends them to whoever asks. */
export const ALL_PAGES: Pages = pagesOf(await readDefinitions());

function pagesOf(all: readonly PageDefinition[]): Pages {
  const byName = new Map<PageName, PageDefinition>(all.map((page) => [page.name, page]));
  return { all, named: (name) => byName.get(name), at: (path) => byName.get(pageNameAt(matchUrl(path))) };
}

function pageNameAt(match: UrlMatch | undefined): PageName {
  return match?.row.page ?? "not-found";
}

async function readDefinitions(): Promise<PageDefinition[]> {
  const files = globSync("*/*/page.ts", { cwd: import.meta.dirname }).sort();
  return Promise.all(
    files.map(async (file) => {
      const module: { page: PageDefinition } = await import(
        pathToFileURL(join(import.meta.dirname, file)).href
      );
      return module.page;
    }),
  );
}
