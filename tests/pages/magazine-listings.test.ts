import { describe, expect, test } from "vitest";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, hrefs, type Page, readHtml, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const COSTS = "/in/magazine/category/budget-and-cost";

async function load(path: string) {
  const response = await site.fetch(path, { redirect: "manual" });
  const html = await response.text();
  const location = response.headers.get("location");
  return { status: response.status, html, page: readHtml(html), location };
}

const titles = (page: Page) => page.all(".listing .story__title").map(textOf);
const headLink = (page: Page, rel: string) => hrefs(page, `head link[rel="${rel}"]`)[0];

function nodeOf(html: string, type: string): Record<string, unknown> | undefined {
  const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const nodes: Record<string, unknown>[] = JSON.parse(json)["@graph"] ?? [];
  return nodes.find((node) => node["@type"] === type);
}

describe("lists of the magazine", () => {
  test.each([
    ["/in/magazine/author/ananya-rao", "Ananya Rao"],
    ["/in/magazine/category/kitchens-101", "Kitchens 101"],
    [`${COSTS}/cost-guides`, "Cost guides"],
    ["/in/magazine/tag/kitchen", "Kitchens"],
    ["/in/magazine/type/cost-guide", "Cost guides"],
    ["/in/magazine/type/trending-stories", "Trending stories"],
    ["/in/magazine/type/diwali-stories", "Stories of the season"],
    ["/in/magazine/type/home-story-gallery", "Home story gallery"],
    ["/sg/magazine/author/lim-wei-jie", "Lim Wei Jie"],
    ["/sg/magazine/category/budget-and-cost", "Budget and cost"],
    ["/sg/magazine/tag/kitchen", "Kitchens"],
    ["/sg/magazine/type/trending-stories", "Trending stories"],
    ["/my/magazine/author/nurul-aisyah", "Nurul Aisyah"],
    ["/my/magazine/category/budget-and-cost", "Budget and cost"],
    ["/my/magazine/tag/humidity", "Humidity"],
  ])("MG-03 MG-04 MG-26 %s lists its stories", async (path, heading) => {
    const { status, html, page } = await load(path);
    expect([status, textOf(page.one("h1"))]).toEqual([200, heading]);
    expect(titles(page).length).toBeGreaterThan(0);
    expect(headLink(page, "canonical")).toBe(PUBLIC_URL + path);
    expect(nodeOf(html, "ItemList")).toBeDefined();
    expect(await htmlProblems(html)).toEqual([]);
  });

  test.each([
    "/my/magazine/type/cost-guide",
    "/my/magazine/type/trending-stories",
    "/sa/magazine/category/kitchens-101",
    "/sa-ar/magazine/tag/kitchen",
  ])("MG-26 there is no list at %s", async (path) => {
    expect((await load(path)).status).toBe(404);
  });

  test.each([
    "/in/magazine/category/zz-none",
    "/in/magazine/category/zz-none/cost-guides",
    `${COSTS}/zz-none`,
    "/in/magazine/tag/zz-none",
    "/in/magazine/author/zz-none",
    "/in/magazine/type/zz-none",
    "/in/magazine/tag/kitchen,cost",
    "/in/magazine/author/%22%3Cb%3E",
    "/my/magazine/category/vastu-and-feng-shui,kitchens-101",
  ])("MG-16 AMB-28 a slug without exactly one match is not found: %s", async (path) => {
    const { status, html } = await load(path);
    expect([status, html.includes("This page could not be found")]).toEqual([404, true]);
  });

  test("MG-09 the subcategories of a category are tabs after 'All'", async () => {
    const whole = await load(COSTS);
    const tabs = whole.page.all(".listing-head .tab");
    expect([textOf(whole.page.one(".listing-head .tab:first-child")), tabs.length]).toEqual(["All", 5]);
    expect(hrefs(whole.page, ".listing-head .tab").slice(0, 2)).toEqual([COSTS, `${COSTS}/cost-guides`]);
    expect(whole.page.all('.tab[aria-current="page"]').map(textOf)).toEqual(["All"]);
    const part = await load(`${COSTS}/cost-guides`);
    expect(part.page.all('.tab[aria-current="page"]').map(textOf)).toEqual(["Cost guides"]);
    expect(hrefs(part.page, ".listing-head .tab")[0]).toBe(COSTS);
    expect(JSON.stringify(nodeOf(part.html, "BreadcrumbList"))).toMatch(/"Budget and cost".*"Cost guides"/);
  });

  test("a subcategory is found without its category in the path, and has one canonical address", async () => {
    const short = await load("/in/magazine/category/cost-guides");
    expect([short.status, headLink(short.page, "canonical")]).toEqual([
      200,
      `${PUBLIC_URL}${COSTS}/cost-guides`,
    ]);
    const wrong = await load("/in/magazine/category/kitchens-101/cost-guides");
    expect([wrong.status, wrong.location]).toEqual([301, `${COSTS}/cost-guides`]);
    const none = await load(`${COSTS}/kitchens-101`);
    expect([none.status, none.location]).toEqual([301, "/in/magazine/category/kitchens-101"]);
  });

  test("articles are sorted newest first, on several pages, with the cue of the magazine between them", async () => {
    const [first, second] = [await load("/in/magazine/tag/cost"), await load("/in/magazine/tag/cost?page=2")];
    expect([titles(first.page).length, first.page.all(".listing .cue").length]).toEqual([9, 1]);
    const days = [first, second].flatMap(({ page }) =>
      page.all(".listing .story time").map((time) => attribute(time, "datetime")),
    );
    expect(days.length).toBeGreaterThan(9);
    expect(days).toEqual(days.toSorted().reverse());
    expect([headLink(first.page, "next"), headLink(second.page, "prev")]).toEqual([
      `${PUBLIC_URL}/in/magazine/tag/cost?page=2`,
      `${PUBLIC_URL}/in/magazine/tag/cost`,
    ]);
    expect(JSON.stringify(nodeOf(second.html, "ItemList"))).toContain('"position":10');
    expect(JSON.parse(textOf(second.page.one("#atrium-state"))).magazine).toMatchObject({ page: 2 });
  });

  test("a page beyond the last one is not found, and links to the last", async () => {
    const { status, page } = await load("/in/magazine/tag/cost?page=999999");
    expect([status, headLink(page, "next")]).toEqual([404, undefined]);
    expect(hrefs(page, ".state__exits a")).toEqual([
      expect.stringMatching(/^\/in\/magazine\/tag\/cost\?page=\d$/),
      "/in/magazine/tag/cost",
    ]);
  });

  test("an author has a picture or initials and a biography, and a sample author has no structured data", async () => {
    const { html, page } = await load("/in/magazine/author/ananya-rao");
    const head = textOf(page.one(".listing-head"));
    for (const word of ["AR", "Kitchens editor", "Bengaluru", "tape measure", "Kannada", "Storage planning"])
      expect(head).toContain(word);
    expect(head).toMatch(/\d+ stories/);
    // A sample author is an invented person.
    expect(nodeOf(html, "Person")).toBeUndefined();
  });

  test("a list links to other topics of its stories, and a short one to the newest stories", async () => {
    const { page } = await load("/in/magazine/category/smart-home");
    expect(titles(page)).toHaveLength(1);
    const topics = hrefs(page, ".chips a");
    expect(topics.length).toBeGreaterThan(2);
    for (const href of topics) expect(href).toMatch(/^\/in\/magazine\/(?:tag|category|type)\//);
    expect(page.all(".card-grid .story")).toHaveLength(3);
  });
});
