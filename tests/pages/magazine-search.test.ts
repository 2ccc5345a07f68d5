import { afterEach, describe, expect, test } from "vitest";
import { PUBLIC_URL, sharedSite, testSite } from "../support/open-test-site.ts";
import { attribute, readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { htmlProblems } from "./html-rules.ts";

const search = (keyword: string, region = "in") =>
  `/${region}/magazine/search/${encodeURIComponent(keyword)}`;

type Loaded = Awaited<ReturnType<typeof read>>;

async function read(response: Response) {
  const html = await response.text();
  return { response, html, page: readHtml(html) };
}

const stories = ({ page }: Loaded) =>
  page.all(".found-story .story__title a").map((link) => attribute(link, "href") ?? "");
const tabs = ({ page }: Loaded) => page.all(".found .tab").map(textOf);
const stateOf = ({ page }: Loaded) => JSON.parse(textOf(page.one("#atrium-state")));

describe("the magazine search", () => {
  const site = sharedSite();
  const load = async (path: string) => read(await site.fetch(path));

  test.each(["in", "sg"])(
    "MG-03 MG-13 /%s shows five stories of its country, and the total",
    async (region) => {
      const found = await load(search("kitchen", region));
      expect(found.response.status).toBe(200);
      expect(stories(found)).toHaveLength(5);
      for (const href of stories(found)) expect(href).toMatch(new RegExp(`^/${region}/magazine/[a-z0-9-]+$`));
      expect(found.page.all(".found-story img")).toHaveLength(5);
      expect(textOf(found.page.one("h1"))).toContain("kitchen");
      expect(attribute(found.page.one('meta[name="robots"]'), "content")).toBe("noindex");
      expect(await htmlProblems(found.html)).toEqual([]);
    },
  );

  test("PG-02 its pages name their neighbours, including tab and search words", async () => {
    const linksOf = ({ page }: Loaded) =>
      ["prev", "next"].map((rel) =>
        page.all(`link[rel="${rel}"]`).map((link) => attribute(link, "href")?.slice(PUBLIC_URL.length)),
      );
    const path = search("kitchen");
    expect(linksOf(await load(path))).toEqual([[], [`${path}?page=2`]]);
    expect(linksOf(await load(`${path}?page=2`))).toEqual([[path], [`${path}?page=3`]]);
    const tags = `${path}?tab=related-queries`;
    expect(linksOf(await load(tags))[0]).toEqual([]);
  });

  test("MG-26 Malaysia's magazine has no search", async () => {
    expect((await site.fetch(search("kitchen", "my"))).status).toBe(404);
  });

  test("MG-05 SE-01 the tabs are Stories, Writers, Topics and Related Queries, each with its total and its address", async () => {
    const found = await load(search("kitchen"));
    const { searchConfig, magazine } = stateOf(found);
    const { post, author, category, post_tag } = searchConfig;
    expect(tabs(found)).toEqual([
      `Stories ${post.total}`,
      `Writers ${author.total}`,
      `Topics ${category.total}`,
      `Related Queries ${post_tag.total}`,
    ]);
    expect(post.total).toBeGreaterThan(5);
    expect(magazine).toMatchObject({ searchKeyword: "kitchen", page: 1, total: post.total });
    expect(found.page.all(".found .tab").map((tab) => attribute(tab, "href"))).toEqual([
      search("kitchen"),
      `${search("kitchen")}?tab=writers`,
      `${search("kitchen")}?tab=topics`,
      `${search("kitchen")}?tab=related-queries`,
    ]);
  });

  test.each([
    ["writers", "ananya", "/in/magazine/author/"],
    ["topics", "kitchen", "/in/magazine/category/"],
    ["related-queries", "kitchen", "/in/magazine/tag/"],
  ])("MG-05 MG-13 %s link to their stories", async (tab, words, below) => {
    const found = await load(`${search(words)}?tab=${tab}`);
    const links = found.page.all(".found-names a, .found-tags a").map((link) => attribute(link, "href"));
    expect(links.length).toBeGreaterThan(0);
    expect(links.every((href) => href?.startsWith(below))).toBe(true);
    expect(await htmlProblems(found.html)).toEqual([]);
  });

  test("SE-01 MG-15 without a script a list continues at the address of its next page", async () => {
    const first = await load(search("kitchen"));
    const more = attribute(first.page.one(".found__foot a"), "href") ?? "";
    expect(more).toBe(`${search("kitchen")}?page=2`);
    const second = await load(more);
    expect(stories(second)).toHaveLength(5);
    expect(stories(second).filter((href) => stories(first).includes(href))).toEqual([]);
    expect(stateOf(second).searchConfig).toMatchObject({ post: { page: 2 }, author: { page: 1 } });
    const beyond = await load(`${search("kitchen")}?page=900`);
    expect([beyond.response.status, stories(beyond)]).toEqual([404, []]);
    expect(textOf(beyond.page.one(".found__panel .state"))).toContain("There’s no page 900");
    expect(textOf(beyond.page.one(".found__panel"))).not.toContain("No results of this type");
    expect(beyond.page.all(`.found__panel a[href="${search("kitchen")}"]`)).toHaveLength(1);
  });

  test("a search that matches only a writer marks one tab as current", async () => {
    const found = await load(search("ananya rao"));
    expect(found.response.status).toBe(200);
    expect(found.page.all(".found .tab[aria-current]")).toHaveLength(1);
  });

  test("corrects an unknown word, and offers the corrected search", async () => {
    const found = await load(search("kichen"));
    expect(textOf(found.page.one("h1"))).toBe("“kitchen”");
    const offered = found.page.all(".magazine-search__words a");
    expect(offered.map((link) => attribute(link, "href"))).toEqual([search("kitchen")]);
    expect(stories(found)).toHaveLength(5);
  });

  test("names the unknown words of a search as ignored", async () => {
    const found = await load(search("kitchen xyzzyqq"));
    expect(stories(found)).toHaveLength(5);
    expect(textOf(found.page.one(".magazine-search__words"))).toContain(
      "We ignored this word, because no page contains it: “xyzzyqq”",
    );
    const known = await load(search("kitchen"));
    expect(textOf(known.page.one(".magazine-search__words"))).not.toContain("We ignored");
  });

  test("a search without a result answers 404, and offers topics and the newest stories", async () => {
    const found = await load(search("qqwwzz"));
    expect(found.response.status).toBe(404);
    expect(stories(found)).toEqual([]);
    expect(found.page.all(".magazine-none .chip").length).toBeGreaterThan(3);
    expect(found.page.all(".magazine-none .story")).toHaveLength(3);
    expect(await htmlProblems(found.html)).toEqual([]);
  });

  test("the form searches again, through the landing page", async () => {
    const found = await load(search("kitchen"));
    const form = found.page.one("main .search-box");
    expect(attribute(form, "action")).toBe("/in/magazine");
    const asked = await site.fetch("/in/magazine?q=sage%20%20kitchen");
    expect([asked.status, asked.headers.get("location")]).toEqual([302, search("sage kitchen")]);
  });

  test("treats hostile search words as text", async () => {
    const hostile = `<script>alert("x")</script>'"--`;
    const found = await load(search(hostile));
    expect(found.html).not.toContain("<script>alert");
    expect(attribute(found.page.one('main input[name="q"]'), "value")).toBe(hostile);
    expect(await htmlProblems(found.html)).toEqual([]);
  });

  test.each([
    ["%20%20", "/in/magazine"],
    ["%20sage%20%20kitchen", search("sage kitchen")],
    ["sofa?q=bed", search("bed")],
  ])("%s redirects to %s", async (segment, path) => {
    const response = await site.fetch(`/in/magazine/search/${segment}`);
    expect([response.status, response.headers.get("location")]).toEqual([302, path]);
  });

  test.each(["in", "sg", "my"])("the search of /%s shows articles below the designs", async (region) => {
    const { page } = await load(`/${region}/design-ideas/search/kitchen`);
    const links = page.all(".found-row .story__title a").map((link) => attribute(link, "href") ?? "");
    expect(links).toHaveLength(4);
    for (const href of links) expect((await site.fetch(href)).status).toBe(200);
    const all = page.all(`a[href="${search("kitchen", region)}"]`);
    expect(all).toHaveLength(region === "my" ? 0 : 1);
  });

  test("canonical addresses leave out other query parameters", async () => {
    const { page } = await load(`${search("kitchen")}?tab=topics&utm_source=mail`);
    const canonical = page.all('link[rel="canonical"]').map((link) => attribute(link, "href"));
    for (const href of canonical) expect(href?.startsWith(PUBLIC_URL + search("kitchen"))).toBe(true);
  });
});

describe("when the magazine search fails", () => {
  /** The operations that fail. */
  let failing: string[] = [];
  const contents = testSite();
  const host = stubBackend(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    if (failing.some((name) => body.includes(name))) return outgoing.writeHead(503).end();
    const answer = await contents.fetch("/api/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body,
    });
    outgoing.writeHead(answer.status, { "content-type": "application/json" });
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  const site = testSite(() => ({ GRAPHQL_URL: host.url(), BACKEND_STALE_SECONDS: "0" }));
  afterEach(() => {
    failing = [];
  });

  test("SE-04 a failed search for writers empties only that tab", async () => {
    failing = ["magazineSearchAuthorsList"];
    const found = await read(await site.fetch(search("wardrobe")));
    expect(found.response.status).toBe(200);
    expect(stories(found)).toHaveLength(5);
    expect(tabs(found)[1]).toBe("Writers 0");
  });

  test("MG-17 a failed search for posts empties the list and answers 404, with links to continue", async () => {
    failing = ["magazineSearch"];
    const found = await read(await site.fetch(search("kitchen")));
    expect(found.response.status).toBe(404);
    expect(stories(found)).toEqual([]);
    expect(stateOf(found).searchConfig.post).toEqual({ page: 1, total: 0 });
    expect(textOf(found.page.one(".magazine-none .state"))).toContain("Search isn’t working right now");
    expect(found.page.all(".magazine-none .story")).toHaveLength(3);
    expect(found.response.headers.get("cache-control")).toBe("no-store");
    expect(await htmlProblems(found.html)).toEqual([]);
  });
});
