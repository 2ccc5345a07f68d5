import { describe, expect, test } from "vitest";
import { sharedSite, testSite } from "../support/open-test-site.ts";
import { attribute, type Page, readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { htmlProblems } from "./html-rules.ts";

const REGIONS = ["in", "sg", "my"];

function linksOf(page: Page, within: string): string[] {
  return page.all(`${within} a[href]`).map((link) => attribute(link, "href") ?? "");
}

describe("the landing page of design ideas", () => {
  const site = sharedSite();
  const load = async (path: string) => readHtml(await (await site.fetch(path)).text());

  test.each(REGIONS)("DI-01 DI-07 DI-26 /%s/design-ideas shows its widgets with content", async (region) => {
    const page = await load(`/${region}/design-ideas`);
    expect(textOf(page.one("h1"))).not.toBe("");
    const designs = linksOf(page, "main").filter((href) => /\/designs(-price)?\//.test(href));
    expect(new Set(designs).size).toBeGreaterThan(24);
    expect(designs.every((href) => href.startsWith(`/${region}/`))).toBe(true);
    // A section that is folded on phones repeats its heading as the label of the fold.
    const headings = page.all("main h2:not(summary > h2)").map(textOf);
    expect(headings.length).toBeGreaterThan(8);
    expect(new Set(headings).size).toBe(headings.length);
  });

  test.each(REGIONS)(
    "DI-28 /%s/design-ideas lists every category with its number of designs",
    async (region) => {
      const page = await load(`/${region}/design-ideas`);
      const categories = [...page.all(".ideas-rooms a"), ...page.all(".link-index a")];
      expect(categories.length).toBeGreaterThan(9);
      for (const category of categories) {
        expect(attribute(category, "href")).toMatch(new RegExp(`^/${region}/design-ideas/[a-z0-9-]+$`));
        expect(textOf(category)).toMatch(/[1-9]\d* designs?$/);
      }
    },
  );

  test("only the first photograph is loaded with priority", async () => {
    const page = await load("/in/design-ideas");
    const eager = page.all('main img[fetchpriority="high"]');
    expect(eager).toHaveLength(1);
    expect(attribute(page.all("main img")[0] ?? page.one("body"), "fetchpriority")).toBe("high");
  });

  test("DI-22 SE-06 the search field has the hint of the document", async () => {
    const page = await load("/sg/design-ideas");
    const hint = JSON.parse(
      attribute(page.one('main [data-island="search-box"]'), "data-island-props") ?? "",
    ).hint;
    expect(hint).toMatchObject({ isEnabled: true, showSeconds: expect.any(Number) });
    expect(hint.hideSeconds).toBeGreaterThan(0);
    expect(hint.examples.length).toBeGreaterThan(2);
  });

  test("has its own text for the lead form", async () => {
    const html = await (await site.fetch("/my/design-ideas")).text();
    expect(html).toContain("Looking for more ideas? Get in touch with our experts");
    expect(html).toContain("Book Free Consultation");
  });

  test.each(["/sa/design-ideas", "/sa-ar/design-ideas"])("DI-07 %s is not found", async (path) => {
    expect((await site.fetch(path)).status).toBe(404);
  });

  test.each([
    ["sage kitchen", "/in/design-ideas/search/sage%20kitchen"],
    ["50% off / <b>", "/in/design-ideas/search/50%25%20off%20%2F%20%3Cb%3E"],
    ["//evil.example", "/in/design-ideas/search/%2F%2Fevil.example"],
    ["   ", "/in/design-ideas"],
    ["..", "/in/design-ideas"],
  ])("the form with %j redirects to %s", async (typed, path) => {
    const response = await site.fetch(`/in/design-ideas?${new URLSearchParams({ q: typed })}`);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(path);
  });
});

describe("DI-27 SE-04 when designs, trends and categories cannot be loaded", () => {
  const broken = stubBackend((_, response) => void response.writeHead(503).end());
  const site = testSite(() => ({ GRAPHQL_URL: broken.url() }));

  test("the landing page still has its heading, its search and its priced photographs", async () => {
    const response = await site.fetch("/in/design-ideas");
    expect(response.status).toBe(200);
    const html = await response.text();
    const page = readHtml(html);
    expect(textOf(page.one("h1"))).not.toBe("");
    expect(page.all("main form.search-box")).toHaveLength(1);
    expect(linksOf(page, "main").filter((href) => href.startsWith("/in/designs/")).length).toBeGreaterThan(2);
    expect(await htmlProblems(html)).toEqual([]);
  });
});

describe("DI-27 when the editors' selection cannot be loaded", () => {
  const broken = stubBackend((_, response) => void response.writeHead(503).end());
  const site = testSite(() => ({ CONTENT_URL: broken.url() }));

  test("the landing page still has its heading, its search and its rooms", async () => {
    const response = await site.fetch("/sg/design-ideas");
    expect(response.status).toBe(200);
    const html = await response.text();
    const page = readHtml(html);
    expect(textOf(page.one("h1"))).not.toBe("");
    expect(page.all("main form.search-box")).toHaveLength(1);
    expect(page.all(".ideas-rooms a").length).toBeGreaterThan(4);
    expect(await htmlProblems(html)).toEqual([]);
  });
});
