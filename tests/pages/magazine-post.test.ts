import { describe, expect, test } from "vitest";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, hrefs, readHtml, textOf } from "../support/read-html.ts";

const site = sharedSite();

async function load(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  return { status: response.status, html, page: readHtml(html) };
}

type Node = Record<string, unknown>;

async function graphOf(path: string): Promise<Node[]> {
  const { page } = await load(path);
  return page
    .all('script[type="application/ld+json"]')
    .flatMap((script) => JSON.parse(textOf(script))["@graph"] as Node[]);
}

const ofType = (graph: Node[], type: string) => graph.filter((node) => node["@type"] === type);

const STORY = "/in/magazine/what-a-2bhk-interior-costs";

describe("MG-02 an article", () => {
  test.each([
    STORY,
    "/sg/magazine/four-room-bto-cost-line-by-line",
    "/my/magazine/wet-kitchen-dry-kitchen-explained",
  ])("MG-02 %s exists only in its own country", async (path) => {
    expect((await load(path)).status).toBe(200);
    expect((await load(path.replace(/^\/\w\w/, "/sa"))).status).toBe(404);
  });

  test("MG-06 has its category, title, summary, writers, checker, dates and reading time", async () => {
    const { page } = await load("/sg/magazine/four-room-bto-cost-line-by-line");
    expect(textOf(page.one("h1"))).toBe("What a 4-room BTO renovation costs, line by line");
    const head = textOf(page.one(".article-head"));
    expect(head).toMatch(/By Lim Wei Jie.*Renovation and HDB writer.*Checked by Priya Nair/);
    expect(page.all(".article-head time").map((time) => attribute(time, "datetime"))).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^PT\dM$/),
    ]);
    expect(textOf(page.one(".article-hero figcaption"))).not.toBe("");
  });

  test("shows its chapters, facts, sources, tags and people", async () => {
    const { page } = await load("/sg/magazine/four-room-bto-cost-line-by-line");
    const chapters = hrefs(page, ".contents a");
    expect(chapters.length).toBeGreaterThan(5);
    for (const href of chapters) expect(page.all(`.article__text h2[id="${href.slice(1)}"]`)).toHaveLength(1);
    expect(page.all(".article-facts dt").length).toBeGreaterThanOrEqual(3);
    expect(page.all(".article-end__sources li").length).toBeGreaterThan(0);
    expect(page.all(".article-end__tags li").length).toBeGreaterThan(1);
    expect(page.all(".person-box")).toHaveLength(2);
  });

  test("its tables scroll in a labelled region that the keyboard can reach", async () => {
    const { page } = await load("/sg/magazine/four-room-bto-cost-line-by-line");
    for (const frame of page.all(".article-table__frame")) {
      expect([attribute(frame, "tabindex"), attribute(frame, "aria-label")]).toEqual([
        "0",
        expect.stringMatching(/./),
      ]);
    }
    expect(page.all(".article-table--wide .article-table__hint").length).toBeGreaterThan(0);
  });

  test("a photograph in it has prices: each number links to its piece without a script", async () => {
    const { page } = await load(STORY);
    const spots = hrefs(page, ".article-scene .spot:not([aria-hidden])");
    expect(spots.length).toBeGreaterThan(3);
    for (const href of spots)
      expect(href).toMatch(/^\/in\/designs\/living-room\/sage-living-room\?piece=[\w-]+#scene$/);
    expect((await load((spots[0] ?? "").split("#")[0] ?? "")).status).toBe(200);
  });

  test("a film in it links to its file, and opens over the page", async () => {
    const { page } = await load("/in/magazine/kitchen-shutter-finishes-compared");
    const film = page.one(".article-film a.film");
    expect(attribute(film, "href")).toBe("/api/videos/kitchen-four-fronts.mp4");
    expect(page.all(`#${attribute(film, "data-opens")} video source`)).toHaveLength(2);
    expect((await site.fetch("/api/videos/kitchen-four-fronts.mp4")).status).toBe(200);
  });

  test("an offer is placed before a chapter, never in the middle of one", async () => {
    const { page } = await load(STORY);
    const cues = page.all(".article-cue");
    expect(cues.length).toBeGreaterThan(0);
    expect(page.all(".article-cue + .prose > h2:first-child")).toHaveLength(cues.length);
  });

  test("MG-15 three other articles are listed below every article", async () => {
    const feed = await (await site.fetch("/my/magazine/feed.xml")).text();
    const inMalaysia = [...feed.matchAll(/<link>[^<]*(\/my\/magazine\/[^<]+)<\/link>/g)].map(
      ([, path]) => path ?? "",
    );
    expect(inMalaysia.length).toBeGreaterThan(3);
    for (const path of [STORY, ...inMalaysia]) {
      const { page } = await load(path);
      const further = hrefs(page, ".read-next .story__title a");
      expect([path, further.length]).toEqual([path, 3]);
      expect(new Set([...further, path]).size).toBe(4);
    }
  });

  test("designs of the room that it describes are listed below it", async () => {
    const { page } = await load("/in/magazine/kitchen-shutter-finishes-compared");
    const designs = hrefs(page, "#article-designs li a").filter((href) => href.includes("/design-ideas/"));
    expect(designs.length).toBeGreaterThanOrEqual(3);
    for (const href of designs) expect(href).toContain("/in/design-ideas/kitchen-designs/");
  });

  test("abbreviations are explained only at their first use", async () => {
    const { page } = await load(STORY);
    const explained = page.all(".article__text abbr").map((one) => [textOf(one), attribute(one, "title")]);
    expect(explained).toEqual([["GST", "goods and services tax"]]);
  });
});

describe("metadata", () => {
  test("MG-07 the title and description come from Yoast, and the share card is drawn from the article", async () => {
    const { page } = await load(STORY);
    const meta = (key: string) => page.all(`meta[property="${key}"]`).map((tag) => attribute(tag, "content"));
    expect(meta("og:type")).toEqual(["article"]);
    expect(meta("article:published_time")[0]).toMatch(/^\d{4}-/);
    const [card = ""] = meta("og:image");
    expect(card).toMatch(
      new RegExp(`^${PUBLIC_URL}/api/share/story/in/what-a-2bhk-interior-costs-\\w{8}\\.jpg$`),
    );
    const drawn = await site.fetch(card.slice(PUBLIC_URL.length));
    expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  test("MG-07 the article, its writers and its breadcrumbs are in the structured data once, with the speakable parts", async () => {
    const graph = await graphOf("/in/magazine/kitchen-shutter-finishes-compared");
    const [article, ...more] = ofType(graph, "Article");
    expect(more).toEqual([]);
    expect(article).toMatchObject({
      headline: expect.any(String),
      speakable: { "@type": "SpeakableSpecification" },
    });
    expect(ofType(graph, "BreadcrumbList")).toHaveLength(1);
    // All our writers are samples so far, and a search engine must not find an invented person.
    expect(ofType(graph, "Person")).toEqual([]);
    expect(article).toMatchObject({ author: { "@type": "Organization" } });
    expect(ofType(graph, "FAQPage")).toEqual([]);
  });

  test("an article of several countries links to the others, and one of a single country to none", async () => {
    const languagesOf = async (path: string) =>
      (await load(path)).page
        .all("link[hreflang]")
        .map((link) => [attribute(link, "hreflang"), attribute(link, "href")]);
    expect(await languagesOf("/my/magazine/ten-places-to-save")).toEqual([]);
    expect(await languagesOf("/sg/magazine/ten-places-to-save")).toEqual([
      ["en-IN", `${PUBLIC_URL}/in/magazine/ten-places-to-save`],
      ["en-SG", `${PUBLIC_URL}/sg/magazine/ten-places-to-save`],
    ]);
    expect(await languagesOf(STORY)).toEqual([]);
  });

  test("an article with questions has FAQ structured data", async () => {
    const [faq] = ofType(await graphOf(STORY), "FAQPage");
    expect(faq).toMatchObject({ mainEntity: [{ name: "Can a 2BHK be done for ₹8 lakh?" }, {}, {}] });
  });

  test("all articles of a country are in its sitemap, with their date", async () => {
    const index = await (await site.fetch("/sitemap.xml")).text();
    const [, file = ""] = /<loc>https:\/\/[^/]+(\/[^<]*in[^<]*)<\/loc>/.exec(index) ?? [];
    const sitemap = await (await site.fetch(file)).text();
    expect(sitemap.match(/\/in\/magazine\/[\w-]+<\/loc>\s*<lastmod>\d{4}/g)?.length).toBeGreaterThan(30);
  });
});

test("an article that is only read loads no React: its islands wait for intent or for an event", async () => {
  const { page } = await load(STORY);
  const when = page.all("main [data-island]").map((island) => attribute(island, "data-island-when"));
  expect(when).toContain("intent");
  expect(when.filter((one) => one !== "intent" && one !== "told")).toEqual([]);
});
