import { describe, expect, test } from "vitest";
import { HREFLANG_REGIONS, REGIONS } from "../../src/editions/regions.ts";
import { SHOWN_PAGES } from "../support/built-pages.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, type Page, readHtml, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();

interface Loaded {
  html: string;
  page: Page;
}

const loaded = new Map<string, Promise<Loaded>>();

/** Requests and parses each page once for all tests. */
function load(path: string): Promise<Loaded> {
  const known = loaded.get(path) ?? site.fetch(path).then(read);
  loaded.set(path, known);
  return known;
}

async function read(response: Response): Promise<Loaded> {
  const html = await response.text();
  return { html, page: readHtml(html) };
}

function metaOf(page: Page, name: string): string | undefined {
  const [element] = page.all(`meta[name="${name}"]`);
  return element && attribute(element, "content");
}

describe.each(SHOWN_PAGES)("$path", ({ path, edition, row, definition }) => {
  test("answers with a page", async () => {
    const response = await site.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  test("RT-09 RT-12 states its language and direction, and has one heading", async () => {
    const { html, page } = await load(path);
    expect(html.startsWith("<!doctype html>")).toBe(true);
    const root = page.one("html");
    expect(attribute(root, "lang")).toBe(edition.language);
    expect(attribute(root, "dir")).toBe(edition.direction);
    expect(textOf(page.one("h1"))).not.toBe("");
  });

  test("AMB-42 has one absolute canonical address", async () => {
    const { page } = await load(path);
    const canonical = path === "/in/home" ? "/in" : path;
    expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + canonical);
  });

  test("RT-14 AMB-02 has hreflang links for in, sg and sa only, and none on pages of other editions", async () => {
    const { page } = await load(path);
    const alternates = page.all('link[rel="alternate"][hreflang]');
    const found = alternates.map((link) => [attribute(link, "hreflang"), attribute(link, "href")]);
    const isSecondAddress = path === "/in/home";
    const told: readonly string[] = HREFLANG_REGIONS;
    const isOwnTold = told.includes(edition.region);
    const isTold = row.regions !== null && isOwnTold && (definition.isListed || isSecondAddress);
    const expected = HREFLANG_REGIONS.flatMap((region) => {
      const same = SHOWN_PAGES.find((other) => other.page === row.page && other.edition.region === region);
      return isTold && same ? [[REGIONS[region].locale, PUBLIC_URL + same.path]] : [];
    });
    // A page that exists only in one region has no alternates.
    const isOnlyItself = expected.length === 1 && expected[0]?.[1] === PUBLIC_URL + path;
    expect(found).toEqual(isOnlyItself ? [] : expected);
  });

  test("has its landmarks, and a skip link past the menu", async () => {
    const { page } = await load(path);
    expect(attribute(page.one("main"), "id")).toBe("main");
    expect(page.all("header").length).toBeGreaterThan(0);
    expect(page.all("footer").length).toBeGreaterThan(0);
    for (const nav of page.all("nav")) {
      expect(attribute(nav, "aria-label") ?? attribute(nav, "aria-labelledby")).toBeTruthy();
    }
    const [firstLink] = page.all("body a");
    expect(firstLink && attribute(firstLink, "href")).toBe("#main");
  });

  test("gives every picture an alternative text and its size", async () => {
    const { html, page } = await load(path);
    const pictures = page.all("img").map((image) => ({
      src: attribute(image, "src"),
      alt: attribute(image, "alt") !== undefined,
      width: Number(attribute(image, "width")) > 0,
      height: Number(attribute(image, "height")) > 0,
    }));
    const isWhole = (picture: (typeof pictures)[number]) => picture.alt && picture.width && picture.height;
    expect(pictures.filter((picture) => !isWhole(picture))).toEqual([]);
    expect(html).not.toContain('alt="undefined"');
  });

  test("has no physical side in a style and no script in an attribute", async () => {
    const { page } = await load(path);
    const physical =
      /(?:^|[;\s])(?:left|right|(?:margin|padding|border)-(?:left|right)[\w-]*)\s*:|(?:text-align|float)\s*:\s*(?:left|right)/;
    const elements = page.all("*");
    const styles = elements.map((element) => attribute(element, "style") ?? "");
    expect(styles.filter((style) => physical.test(style))).toEqual([]);
    const handlers = elements.flatMap((element) =>
      Object.keys(element.attribs).filter((key) => /^on/i.test(key)),
    );
    expect(handlers).toEqual([]);
    const links = page.all("a[href]").map((link) => attribute(link, "href") ?? "");
    expect(links.filter((href) => /^\s*javascript:/i.test(href))).toEqual([]);
  });

  test("is valid HTML", async () => {
    const { html } = await load(path);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("has structured data in valid JSON", async () => {
    const { html, page } = await load(path);
    const scripts = [
      ...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g),
    ];
    for (const [, json = ""] of scripts) expect(() => JSON.parse(json)).not.toThrow();
    // An ended offer keeps its page, but has no structured data for search engines.
    const isPast = page.all(".campaign-over").length > 0;
    if (isPast || (!definition.isListed && path !== "/in/home")) return;
    const graph = scripts.map(([, json = ""]) => JSON.parse(json)).find((data) => data["@graph"])?.["@graph"];
    const types = graph?.map((node: Record<string, string>) => node["@type"]);
    expect(types).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
  });

  test("RT-15 FH-06 can be shared: Open Graph tags with the region's site name", async () => {
    const { page } = await load(path);
    const tags = Object.fromEntries(
      page.all("meta[property]").map((meta) => [attribute(meta, "property"), attribute(meta, "content")]),
    );
    expect(Object.keys(tags)).toEqual(
      expect.arrayContaining([
        "og:title",
        "og:description",
        "og:url",
        "og:image",
        "og:site_name",
        "og:locale",
      ]),
    );
    expect(textOf(page.one("title"))).toContain(tags["og:site_name"]);
    expect((await site.fetch(new URL(tags["og:image"] ?? "").pathname)).status).toBe(200);
  });
});

test("titles and descriptions exist, are short enough to be shown, and are unique", async () => {
  const seen = new Map<string, string>();
  for (const { path } of SHOWN_PAGES.filter(
    ({ path, definition }) => path !== "/in/home" && definition.access === "public",
  )) {
    const { page } = await load(path);
    for (const text of [textOf(page.one("title")), metaOf(page, "description") ?? ""]) {
      expect([path, text.length >= 10 && text.length <= 170, text]).toEqual([path, true, text]);
      expect([path, seen.get(text)]).toEqual([path, undefined]);
      seen.set(text, path);
    }
  }
});
