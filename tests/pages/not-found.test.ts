import { describe, expect, test } from "vitest";
import { matchEdition } from "../../src/editions/edition.ts";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, readHtml, textOf } from "../support/read-html.ts";
import { routeRows, rowsWithoutAmp } from "../support/specification.ts";
import { htmlProblems } from "./html-rules.ts";

const site = testSite();
const TEXT = "This page could not be found";

async function expectNotFound(path: string): Promise<void> {
  const response = await site.fetch(path);
  expect([path, response.status]).toEqual([path, 404]);
  expect(response.headers.get("content-type")).toContain("text/html");
  const html = await response.text();
  expect(html).toContain(TEXT);
  const page = readHtml(html);
  const { language, direction, region } = matchEdition(path);
  expect(attribute(page.one("html"), "lang")).toBe(language);
  expect(attribute(page.one("html"), "dir")).toBe(direction);
  expect(page.all("h1")).toHaveLength(1);
  expect(page.all("main a[href]").map((link) => attribute(link, "href"))).toContain(`/${region}`);
}

test.each(routeRows("not-found"))("RT-13 ER-05 $id $path is not found", ({ path }) => expectNotFound(path));
test.each(rowsWithoutAmp())("AM-01 AM-02 ER-05 $id $path has no AMP page", ({ path }) =>
  expectNotFound(path),
);

test("RT-13 a failing validation answers 404, like an address without a match", async () => {
  await expectNotFound("/in/zz-none");
  await expectNotFound("/sg/design-styles/none");
  await expectNotFound("/in/%E0%A4");
});

test("RT-04 the not-found page has its own address", () => expectNotFound("/not-found"));

test("LY-01 the four countries have their own layouts", async () => {
  const layouts = new Map<string, string>();
  for (const region of REGION_NAMES) {
    const page = readHtml(await (await site.fetch(`/${region}`)).text());
    layouts.set(region, attribute(page.one("[data-layout]"), "data-layout") ?? "");
  }
  const { in: india, sg, my, sa, "sa-ar": saudiArabic } = Object.fromEntries(layouts);
  expect(new Set([india, sg, my, sa]).size).toBe(4);
  expect(saudiArabic).toBe(sa);
});

test.each(REGION_NAMES)("LY-02 a 404 under /%s has the layout of its country", async (region) => {
  const home = readHtml(await (await site.fetch(`/${region}`)).text());
  const missing = readHtml(await (await site.fetch(`/${region}/zz`)).text());
  expect(attribute(missing.one("[data-layout]"), "data-layout")).toBe(
    attribute(home.one("[data-layout]"), "data-layout"),
  );
  expect(textOf(missing.one("body > * > footer"))).toBe(textOf(home.one("body > * > footer")));
});

test("LY-02 RT-10 a 404 without a country has India's layout", async () => {
  const page = readHtml(await (await site.fetch("/zz/x")).text());
  const india = readHtml(await (await site.fetch("/in")).text());
  expect(attribute(page.one("[data-layout]"), "data-layout")).toBe(
    attribute(india.one("[data-layout]"), "data-layout"),
  );
  expect(attribute(page.one("html"), "lang")).toBe("en");
});

describe("a missing page", () => {
  test("is not cached and not indexed", async () => {
    const response = await site.fetch("/in/zz-none");
    expect(response.headers.get("cache-control")).toContain("no-store");
    const page = readHtml(await response.text());
    expect(attribute(page.one('meta[name="robots"]'), "content")).toContain("noindex");
    expect(page.all('link[rel="canonical"]')).toEqual([]);
    expect(page.all('link[rel="alternate"]')).toEqual([]);
  });

  test.each(["/in/zz-none", "/sa-ar/zz-none", "/not-found"])("%s is valid HTML", async (path) => {
    expect(await htmlProblems(await (await site.fetch(path)).text())).toEqual([]);
  });

  test("is in Arabic, and also has the specified English text", async () => {
    const html = await (await site.fetch("/sa-ar/zz-none")).text();
    expect(html).toContain(TEXT);
    expect(textOf(readHtml(html).one("h1"))).toMatch(/\p{Script=Arabic}/u);
  });

  test("does not repeat the address, which may contain any text", async () => {
    const html = await (await site.fetch("/in/%3Cscript%3Ealert(1)%3C%2Fscript%3E?q=<img>")).text();
    expect(html).not.toContain("alert(1)<");
    expect(html).not.toContain("<img>");
  });

  test("answers every method with a client error", async () => {
    for (const method of ["HEAD", "POST", "PUT", "DELETE"]) {
      const response = await site.fetch("/in/zz-none", { method });
      expect([method, response.status >= 400 && response.status < 500]).toEqual([method, true]);
    }
  });
});
