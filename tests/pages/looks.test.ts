import { describe, expect, test } from "vitest";
import { LOOKS_CONFIG } from "../../src/contracts/calls/looks-calls.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, elementsIn, type Page, readHtml, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const LOOK = "/in/looks/family-homes/modern-look";
/** Filter values that exist separately, but never together. */
const IMPOSSIBLE = "/in/looks?filters=homeSize:villa;budget:under-10-lakh";

async function load(
  path: string,
): Promise<{ status: number; html: string; page: Page; location: string | null }> {
  const response = await site.fetch(path, { redirect: "manual" });
  const html = await response.text();
  return { status: response.status, html, page: readHtml(html), location: response.headers.get("location") };
}

function looksOf(page: Page): string[] {
  return page.all(".gallery__grid .card__title").map(textOf);
}

function entriesOf(page: Page): ("look" | "cue")[] {
  return page
    .all(".gallery__grid > *")
    .map((entry) => (elementsIn(entry, ".card__title").length > 0 ? "look" : "cue"));
}

function stateOf(page: Page) {
  return JSON.parse(textOf(page.one("#atrium-state"))).looks;
}

function headLink(page: Page, rel: string): string | undefined {
  const [link] = page.all(`head link[rel="${rel}"]`);
  return link && attribute(link, "href");
}

function nodesIn(html: string): Record<string, unknown>[] {
  const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json)["@graph"] ?? [];
}

describe("the gallery", () => {
  test.each(["in", "sg"])("LK-01 LK-06 shows at most 21 looks on a page of /%s", async (region) => {
    const { status, page } = await load(`/${region}/looks`);
    expect([status, looksOf(page).length]).toEqual([200, LOOKS_CONFIG.defaultPageSize]);
  });

  test.each(["/my/looks", "/sa/looks", "/sg/looks/luxe", "/sg/looks/luxe/bayfront-blue"])(
    "LK-02 AMB-11 has no page at %s",
    async (path) => {
      expect((await load(path)).status).toBe(404);
    },
  );

  test("LK-07 opens with all looks, and marks it in its tabs and in the state", async () => {
    const { page } = await load("/in/looks");
    const tabs = page.all(".tabs__list a");
    expect(tabs.map((tab) => attribute(tab, "href"))).toContain("/in/looks/family-homes");
    expect(tabs.filter((tab) => attribute(tab, "aria-current") === "page").map(textOf)).toEqual([
      "All looks",
    ]);
    expect(stateOf(page)).toMatchObject({ category: "all-looks", page: 1, total: 65 });
  });

  test("LK-07 the address of all looks shows the gallery, whose address is canonical", async () => {
    const { status, page } = await load("/in/looks/all-looks");
    expect([status, headLink(page, "canonical")]).toEqual([200, `${PUBLIC_URL}/in/looks`]);
  });

  test("LK-12 cues are at the positions of the looks config", async () => {
    const { defaultCueStartPosition: start, defaultCueInterval: interval } = LOOKS_CONFIG;
    const cuesOf = async (path: string) =>
      entriesOf((await load(path)).page).flatMap((kind, index) => (kind === "cue" ? [index] : []));
    expect(await cuesOf("/sg/looks")).toEqual([start, start + interval + 1, start + 2 * (interval + 1)]);
    // In India the promise is the second entry (CU-08), and the category sets one cue per page (CU-06).
    expect(await cuesOf("/in/looks")).toEqual([1, start]);
  });

  test("LK-04 a heart saves a look under its wishlist key", async () => {
    const { page } = await load("/in/looks");
    const [heart] = page.all(".gallery__grid [data-save]");
    const saved = JSON.parse((heart && attribute(heart, "data-save")) ?? "{}");
    expect(saved).toMatchObject({ slug: expect.stringMatching(/^in-/), contentType: "home-looks" });
    expect(saved.href).toMatch(/^\/in\/looks\/[a-z-]+\/[a-z0-9-]+$/);
  });

  test("LK-08 FI-01 filters have an address that starts at the first page, and the form redirects to it", async () => {
    const { status, location } = await load("/in/looks?page=3&f.style=japandi&f.style=modern");
    expect([status, location]).toEqual([302, "/in/looks?filters=style:modern,japandi"]);
    const { page } = await load(location ?? "");
    const facts = page.all(".gallery__grid .card .facts").map(textOf);
    expect(facts.length).toBeGreaterThan(1);
    for (const fact of facts) expect(fact).toMatch(/Japandi|Modern/);
    expect(page.all(".applied li a").map(textOf)).toEqual(["Modern", "Japandi"]);
  });

  test("unknown filter values are ignored, and shown", async () => {
    const { status, page } = await load("/in/looks?filters=style:nonsense;homeSize:2bhk");
    expect(status).toBe(200);
    expect(textOf(page.one(".applied__unknown"))).toContain("style:nonsense");
    expect(page.all(".applied li a").map(textOf)).toEqual(["2 BHK"]);
  });

  test("filters without a match answer 404, with links to continue", async () => {
    const { status, page } = await load(IMPOSSIBLE);
    expect([status, headLink(page, "next")]).toEqual([404, undefined]);
    const exits = page.all(".gallery .state__exits a").map((exit) => attribute(exit, "href"));
    expect(exits).toContain("/in/looks");
  });

  test("LK-09 Singapore has no city filter, and has its category in the query", async () => {
    const { page } = await load("/sg/looks?category=luxe");
    expect(page.all('input[name="f.city"]')).toEqual([]);
    expect(page.all('form input[type="hidden"]').map((field) => attribute(field, "value"))).toContain("luxe");
    expect(stateOf(page)).toMatchObject({ category: "luxe" });
    const india = await load("/in/looks?category=luxe");
    expect([india.status, india.location]).toEqual([302, "/in/looks/luxe"]);
  });

  test("a look without a page shows its idea in the list, and its saved link leads there", async () => {
    const { page } = await load("/sg/looks");
    expect(page.all(".gallery__grid .card__title a")).toEqual([]);
    expect(page.all(".gallery__grid .look-idea").length).toBe(LOOKS_CONFIG.defaultPageSize);
    const [heart] = page.all(".gallery__grid [data-save]");
    const { href } = JSON.parse((heart && attribute(heart, "data-save")) ?? "{}");
    expect(page.all(`.gallery__grid [id="${href.split("#")[1]}"]`)).toHaveLength(1);
  });

  test("PG-02 pages name their neighbours for search engines, and each look its position in the list", async () => {
    const { html, page } = await load("/in/looks?page=2");
    expect([headLink(page, "prev"), headLink(page, "next")]).toEqual([
      `${PUBLIC_URL}/in/looks`,
      `${PUBLIC_URL}/in/looks?page=3`,
    ]);
    const list = nodesIn(html).find((node) => node["@type"] === "ItemList");
    expect(list).toMatchObject({ numberOfItems: 65 });
    expect(JSON.stringify(list)).toContain('"position":22');
  });
});

describe("a category", () => {
  test("LK-02 LK-05 has the title and heading of the SEO data", async () => {
    const { status, html, page } = await load("/in/looks/family-homes");
    expect([status, textOf(page.one("h1"))]).toEqual([200, "Homes for more than two"]);
    expect(textOf(page.one("title"))).toContain("Family home looks: 2 to 4 BHK");
    const crumbs = nodesIn(html).find((node) => node["@type"] === "BreadcrumbList");
    expect(JSON.stringify(crumbs)).toMatch(/"Looks".*"Family homes"/);
  });

  test("LK-11 an unknown one is not found, and the state is reset", async () => {
    const { status, html, page } = await load("/in/looks/no-such-kind");
    expect(status).toBe(404);
    expect(html).toContain("This page could not be found");
    expect(stateOf(page)).toMatchObject({ category: "all-looks", page: 1 });
  });
});

describe("a look", () => {
  test("LK-02 LK-03 AMB-30 describes a home: idea, plan, rooms, finishes, cost, time and similar homes", async () => {
    const { status, page } = await load(LOOK);
    expect([status, textOf(page.one("h1"))]).toEqual([200, "Modern black and white home, 3 BHK, Bengaluru"]);
    expect(page.all(".look-room")).toHaveLength(6);
    expect(page.all("svg.plan .plan__number")).toHaveLength(6);
    expect(page.all(".look-palette__card li")).toHaveLength(5);
    expect(page.all(".look-finish").length).toBeGreaterThan(3);
    expect(page.all(".bar-row").map(textOf).join(" ")).toContain("3 BHK, this home");
    expect(textOf(page.one(".look-weeks"))).toContain("weeks");
    expect(page.all(".columns--swipe .card__title a")).toHaveLength(3);
    expect(page.all(".look-facts [data-cta-type]").map(textOf)).toEqual(["Talk to a designer"]);
  });

  test("a concept is marked as such, with its figures as estimates", async () => {
    expect(textOf((await load(LOOK)).page.one(".look-story"))).toContain(
      "Our concept for a home of this size",
    );
  });

  test("the numbers of the plan link to the rooms", async () => {
    const { page } = await load(LOOK);
    const targets = page.all(".look-plan__room a").map((link) => attribute(link, "href")?.slice(1));
    expect(targets).toEqual(page.all(".look-room").map((room) => attribute(room, "id")));
  });

  test.each([
    ["first-keys-pune", "500 sq ft"],
    ["five-hundred-square-feet-of-sky", "500 sq ft"],
    ["four-hundred-and-eighty", "480 sq ft"],
    ["her-own-door", "500 sq ft"],
    ["gear-room", "500 sq ft"],
  ])("the plan of %s has the area that its text states, without balconies", async (slug, area) => {
    const { page } = await load(`/in/looks/compact-homes/${slug}`);
    expect(textOf(page.one(".look-plan"))).toContain(area);
  });

  test("LK-05 look_detail_seo is filled with the values of the look", async () => {
    const { page } = await load(LOOK);
    expect(textOf(page.one("title"))).toContain(
      "Modern black and white home, 3 BHK, Bengaluru: family home look",
    );
    expect(page.all('meta[name="description"]').map((meta) => attribute(meta, "content"))).toEqual([
      "Modern black and white home, 3 BHK, Bengaluru: this family home in Modern style, room by room, with colours, finishes and cost, GST included.",
    ]);
  });

  test("has one canonical address: it is the same page among all looks, and redirects from another category", async () => {
    const among = await load("/in/looks/all-looks/modern-look");
    expect([among.status, headLink(among.page, "canonical")]).toEqual([200, PUBLIC_URL + LOOK]);
    const other = await load("/in/looks/luxe/modern-look");
    expect([other.status, other.location]).toEqual([301, LOOK]);
  });

  test("LK-10 an unknown one is not found", async () => {
    expect((await load("/in/looks/luxe/no-such-look")).status).toBe(404);
  });
});

test.each(["/in/looks", "/sg/looks", "/in/looks/luxe", LOOK, IMPOSSIBLE])(
  "%s is valid HTML",
  async (path) => {
    expect(await htmlProblems((await load(path)).html)).toEqual([]);
  },
);
