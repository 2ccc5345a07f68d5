import { describe, expect, test } from "vitest";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { openPage } from "../support/open-page.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, hrefs, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const open = (path: string) => openPage(site, path);

describe.each(REGION_NAMES)("/%s/building-rules", (region) => {
  const path = `/${region}/building-rules`;

  test("shows hours, permits, deposit and lead time for each type of home, with a source or as unknown", async () => {
    const { page } = await open(path);
    const homes = page.all('input[name="home"]').map((input) => attribute(input, "value"));
    expect(homes.length).toBeGreaterThan(1);
    for (const home of homes) {
      const { page } = await open(`${path}?home=${home}`);
      expect(page.all(".permit")).toHaveLength(10);
      expect(page.all(".rule-facts > div")).toHaveLength(9);
      for (const fact of page.all(".rule-facts dd, .week__words dd"))
        expect(textOf(fact).length).toBeGreaterThan(10);
      for (const basis of page.all(".basis")) {
        const isKnown = !page.all(".tag--warn").some((tag) => textOf(tag) === textOf(basis));
        expect(textOf(basis).match(/\d$/) !== null).toBe(isKnown);
      }
      for (const href of hrefs(page, ".basis__source, .permit a"))
        expect(page.all(`[id="${href.slice(1)}"]`)).toHaveLength(1);
      expect(page.all(".rules-sources > li").length).toBeGreaterThan(1);
    }
  });

  test("has one canonical address for every choice, is valid, and all its links work", async () => {
    const { page, html } = await open(`${path}?works=walls`);
    expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + path);
    expect(await htmlProblems(html)).toEqual([]);
    const links = [...new Set(hrefs(page, "main a"))].filter((href) => href.startsWith("/"));
    expect(links.some((href) => href.includes("/move-in-planner?home="))).toBe(true);
    for (const href of links) expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
  });
});

test("a form without a script selects the home and the works", async () => {
  const { page } = await open("/sg/building-rules?home=hdb-resale&works=walls&works=floors");
  expect(page.all(".permit")).toHaveLength(2);
  expect(textOf(page.one("#answer h2"))).toBe("HDB flat, resale");
  expect(page.all('.rules-form input[name="works"][checked]')).toHaveLength(2);
  expect(attribute(page.one(".rules-form"), "method")).toBe("get");
});

test("new HDB flats must keep their bathroom tiles, and noisy work has fixed hours", async () => {
  const { page } = await open("/sg/building-rules?home=hdb-bto&works=wet-rooms");
  expect(page.all(".permit__refused")).toHaveLength(1);
  expect(textOf(page.one(".week__row--noisy"))).toContain("Mon – Fri");
});

test("values without a source are shown as unknown, also in Arabic", async () => {
  const { page } = await open("/sa-ar/building-rules?home=villa");
  expect(textOf(page.one(".week__row--noisy"))).toContain("غير معروف");
});

test("an unknown home or any other value in the address shows the first home", async () => {
  const hostile = encodeURIComponent('"><script>alert(1)</script>');
  const { page, html } = await open(`/my/building-rules?home=${hostile}&works=${hostile}`);
  expect(page.all(".permit")).toHaveLength(10);
  expect(html).not.toContain("<script>alert");
});
