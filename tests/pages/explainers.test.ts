import { describe, expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, hrefs, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const open = (path: string) => openPage(site, path);

const KITCHENS = ["/in/interiors/offerings/know-your-kitchen", "/sg/offerings/know-your-kitchen"];
const WARDROBES = ["/in/interiors/offerings/know-your-wardrobe", "/sg/offerings/know-your-wardrobe"];

describe.each([...KITCHENS, ...WARDROBES])("%s", (path) => {
  const isKitchen = KITCHENS.includes(path);

  test("RT-21 RT-25 OF-06 exists, with its own canonical address, breadcrumbs and a title", async () => {
    const { page, html } = await open(path);
    expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + path);
    expect(textOf(page.one("h1")).length).toBeGreaterThan(10);
    expect(textOf(page.one('[aria-current="page"]'))).toBe(
      isKitchen ? "Know your kitchen" : "Know your wardrobe",
    );
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  test("every layout has a plan with dimension lines, and says when it fits, whom it suits and what goes wrong", async () => {
    const { page } = await open(path);
    const layouts = page.all(".layouts > li");
    expect(layouts).toHaveLength(isKitchen ? 6 : 4);
    expect(page.all("svg.plan")).toHaveLength(layouts.length);
    for (const plan of page.all("svg.plan")) {
      expect(attribute(plan, "direction")).toBe("ltr");
      expect(attribute(plan, "aria-label")).toMatch(/\d,?\d{3}\smm \(\d+′/);
    }
    expect(page.all(".plan__measure").length).toBeGreaterThanOrEqual(layouts.length * 3);
    for (const facts of page.all(".layout-facts")) expect(textOf(facts)).not.toMatch(/[{}]/);
    for (const href of hrefs(page, ".layout-index a"))
      expect(page.all(`[id="${href.slice(1)}"]`)).toHaveLength(1);
  });

  test("every part of the module can be opened without a script", async () => {
    const { page } = await open(path);
    const marks = hrefs(page, ".module a");
    expect(marks.length).toBeGreaterThan(9);
    for (const href of marks) expect(page.all(`details [id="${href.slice(1)}"]`)).toHaveLength(1);
  });

  test("says where things belong for each user, and has a list to print and a link to a price", async () => {
    const { page } = await open(path);
    expect(page.all(".user").length).toBeGreaterThan(3);
    expect(page.all(".user__table tbody tr").length).toBeGreaterThan(12);
    expect(page.all(".checklist__items > li").length).toBeGreaterThan(18);
    expect(page.all("#price a").length).toBeGreaterThan(0);
  });

  test("all its links work, including those to designs and to the other explainer", async () => {
    const { page } = await open(path);
    const links = [...new Set(hrefs(page, "main a"))].filter((href) => href.startsWith("/"));
    expect(links.some((href) => href.includes("/design-ideas/"))).toBe(true);
    expect(links.some((href) => href.includes("/know-your-"))).toBe(true);
    for (const href of links) expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
  });

  test("is valid HTML, and has structured data for its questions", async () => {
    const { html } = await open(path);
    expect(await htmlProblems(html)).toEqual([]);
    expect(html).toContain('"@type":"FAQPage"');
  });
});

test.each(KITCHENS)("%s checks a work triangle without a script", async (path) => {
  const { page, html } = await open(`${path}?sinkHob=1.5&hobFridge=1.8&fridgeSink=3.1&unit=m&crossed=yes`);
  expect(textOf(page.one(".check-answer [role=status]"))).toContain("It can be better.");
  expect(page.all(".check-answer__findings .is-right")).toHaveLength(3);
  expect(page.all(".check-answer__findings .is-off")).toHaveLength(2);
  expect(attribute(page.one('input[name="fridgeSink"]'), "value")).toBe("3.1");
  expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + path);
  expect(await htmlProblems(html)).toEqual([]);
});

test.each(WARDROBES)("%s checks depth, door and aisle without a script", async (path) => {
  const { page } = await open(`${path}?depth=680&leaf=600&aisle=700&unit=mm`);
  expect(textOf(page.one(".check-answer [role=status]"))).toContain("Sliding doors fit, hinged ones don’t.");
});

test("any wrong input is returned with its error", async () => {
  const [path = ""] = KITCHENS;
  const hostile = encodeURIComponent('"><script>alert(1)</script>');
  const { page, html } = await open(`${path}?sinkHob=${hostile}&hobFridge=&fridgeSink=99999&unit=${hostile}`);
  expect(page.all('#measures [aria-invalid="true"]')).toHaveLength(3);
  expect(html).not.toContain("<script>alert");
  expect(await htmlProblems(html)).toEqual([]);
});

test("Singapore has its own rules, which India does not show", async () => {
  const [india = "", singapore = ""] = KITCHENS;
  expect((await open(singapore)).html).toContain("HDB");
  expect((await open(india)).html).not.toContain("HDB-registered");
});

test("RT-21 RT-25 no other region has them, and they have no AMP variant", async () => {
  const missing = [
    "/my/offerings/know-your-kitchen",
    "/sa/offerings/know-your-kitchen",
    "/sa-ar/offerings/know-your-wardrobe",
    "/amp/in/interiors/offerings/know-your-kitchen",
    "/amp/sg/offerings/know-your-wardrobe",
  ];
  for (const path of missing) expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
});
