import { describe, expect, test } from "vitest";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, elementsIn, hrefs, type Page, readHtml, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const REGIONS = ["in", "sg", "my"] as const;

async function load(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  return { status: response.status, html, page: readHtml(html), location: response.headers.get("location") };
}

async function documentOf(type: string, slug: string) {
  const response = await site.fetch(`/api/content/document/es/search/${type}/slug/${slug}`);
  return response.json();
}

async function newestTitles(region: string): Promise<string[]> {
  const path = `/api/web-backend/v1/magazine/post/search?countryIsoCode=${region}&pageSize=12`;
  const { posts } = await (await site.fetch(path)).json();
  return posts.map(({ title }: { title: string }) => title);
}

function titlesIn(page: Page, selector: string): string[] {
  return page.all(`${selector} :is(h2, h3) a, ${selector} :is(h2, h3):not(:has(a))`).map(textOf);
}

/** The text of the sections that contain this heading. */
function partNamed(page: Page, title: string): string {
  const parts = page.all("main section").filter((part) => textOf(part).includes(title));
  return parts.map(textOf).join(" ");
}

function listIn(html: string) {
  const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const nodes: { "@type": string; mainEntity?: { itemListElement: { url: string }[] } }[] =
    JSON.parse(json)["@graph"] ?? [];
  return nodes.find((node) => node["@type"] === "CollectionPage")?.mainEntity?.itemListElement ?? [];
}

test.each(REGIONS)("MG-01 /%s/magazine is a valid page with curated stories", async (region) => {
  const { status, html, page } = await load(`/${region}/magazine`);
  expect(status).toBe(200);
  expect(await htmlProblems(html)).toEqual([]);
  expect(textOf(page.one("h1"))).toBe("The magazine");
  for (const [type, name] of [
    ["trending-stories", "editors_pick"],
    ["trending-stories", "popular_stories"],
    ["diwali-stories", "seasonal_widget"],
    ["diwali-stories", "video_stories_widget"],
    ["home-story-gallery", "home_story_gallery"],
  ] as const) {
    const { title, subtitle } = await documentOf(type, `${region}_${name}`);
    const part = partNamed(page, title);
    expect(part, `${region}_${name}`).toContain(subtitle);
  }
});

test.each(["/sa/magazine", "/sa-ar/magazine"])("MG-01 %s is not found", async (path) => {
  expect((await load(path)).status).toBe(404);
});

describe("the leading stories", () => {
  test("MG-12 the five pinned posts lead in India, cropped to 1500 by 787", async () => {
    const { page } = await load("/in/magazine");
    const { posts } = await documentOf("trending-stories", "in_pinned_posts");
    const newest = await (
      await site.fetch("/api/web-backend/v1/magazine/post/search?countryIsoCode=in&pageSize=1")
    ).json();
    // The cover is never older than the newest story.
    expect(titlesIn(page, ".mag-lead")).toEqual(
      [...newest.posts, ...posts].map(({ title }: { title: string }) => title),
    );
    // A row shows a square of the pinned picture, which is 1500 by 787.
    const [, first] = page.all(".mag-lead img");
    expect([first && attribute(first, "width"), first && attribute(first, "height")]).toEqual(["787", "787"]);
  });

  test.each(["sg", "my"])("MG-12 in /%s the newest stories lead, and are not repeated", async (region) => {
    const { page } = await load(`/${region}/magazine`);
    const lead = titlesIn(page, ".mag-lead");
    expect(lead).toEqual((await newestTitles(region)).slice(0, 5));
  });

  test.each(REGIONS)("/%s shows no story twice", async (region) => {
    const { page } = await load(`/${region}/magazine`);
    const stories = hrefs(page, ".front-page :is(.story, .story-lines, .mag-films) :is(h2, h3) a");
    expect(stories).toEqual([...new Set(stories)]);
  });
});

describe("newest stories", () => {
  test("MG-15 the twelve newest stories are on the page, with a link to more", async () => {
    const { page } = await load("/in/magazine");
    const newest = await newestTitles("in");
    expect(newest).toHaveLength(12);
    expect(titlesIn(page, ".front-page section")).toEqual(expect.arrayContaining(newest));
    expect(hrefs(page, ".mag-recent__more a")).toEqual(["/in/magazine?page=2"]);
  });

  test("every story is on one of the pages, and there is no page beyond the last", async () => {
    const { total } = await (
      await site.fetch("/api/web-backend/v1/magazine/post/search?countryIsoCode=IN&pageSize=1")
    ).json();
    const first = await newestTitles("in");
    const pages = Array.from({ length: Math.ceil(total / 12) - 1 }, (_, index) => index + 2);
    const older = await Promise.all(
      pages.map(async (number) => titlesIn((await load(`/in/magazine?page=${number}`)).page, ".card-grid")),
    );
    expect(new Set([...first, ...older.flat()]).size).toBe(total);
    expect((await load(`/in/magazine?page=${pages.length + 2}`)).status).toBe(404);
  });

  test("a later page names its neighbours in its head, and is valid", async () => {
    const { html, page } = await load("/in/magazine?page=2");
    expect(await htmlProblems(html)).toEqual([]);
    const links = (rel: string) => hrefs(page, `head link[rel="${rel}"]`);
    expect(links("canonical")).toEqual([`${PUBLIC_URL}/in/magazine?page=2`]);
    expect(links("prev")).toEqual([`${PUBLIC_URL}/in/magazine`]);
    expect(links("next")).toEqual([`${PUBLIC_URL}/in/magazine?page=3`]);
  });
});

describe("the navigation of the magazine", () => {
  test("MG-09 the categories are in the masthead, with All first", async () => {
    const { page } = await load("/in/magazine");
    const tabs = page.all(".masthead .tabs__list a");
    expect(tabs[0] && [textOf(tabs[0]), attribute(tabs[0], "aria-current")]).toEqual(["All", "page"]);
  });

  test("MG-08 MG-14 shows eight popular categories with their counts", async () => {
    const { page } = await load("/in/magazine");
    const { contents } = await (
      await site.fetch("/api/content/document/es/search/magazine_categories?filters=countryCode.eq:IN&size=8")
    ).json();
    const tiles = page.all(".rail .rail-tile").map(textOf);
    expect(tiles).toHaveLength(8);
    contents.forEach((row: { filter_display_name: string; filter_count: number }, index: number) => {
      expect(tiles[index]).toContain(row.filter_display_name);
      expect(tiles[index]).toContain(String(row.filter_count));
    });
  });

  test("MG-10 every category is in the accordion, and one of them is open", async () => {
    const { page } = await load("/my/magazine");
    const { categories } = await (
      await site.fetch("/api/wcms/api/public/v2/magazines/my/categories/")
    ).json();
    const items = page.all(".browse details");
    expect(items).toHaveLength(categories.length);
    expect(items.filter((item) => attribute(item, "open") !== undefined)).toHaveLength(1);
    const [first] = items;
    expect(first && elementsIn(first, ".browse__stories li").length).toBeGreaterThan(0);
  });

  test.each(["in", "sg"])("the search form of /%s redirects to the search", async (region) => {
    const { page } = await load(`/${region}/magazine`);
    const form = page.one(".masthead form");
    expect([attribute(form, "action"), attribute(form, "method")]).toEqual([`/${region}/magazine`, "get"]);
    const { status, location } = await load(`/${region}/magazine?q=wet+kitchen`);
    expect([status, location]).toEqual([302, `/${region}/magazine/search/wet%20kitchen`]);
  });

  test("MG-26 Malaysia has no search and no search form", async () => {
    const { status, page } = await load("/my/magazine?q=kitchen");
    expect([status, page.all(".masthead form").length]).toEqual([200, 0]);
  });
});

test.each(REGIONS)("MG-11 the films of /%s are loaded only when they are opened", async (region) => {
  const { html, page } = await load(`/${region}/magazine`);
  const { films } = await documentOf("diwali-stories", `${region}_video_stories_widget`);
  expect(page.all(".mag-films .film")).toHaveLength(films.length);
  for (const film of page.all(".film-dialog video")) expect(attribute(film, "preload")).toBe("none");
  expect(html).not.toContain("<iframe");
});

test("home stories show the size and the price of each home, if known", async () => {
  const { page } = await load("/in/magazine");
  const badges = page.all(".mag-homes .tag").map(textOf);
  expect(badges.filter((badge) => badge.startsWith("₹")).length).toBeGreaterThan(1);
  expect(badges.filter((badge) => badge.endsWith("sq ft")).length).toBeGreaterThan(1);
});

test("structured data lists the leading stories and the other new ones, in the order of the page", async () => {
  const { html, page } = await load("/sg/magazine");
  const listed = listIn(html).map(({ url }) => url);
  const onPage = (selector: string) =>
    hrefs(page, `${selector} .story__title a`).map((path) => PUBLIC_URL + path);
  expect(listed).toHaveLength(12);
  expect(listed.slice(0, 5)).toEqual(onPage(".mag-lead"));
  expect(listed.filter((url) => onPage(".mag-recent").includes(url))).toEqual(onPage(".mag-recent"));
});
