import { describe, expect, test } from "vitest";
import { PUBLIC_URL, sharedSite, testSite } from "../support/open-test-site.ts";
import { attribute, readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { htmlProblems } from "./html-rules.ts";

const search = (keyword: string, region = "in") =>
  `/${region}/design-ideas/search/${encodeURIComponent(keyword)}`;

describe("search results", () => {
  const site = sharedSite();
  async function load(path: string) {
    const response = await site.fetch(path);
    const html = await response.text();
    return { response, html, page: readHtml(html) };
  }

  test.each(["in", "sg", "my"])(
    "DI-03 /%s shows designs of its country, and their number",
    async (region) => {
      const { response, page, html } = await load(search("kitchen", region));
      expect(response.status).toBe(200);
      const designs = page.all(".card__title a").map((link) => attribute(link, "href") ?? "");
      expect(designs.length).toBeGreaterThan(4);
      expect(designs.every((href) => href.startsWith(`/${region}/design`))).toBe(true);
      expect(textOf(page.one(".search-head__notes"))).toMatch(/^\d+ designs/);
      expect(textOf(page.one("h1"))).toContain("kitchen");
      expect(attribute(page.one('meta[name="robots"]'), "content")).toBe("noindex");
      expect(await htmlProblems(html)).toEqual([]);
    },
  );

  test("LF-10 every form of the page contains the search words, with and without a script", async () => {
    const { page } = await load(search("sage kitchen"));
    const forms = page.all("form[data-lead-form]");
    expect(forms.length).toBeGreaterThan(0);
    const drawer = JSON.parse(attribute(page.one("[data-island=lead-drawer]"), "data-island-props") ?? "{}");
    expect(drawer.facts).toMatchObject({ keyword: "sage kitchen" });
    const words = page.all('form[data-lead-form] input[name="searched_keywords"]');
    expect(words.map((input) => attribute(input, "value"))).toEqual(forms.map(() => "sage kitchen"));
  });

  test("DI-03 results lead to pages that exist", async () => {
    const { page } = await load(search("sage kitchen"));
    for (const link of page.all(".card__title a")) {
      const href = attribute(link, "href") ?? "";
      expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
    }
  });

  test("PG-02 PG-03 a long list has pages with links to their neighbours", async () => {
    const first = await load(search("green"));
    const second = await load(`${search("green")}?page=2`);
    const titles = ({ page }: typeof first) => page.all(".card__title").map(textOf);
    expect(titles(second).length).toBeGreaterThan(0);
    expect(titles(first).filter((title) => titles(second).includes(title))).toEqual([]);
    const neighbour = ({ page }: typeof first, rel: string) =>
      page.all(`head link[rel="${rel}"]`).map((link) => attribute(link, "href"));
    expect(neighbour(first, "next")).toEqual([`${PUBLIC_URL}${search("green")}?page=2`]);
    expect(neighbour(second, "prev")).toEqual([PUBLIC_URL + search("green")]);
    const beyond = await load(`${search("green")}?page=900`);
    expect(beyond.response.status).toBe(404);
    expect(beyond.page.all("[data-gallery] .state a")).toHaveLength(2);
  });

  test("DI-03 corrects an unknown word, and says so", async () => {
    const { page } = await load(search("kichen"));
    const notes = textOf(page.one(".search-head__notes"));
    expect(notes).toContain("kichen");
    expect(notes).toContain("“kitchen”");
    expect(page.all(".card").length).toBeGreaterThan(4);
  });

  test("DI-03 says when no design has all words together", async () => {
    const { page } = await load(search("pooja xyzzyqq"));
    expect(page.all(".search-head__notes p").length).toBeGreaterThan(1);
    expect(page.all(".card").length).toBeGreaterThan(0);
  });

  test.each([
    ["pooja xyzzyqq", "We ignored this word, because no page contains it: “xyzzyqq”"],
    ["pooja xyzzyqq qqwwzz", "We ignored these words, because no page contains them: “xyzzyqq”, “qqwwzz”"],
  ])("DI-03 names the unknown words of the search %j as ignored", async (keyword, expected) => {
    const { page, html } = await load(search(keyword));
    expect(textOf(page.one(".search-head__notes"))).toContain(expected);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test.each(["kichen", "qqwwzz"])("names no word as ignored in a search for %j alone", async (keyword) => {
    const { page } = await load(search(keyword));
    expect(textOf(page.one(".search-head"))).not.toContain("We ignored");
  });

  test("DI-03 DI-13 a search without a result answers 404, and offers three rooms, other searches and a designer", async () => {
    const { response, page, html } = await load(search("qqwwzz"));
    expect(response.status).toBe(404);
    expect(attribute(page.one('meta[name="robots"]'), "content")).toBe("noindex");
    expect(page.all(".card")).toHaveLength(0);
    expect(page.all(".nothing-found__closest a")).toHaveLength(3);
    expect(page.all(".popular a").length).toBeGreaterThan(2);
    expect(page.all('.nothing-found [data-opens="lead-drawer"]')).toHaveLength(1);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("treats hostile search words as text", async () => {
    const hostile = `<script>alert("x")</script>'"--`;
    const { response, page, html } = await load(search(hostile));
    expect(response.status).toBe(404);
    expect(html).not.toContain("<script>alert");
    expect(attribute(page.one('main input[name="q"]'), "value")).toBe(hostile);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test.each([
    ["%20%20", "/in/design-ideas"],
    ["%00", "/in/design-ideas"],
    ["%20sage%20%20kitchen", search("sage kitchen")],
    ["a".repeat(500), search("a".repeat(100))],
    ["sofa?q=bed", search("bed")],
  ])("%s redirects to %s", async (segment, path) => {
    const response = await site.fetch(`/in/design-ideas/search/${segment}`);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(path);
  });

  test("a broken percent escape is not found", async () => {
    expect((await site.fetch("/in/design-ideas/search/%E0%A4")).status).toBe(404);
  });

  test("words that are also URL segments can be searched for", async () => {
    const response = await site.fetch("/in/design-ideas?q=amp");
    const found = await site.fetch(response.headers.get("location") ?? "");
    expect(found.status).toBe(200);
    expect(textOf(readHtml(await found.text()).one("h1"))).toContain("amp");
  });
});

describe("DI-27 SE-04 when the search fails", () => {
  const broken = stubBackend((_, response) => void response.writeHead(503).end());
  const site = testSite(() => ({ CONTENT_URL: broken.url() }));

  test("the page says so and links to the rooms", async () => {
    const response = await site.fetch(search("wardrobe"));
    expect(response.status).toBe(200);
    const html = await response.text();
    const page = readHtml(html);
    const rooms = page.all(".nothing-found__closest a").map((link) => attribute(link, "href"));
    expect(rooms).toHaveLength(3);
    expect(rooms[0]).toBe("/in/design-ideas/wardrobe");
    expect(await htmlProblems(html)).toEqual([]);
  });
});
