import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { sharedSite } from "../support/open-test-site.ts";
import { attribute, hrefs, readHtml, textOf } from "../support/read-html.ts";

const site = sharedSite();
const load = async (path: string) => readHtml(await (await site.fetch(path)).text());
const statusOf = async (path: string) => (await site.fetch(path)).status;
const robotsOf = async (path: string) => attribute((await load(path)).one('meta[name="robots"]'), "content");

test.each([
  ["/in/interiors/page", "/in/interiors/page/"],
  ["/sg/page", "/sg/page/"],
])("ST-09 %s without a slug is an overview that links to every campaign", async (path, below) => {
  const page = await load(path);
  expect(page.all("h1")).toHaveLength(1);
  const links = hrefs(page, "main .card__title a");
  expect(links.filter((href) => href.startsWith(below)).length).toBeGreaterThan(3);
  for (const href of links) expect([href, await statusOf(href)]).toEqual([href, 200]);
  expect(await robotsOf(path)).not.toBe("noindex");
});

test("ST-09 /sg/interiors without a slug is a hub that links to its landing pages", async () => {
  const links = hrefs(await load("/sg/interiors"), "main a").filter((href) =>
    href.startsWith("/sg/interiors/"),
  );
  expect(new Set(links).size).toBeGreaterThan(3);
  for (const href of links) expect([href, await statusOf(href)]).toEqual([href, 200]);
  expect(await statusOf("/sg/interiors/zz-none")).toBe(404);
});

test.each(["in", "sg"])(
  "RT-20 RT-25 every document of %s that has started has its own page",
  async (region) => {
    const folder = new URL(`../../content/documents/campaigns/${region}/`, import.meta.url);
    const slugs = globSync("*.json", { cwd: folder }).map((file) => basename(file, ".json"));
    const named = slugs.filter(
      (slug) => !/^(overview|interiors|lp|modular-kitchen|chinese|launch|keys-by)/.test(slug),
    );
    expect(named.length).toBeGreaterThan(4);
    const base = region === "in" ? "/in/interiors/page" : "/sg/page";
    for (const slug of named) expect([slug, await statusOf(`${base}/${slug}`)]).toEqual([slug, 200]);
    const elsewhere = slugs.filter((slug) => !named.includes(slug));
    for (const slug of elsewhere) expect([slug, await statusOf(`${base}/${slug}`)]).toEqual([slug, 404]);
  },
);

test("RT-18 RT-25 health on site has a page in both countries, each with its own text", async () => {
  const india = await load("/in/interiors/page/covid");
  const singapore = await load("/sg/page/covid");
  expect(textOf(india.one("h1"))).not.toBe(textOf(singapore.one("h1")));
  expect(india.all('main form[data-lead-form="campaign"]')).toHaveLength(0);
});

const EXPERIMENTS = "/in/interiors/exp/modular-kitchen";

test.each(["", "-1", "-brochure", "-view-contact"])(
  "RT-19 the experiment modular-kitchen%s is a page that search engines do not index",
  async (variant) => {
    expect(await statusOf(EXPERIMENTS + variant)).toBe(200);
    expect(await robotsOf(EXPERIMENTS + variant)).toBe("noindex");
  },
);

test("RT-19 the experiments differ in the position of the form, and in what the visitor gets for it", async () => {
  const forms = async (variant: string) =>
    (await load(EXPERIMENTS + variant))
      .all("main form[data-lead-form]")
      .map((form) => attribute(form, "data-lead-form"));
  expect(await forms("")).toEqual(["campaign"]);
  expect(await forms("-1")).toEqual(["inline"]);
  expect(await forms("-brochure")).toEqual(["guide"]);
  const contact = await load(`${EXPERIMENTS}-view-contact`);
  const [panel = ""] = contact.all(".campaign-form").map(textOf);
  expect(hrefs(contact, ".campaign-form a")[0]).toMatch(/^tel:\+91/);
  expect(panel.indexOf("+91 80")).toBeLessThan(panel.indexOf("Or leave your number"));
});

test("LF-24 a lead for the guide is counted as a Guide Download", async () => {
  const page = await load(`${EXPERIMENTS}-brochure`);
  const cta = page.one('main form[data-lead-form="guide"] input[name="cta_type"]');
  expect(attribute(cta, "value")).toBe("Guide Download");
});

test("a campaign without menus links only to the legal pages", async () => {
  const page = await load("/in/interiors/page/wardrobe-in-a-week");
  expect(page.all("header a, nav, .ftr__links")).toHaveLength(0);
  expect(textOf(page.one("header"))).toContain("Livspace");
  expect(page.all("footer form")).toHaveLength(0);
  expect((await load("/in/interiors/page/covid")).all("header nav").length).toBeGreaterThan(0);
});

test.each([
  ["/in/interiors/lp/modern-kitchen", "a design without prices"],
  ["/in/interiors/lp/modern-kitchen-price", "a design with prices"],
  ["/in/interiors/lp/sage-foyer", "a smart photo"],
  ["/sg/interiors/lp/modern-kitchen", "a design of Singapore"],
])("ST-10 %s is the landing page of %s", async (path) => {
  const page = await load(path);
  expect(page.all("h1")).toHaveLength(1);
  expect(page.all("main .campaign-head img")).not.toHaveLength(0);
  const about = page.one('main form[data-lead-form="campaign"] input[name="about"]');
  expect(attribute(about, "value")).toContain(textOf(page.one("h1")));
  expect(page.all("main .card").length).toBeGreaterThan(2);
  const canonical = attribute(page.one('link[rel="canonical"]'), "href") ?? "";
  expect(canonical).not.toContain("/lp/");
  expect(await statusOf(new URL(canonical).pathname)).toBe(200);
  expect(await robotsOf(path)).toBe("noindex");
});

test.each(["/in/interiors/lp/modular-kitchen", "/sg/interiors/lp/modern"])(
  "ST-10 %s is a landing page with six designs and a form",
  async (path) => {
    const page = await load(path);
    expect(page.all("main .card")).toHaveLength(6);
    expect(page.all('main form[data-lead-form="campaign"]')).toHaveLength(1);
  },
);

test.each([
  "/in/interiors/lp/zz-none",
  "/sg/interiors/lp/a%20b",
  "/in/interiors/page/zz-none",
  "/sg/page/overview",
])("ST-10 ST-09 %s is not found", async (path) => {
  expect(await statusOf(path)).toBe(404);
});
