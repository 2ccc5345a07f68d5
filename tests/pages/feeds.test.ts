import { describe, expect, test } from "vitest";
import { listMagazineCategories } from "../../src/contracts/calls/magazine/magazine-calls.ts";
import { MAGAZINE_REGIONS } from "../../src/urls/feeds.ts";
import { PUBLIC_URL, sharedSite, testSite } from "../support/open-test-site.ts";
import { attribute, readHtml } from "../support/read-html.ts";
import { childrenNamed, readXml, textIn, type XmlNode } from "../support/read-xml.ts";
import { stubBackend } from "../support/stub-backend.ts";

const site = sharedSite();
const away = stubBackend((_, outgoing) => outgoing.writeHead(503).end());
const lonely = testSite(() => ({ WEB_BACKEND_URL: away.url() }));

async function read(path: string): Promise<XmlNode> {
  const response = await site.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  return readXml(await response.text());
}

async function channelAt(path: string): Promise<XmlNode> {
  const [channel] = childrenNamed(await read(path), "channel");
  if (!channel) throw new Error(`${path} has no channel`);
  return channel;
}

/** Requests one of our addresses; with this header an existing picture is looked up and not encoded. */
async function statusOf(url: string): Promise<number> {
  expect(url.startsWith(`${PUBLIC_URL}/`)).toBe(true);
  const response = await site.fetch(url.slice(PUBLIC_URL.length), { headers: { "if-none-match": "*" } });
  return response.status;
}

/** Categories in which a country has only sample articles. */
const OF_SAMPLES = ["home-tours", "styles-and-trends", "expert-speaks", "small-spaces"];

describe.each(MAGAZINE_REGIONS)("the feeds of /%s/magazine", (region) => {
  test("list the newest articles, each with its address, text and picture", async () => {
    const channel = await channelAt(`/${region}/magazine/feed.xml`);
    expect(textIn(channel, "link")).toBe(`${PUBLIC_URL}/${region}/magazine`);
    expect(textIn(channel, "language")).toMatch(/^en-/);
    const items = childrenNamed(channel, "item");
    expect(items).toHaveLength(20);
    const dates = items.map((item) => Date.parse(textIn(item, "pubDate")));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    for (const item of items) {
      expect([textIn(item, "link"), await statusOf(textIn(item, "link"))]).toEqual([
        textIn(item, "link"),
        200,
      ]);
      expect(textIn(item, "guid")).toBe(textIn(item, "link"));
      expect(textIn(item, "description").length).toBeGreaterThan(40);
      expect(textIn(item, "content:encoded").length).toBeGreaterThan(2000);
      expect(textIn(item, "content:encoded")).not.toMatch(/(?:src|href|srcset)="(?!https:|mailto:|tel:)/);
      const [picture] = childrenNamed(item, "media:content");
      expect(await statusOf(picture?.attributes.url ?? "")).toBeLessThan(400);
    }
  });

  test("have the same content in Atom", async () => {
    const feed = await read(`/${region}/magazine/atom.xml`);
    const channel = await channelAt(`/${region}/magazine/feed.xml`);
    const links = childrenNamed(feed, "link").map(({ attributes }) => [attributes.rel, attributes.href]);
    expect(links).toEqual([
      ["self", `${PUBLIC_URL}/${region}/magazine/atom.xml`],
      ["alternate", `${PUBLIC_URL}/${region}/magazine`],
    ]);
    const entries = childrenNamed(feed, "entry");
    expect(entries.map((entry) => textIn(entry, "id"))).toEqual(
      childrenNamed(channel, "item").map((item) => textIn(item, "link")),
    );
    const changes = entries.map((entry) => textIn(entry, "updated"));
    expect(textIn(feed, "updated")).toBe(changes.toSorted().at(-1));
    for (const entry of entries) expect(childrenNamed(entry, "author").length).toBeGreaterThan(0);
  });

  test("contain no sample writer and no sample article", async () => {
    const files = ["magazine/feed.xml", "magazine/atom.xml", "sitemap-news.xml"];
    const texts = await Promise.all(
      files.map(async (file) => (await site.fetch(`/${region}/${file}`)).text()),
    );
    for (const text of texts) {
      for (const name of ["Ananya Rao", "Rohan Deshpande", "Grace Tan"])
        expect(text).not.toMatch(new RegExp(`<(dc:creator|name)>${name}`));
      expect(text).not.toContain("sample-");
    }
  });

  test("exist for every category and subcategory, with their articles", async () => {
    const path = listMagazineCategories.path.replace(":iso", region);
    const { categories } = await (await site.fetch(`/api/wcms${path}`)).json();
    expect(categories.length).toBeGreaterThan(3);
    for (const { categorySlug, displayName, subCategories } of categories) {
      const list = `/${region}/magazine/category/${categorySlug}`;
      for (const [at, name] of [
        [list, displayName],
        ...subCategories.map((part: (typeof categories)[number]) => [
          `${list}/${part.categorySlug}`,
          part.displayName,
        ]),
      ]) {
        const channel = await channelAt(`${at}/feed.xml`);
        expect(textIn(channel, "title")).toContain(name);
        expect(textIn(channel, "link")).toBe(PUBLIC_URL + at);
        // Some categories have only sample articles, and feeds leave samples out.
        const isOfSamples = OF_SAMPLES.some((category) => at.split("/").includes(category));
        expect(childrenNamed(channel, "item").length).toBeGreaterThan(isOfSamples ? -1 : 0);
        for (const item of childrenNamed(channel, "item"))
          expect(childrenNamed(item, "category").map(({ text }) => text)).toContain(name);
      }
    }
  });

  test("are linked in the head of their list", async () => {
    for (const list of [`/${region}/magazine`, `/${region}/magazine/category/budget-and-cost`]) {
      const page = readHtml(await (await site.fetch(list)).text());
      const links = page.all('link[rel="alternate"][title]');
      expect(links.map((link) => attribute(link, "href"))).toEqual([
        `${PUBLIC_URL}${list}/feed.xml`,
        `${PUBLIC_URL}${list}/atom.xml`,
      ]);
      for (const link of links) {
        const response = await site.fetch((attribute(link, "href") ?? "").slice(PUBLIC_URL.length));
        expect(response.headers.get("content-type")).toBe(`${attribute(link, "type")}; charset=utf-8`);
      }
    }
  });

  test("have their news in a sitemap that robots.txt lists", async () => {
    const address = `${PUBLIC_URL}/${region}/sitemap-news.xml`;
    expect(await (await site.fetch("/robots.txt")).text()).toContain(`Sitemap: ${address}\n`);
    const root = await read(`/${region}/sitemap-news.xml`);
    expect(root.name).toBe("urlset");
    for (const { name } of root.children) expect(name).toBe("url");
  });
});

test.each([
  "/in/magazine/feed.xml",
  "/sg/magazine/category/budget-and-cost/atom.xml",
  "/my/sitemap-news.xml",
])("%s can be cached, and gets a 304 when unchanged", async (path) => {
  const response = await site.fetch(path);
  expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
  const again = await site.fetch(path, { headers: { "if-none-match": response.headers.get("etag") ?? "" } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test.each([
  "/sa/magazine/feed.xml",
  "/sa-ar/magazine/atom.xml",
  "/sa/sitemap-news.xml",
  "/in/magazine/category/none/feed.xml",
  "/in/magazine/category/living/feed.xml",
  "/in/magazine/category/kitchens-101/living/feed.xml",
  "/in/magazine/category/a,b/feed.xml",
  "/in/magazine/category/%00/feed.xml",
  "/in/magazine/tag/kitchen/feed.xml",
])("%s is not a feed", async (path) => {
  expect((await site.fetch(path)).status).toBe(404);
});

test.each(["/in/magazine/feed.xml", "/in/sitemap-news.xml"])(
  "%s answers 503 with Retry-After while the articles cannot be loaded",
  async (path) => {
    const response = await lonely.fetch(path);
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  },
);

test("every XML file of the site is well formed", async () => {
  for (const path of ["/sitemap.xml", "/sitemap-top.xml", "/in/sitemap.xml", "/sa-ar/sitemap.xml"])
    expect((await read(path)).children.length).toBeGreaterThan(0);
});
