import { describe, expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, elementsIn, hrefs, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const open = (path: string) => openPage(site, path);

const IN = "/in/interiors/offerings";

/** Every overview, by its requirement, with the sections that it must have. */
const OVERVIEWS = [
  ["RT-21", IN, [".cutaway", ".offer-card", ".list-tile"]],
  ["RT-21", `${IN}/design-to-installation`, [".stage", ".price-table", ".promise"]],
  ["RT-21", `${IN}/finishes`, [".list-tile", ".price-table", ".points"]],
  ["RT-21", `${IN}/full-home-interiors`, [".mosaic", ".price-table", ".timeline", ".check-list"]],
  ["RT-21", `${IN}/kitchen-cabinets`, [".list-tile", ".price-table", ".check-list"]],
  ["RT-21", `${IN}/wardrobe-cabinets`, [".list-tile", ".price-table", ".points"]],
  ["RT-21", `${IN}/modular-interiors`, [".split-section", ".price-table", ".rail-tile", ".path"]],
  ["RT-25 OF-06", "/sg/offerings", [".cutaway", ".offer-card", ".price-table"]],
  ["RT-25 OF-06", "/sg/offerings/design-to-installation", [".stage", ".price-table"]],
  ["RT-25 OF-06", "/sg/offerings/livspace-kitchens-wardrobes", [".price-table", ".split-section"]],
  ["RT-23 OF-06", "/my/offerings", [".cutaway", ".offer-card", ".calc-section"]],
  ["RT-23 OF-06", "/my/offerings/design-to-installation", [".stage", ".price-table"]],
  ["RT-24 OF-06 ST-07", "/sa/offerings", [".cutaway", ".offer-card", ".calc-section"]],
  ["RT-24 OF-06 ST-07", "/sa-ar/offerings", [".cutaway", ".offer-card", ".calc-section"]],
] as const;

describe.each(OVERVIEWS)("%s %s", (_, path, sections) => {
  test("has one heading, its sections, breadcrumbs and the lead form", async () => {
    const { page } = await open(path);
    expect(textOf(page.one("h1")).length).toBeGreaterThan(15);
    for (const section of [...sections, ".hero", ".acc", 'form [name="phone"]'])
      expect([section, page.all(`main ${section}`).length > 0]).toEqual([section, true]);
    const [home] = hrefs(page, ".crumbs a");
    expect(home).toBe(path.split("/").slice(0, 2).join("/"));
    expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + path);
  });

  test("is valid HTML, with structured data for its questions and breadcrumbs", async () => {
    const { html } = await open(path);
    expect(await htmlProblems(html)).toEqual([]);
    expect(html).toContain('"@type":"FAQPage"');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  test("every row of every price table has a price", async () => {
    const { page } = await open(path);
    for (const row of page.all(".price-table tbody tr"))
      for (const cell of elementsIn(row, "td")) expect(textOf(cell)).not.toBe("");
  });

  test("all its links work", async () => {
    const { page } = await open(path);
    for (const href of new Set(hrefs(page, "main a").filter((to) => to.startsWith("/"))))
      expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
  });
});

test("OF-06 RT-24 the Arabic overview is in Arabic only, from right to left", async () => {
  const { page } = await open("/sa-ar/offerings");
  expect(attribute(page.one("html"), "dir")).toBe("rtl");
  // The heading of the calculator result is a total: digits and the riyal sign.
  for (const heading of page.all("main :is(h1, h2, h3, h4, th):not(#result-title)"))
    expect(textOf(heading)).toMatch(/[\u0600-\u06ff]/);
});

test("OF-06 both languages of a country have the same number of sections, offers, rows and prices", async () => {
  const [english, arabic] = await Promise.all(["/sa/offerings", "/sa-ar/offerings"].map(open));
  const shape = ({ page }: NonNullable<typeof english>) =>
    [".sections > *", ".offer-card", ".cutaway details", ".cutaway .price", ".acc details"].map(
      (selector) => page.all(selector).length,
    );
  expect(english && shape(english)).toEqual(arabic && shape(arabic));
});

test.each([
  "/my/offerings/livspace-kitchens-wardrobes",
  "/sa/offerings/design-to-installation",
  "/sg/offerings/modular-interiors",
  "/sg/interiors/offerings",
  "/my/interiors/offerings/finishes",
])("OF-06 RT-21 %s belongs to another country, and is not found", async (path) => {
  expect((await site.fetch(path)).status).toBe(404);
});

test("RD-09 the old address of an overview redirects to the new one", async () => {
  const response = await site.fetch("/in/offerings/finishes");
  expect([response.status, response.headers.get("location")]).toEqual([
    301,
    expect.stringContaining(`${IN}/finishes`),
  ]);
});

test("OF-01 OF-09 tiles show the number of products in a list and the lowest price, without hidden products", async () => {
  const { page } = await open(`${IN}/finishes`);
  const tile = page.all(".list-tile").find((found) => textOf(found).startsWith("Acrylic"));
  // Six are written, but one of them is discontinued.
  expect(tile && textOf(tile)).toMatch(/5 in the list.*₹950/);
});

test("the breadcrumbs of an overview lead to the page of all offerings", async () => {
  const { page } = await open(`${IN}/modular-interiors`);
  expect(hrefs(page, ".crumbs a")).toEqual(["/in", "/in/interiors", IN]);
  expect(textOf(page.one('.crumbs [aria-current="page"]'))).toBe("Modular");
});

test("the lowest prices are those of the home page", async () => {
  const { page } = await open(IN);
  const prices = page.all(".offer-card .facts .price").map(textOf);
  expect(prices).toEqual(["₹5.5 lakh", "₹3.1 lakh", "₹1.1 lakh", "₹79,000"]);
});

test.each([IN, "/sg/offerings", "/my/offerings", "/sa/offerings", "/sa-ar/offerings"])(
  "%s: every number of the drawing leads to its part, and the parts have prices that add up to the home",
  async (path) => {
    const { page } = await open(path);
    const anchors = page.all(".cutaway details [id]").map((part) => `#${attribute(part, "id")}`);
    expect(anchors.length).toBeGreaterThan(6);
    expect(hrefs(page, ".cutaway__mark").toSorted()).toEqual(anchors.toSorted());
    const amounts = page.all(".cutaway .price").map((price) => Number(textOf(price).replaceAll(/\D/g, "")));
    const total = amounts.pop() ?? 0;
    const sum = amounts.reduce((all, amount) => all + amount, 0);
    expect(amounts.length).toBe(anchors.length);
    expect(sum).toBe(total);
  },
);

test.each([
  `${IN}/design-to-installation`,
  "/sg/offerings/design-to-installation",
  "/my/offerings/design-to-installation",
  "/sa/services/full-home-interiors",
  "/sa-ar/services/full-home-interiors",
])("%s: the printed lines of a bill add up to its printed total", async (path) => {
  const { page } = await open(path);
  const bill = page
    .all(".price-table")
    .map((table) => elementsIn(table, "tbody tr").map(printedRanges))
    // The other tables of these pages have prices in lakh, weeks or words.
    .find((rows) => rows.length > 6 && rows.every((row) => row.length > 0));
  const total = bill?.pop() ?? [];
  expect(total.length).toBeGreaterThan(0);
  const sums = total.map((range, column) =>
    range.map((_, end) => (bill ?? []).reduce((sum, row) => sum + (row[column]?.[end] ?? 0), 0)),
  );
  expect(sums).toEqual(total);
});

/** The ranges of a row as [low, high]. */
function printedRanges(row: Parameters<typeof elementsIn>[0]): number[][] {
  return elementsIn(row, "td")
    .flatMap((cell) => elementsIn(cell, ".price"))
    .map((price) =>
      textOf(price)
        .split("–")
        .map((end) => Number(end.replaceAll(/[^\d.]/g, ""))),
    );
}
