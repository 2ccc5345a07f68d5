import { beforeAll, expect, test } from "vitest";
import { BUILT_PAGES } from "../support/built-pages.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, type Page, readHtml } from "../support/read-html.ts";

const site = sharedSite();
const ATTRIBUTES = ["href", "src", "srcset", "imagesrcset", "action", "formaction", "poster", "data"];

/** Every address in a page, with the page that contains it. */
const links = new Map<string, string>();
const pages = new Map<string, Page>();

beforeAll(async () => {
  for (const { path } of BUILT_PAGES) {
    const page = readHtml(await (await site.fetch(path)).text());
    pages.set(path, page);
    for (const address of addressesIn(page)) {
      const url = new URL(address, PUBLIC_URL + path);
      if (url.origin === PUBLIC_URL && (url.hash || url.pathname !== path) && !links.has(url.href))
        links.set(url.href, path);
    }
  }
});

function addressesIn(page: Page): string[] {
  return page.all("*").flatMap((element) =>
    ATTRIBUTES.flatMap((name) => {
      const value = attribute(element, name);
      if (value === undefined) return [];
      if (!name.endsWith("srcset")) return [value];
      return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
    }),
  );
}

test("no picture, script or form of any page is broken", async () => {
  const broken: string[] = [];
  const asked = new Set<string>();
  for (const [href, from] of links) {
    const { pathname, search } = new URL(href);
    const path = pathname + search;
    // every-link.test.ts follows the links to pages.
    if (isPage(pathname) || asked.has(path)) continue;
    asked.add(path);
    // With this header an existing picture is looked up, and not encoded without need.
    const { status } = await site.fetch(path, { headers: { "if-none-match": "*" } });
    if (status >= 400) broken.push(`${status} ${path} on ${from}`);
  }
  expect(asked.size).toBeGreaterThan(1000);
  expect(broken).toEqual([]);
});

function isPage(pathname: string): boolean {
  return !pathname.startsWith("/api/") && !pathname.startsWith("/assets/");
}

test("every link target within a page exists", () => {
  const missing: string[] = [];
  for (const [href, from] of links) {
    const { pathname, hash } = new URL(href);
    const page = pages.get(pathname);
    if (!hash || !page) continue;
    const id = decodeURIComponent(hash.slice(1));
    if (!page.all("[id]").some((element) => attribute(element, "id") === id))
      missing.push(`${href} on ${from}`);
  }
  expect(missing).toEqual([]);
});
