import { expect, test } from "vitest";
import { BUILT_PAGES } from "../support/built-pages.ts";
import { openAsAllowed } from "../support/open-as-allowed.ts";
import { sharedSite } from "../support/open-test-site.ts";
import { hrefs, readHtml } from "../support/read-html.ts";

const site = sharedSite();
const openPage = await openAsAllowed(site);

test("the first style sheet of every page defines the order of the layers, which decides which rule wins", async () => {
  const first = new Set<string>();
  for (const page of BUILT_PAGES) {
    const [sheet = `none on ${page.path}`] = hrefs(
      readHtml(await (await openPage(page)).text()),
      'link[rel="stylesheet"]',
    );
    first.add(sheet);
  }
  for (const sheet of first) {
    const css = await (await site.fetch(sheet)).text();
    const layers = new Set([...css.matchAll(/@layer ([a-z]+)/g)].map(([, layer]) => layer));
    expect([sheet, ...layers].slice(0, 5)).toEqual([sheet, "tokens", "base", "primitives", "sections"]);
  }
});
