import { afterEach, describe, expect, test } from "vitest";
import { COMPANY_NEWS_PAGE_SIZE } from "../../src/contracts/calls/company-news-calls.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { attribute, type Page, readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";

const INDIA = "/in/interiors/press/company-news";
const SINGAPORE = "/sg/press/company-news";
const LIST = "/v1/api/jumanji";

type Answer = { status: number; body?: unknown };

let mood: (url: URL) => Answer | undefined = () => undefined;
let asked: URL[] = [];
const own = testSite();
const host = stubBackend(async (incoming, outgoing) => {
  const url = new URL(incoming.url ?? "/", "http://host");
  asked.push(url);
  const { status, body = [] } = mood(url) ?? { status: 200 };
  outgoing.writeHead(status, { "content-type": "application/json" });
  outgoing.end(JSON.stringify(body));
});
const elsewhere = testSite(() => ({
  BUMBLEBEE_URL: host.url(),
  BACKEND_STALE_SECONDS: "0",
  PAGE_CACHE_MB: "0",
}));

afterEach(() => {
  mood = () => undefined;
  asked = [];
});

async function load(path: string, site = own) {
  const response = await site.fetch(path);
  const html = await response.text();
  return { status: response.status, html, page: readHtml(html) };
}

const items = (page: Page) => page.all(".news-item");
const robots = (page: Page) => page.all('meta[name="robots"]').map((tag) => attribute(tag, "content"));
const flags = (page: Page) => JSON.parse(textOf(page.one("#atrium-state"))).companyNews;
const news = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Article ${index + 1}`,
    external_link: `https://paper.example/${index + 1}`,
    image: "",
  }));

describe("company news", () => {
  test.each([INDIA, SINGAPORE])(
    "CN-01 CN-02 CN-03 %s shows nine items and a link to the next page",
    async (path) => {
      const { status, page } = await load(path);
      expect([status, items(page).length]).toEqual([200, COMPANY_NEWS_PAGE_SIZE]);
      expect(page.all(".news-item img").length).toBe(COMPANY_NEWS_PAGE_SIZE);
      expect(page.all(".pages a[rel=next]").map((link) => attribute(link, "href"))).toEqual([
        `${path}?page=2`,
      ]);
      expect(page.all('head link[rel="next"]').map((link) => attribute(link, "href"))).toEqual([
        `${PUBLIC_URL}${path}?page=2`,
      ]);
    },
  );

  test.each(["/my/press/company-news", "/sa/press/company-news"])("CN-01 has no page at %s", async (path) => {
    expect((await load(path)).status).toBe(404);
  });

  test("CN-01 the last page contains the remaining items and no link to a next page", async () => {
    const { status, page } = await load(`${INDIA}?page=2`);
    expect([status, items(page).length, page.all(".pages a[rel=next]").length]).toEqual([200, 9, 0]);
    expect(page.all(".pages__page").map(textOf)).toEqual(["1", "2"]);
  });

  test.each([INDIA, SINGAPORE])("%s announces pages of ours, which all exist", async (path) => {
    for (const number of [1, 2]) {
      const { page, html } = await load(`${path}?page=${number}`);
      expect(html).not.toContain("https://example.com");
      expect(page.all(".sample-note")).toEqual([]);
      for (const link of page.all(".news-item h3 a")) {
        const href = attribute(link, "href") ?? "";
        expect([href, attribute(link, "rel"), (await own.fetch(href)).status]).toEqual([
          href,
          undefined,
          200,
        ]);
      }
    }
  });

  test("CN-02 an announcement says that it is ours, and has a date", async () => {
    const { page } = await load(INDIA);
    expect(page.all(".news-item .kicker").map(textOf)).toEqual(
      Array(COMPANY_NEWS_PAGE_SIZE).fill("Announcement"),
    );
    const days = page.all(".news-item time").map((time) => attribute(time, "datetime") ?? "");
    expect(days).toEqual(days.toSorted().reverse());
    expect(textOf(page.one("#press-desk"))).toContain("@example.com");
  });

  test("CN-06 the error and loading flags are false when there is news", async () => {
    expect(flags((await load(`${INDIA}?page=2`)).page)).toEqual({ page: 2, notFound: false, loader: false });
  });

  test("a page beyond the last one is not found, and links to the first page", async () => {
    const { status, page } = await load(`${INDIA}?page=999999`);
    expect([status, robots(page)]).toEqual([404, ["noindex"]]);
    expect(page.all(".state__exits a").map((link) => attribute(link, "href"))).toContain(INDIA);
  });
});

describe("company news from another host", () => {
  test("CN-03 CN-04 are requested by country, site, page and size", async () => {
    mood = () => ({ status: 200, body: news(9) });
    await load(`${SINGAPORE}?page=2`, elsewhere);
    const [request] = asked.filter(({ pathname }) => pathname.startsWith(LIST));
    expect(request?.pathname).toBe(`${LIST}/sg/wp-json/wp/v2/company_news`);
    expect(Object.fromEntries(request?.searchParams ?? [])).toEqual({
      _embed: "",
      domain: new URL(PUBLIC_URL).hostname,
      per_page: "9",
      page: "2",
      page_type: "company_news",
    });
  });

  test("CN-02 a newspaper article names the newspaper, and its link is marked as external", async () => {
    mood = () => ({ status: 200, body: news(3).map((item) => ({ ...item, outlet: "The Paper" })) });
    const { page } = await load(INDIA, elsewhere);
    const [link] = page.all(".news-item h3 a");
    expect(link && attribute(link, "href")).toBe("https://paper.example/1");
    expect(link && attribute(link, "rel")?.split(" ")).toEqual(
      expect.arrayContaining(["external", "noopener"]),
    );
    expect(link && textOf(link)).toContain("paper.example, another site");
    expect(page.all(".news-item h3 a svg")).toHaveLength(3);
    expect(page.all(".news-item .kicker").map(textOf)).toEqual(Array(3).fill("The Paper"));
  });

  test("without totals from the host, a full page has a link to the next page", async () => {
    mood = () => ({ status: 200, body: news(9) });
    expect((await load(INDIA, elsewhere)).page.all(".pages a[rel=next]")).toHaveLength(1);
    mood = () => ({ status: 200, body: news(4) });
    expect((await load(INDIA, elsewhere)).page.all(".pages")).toHaveLength(0);
  });

  test("an address that is not a web address is not a link", async () => {
    mood = () => ({ status: 200, body: [{ ...news(1)[0], external_link: "javascript:alert(1)" }] });
    const { html, page } = await load(INDIA, elsewhere);
    expect([items(page).length, page.all(".news-item a").length, html.includes("javascript:alert")]).toEqual([
      1,
      0,
      false,
    ]);
  });

  test.each([
    ["fails", { status: 500 }],
    ["answers with another shape", { status: 200, body: { news: "none" } }],
    ["returns an empty list", { status: 200, body: [] }],
  ])("CN-05 CN-06 a host that %s results in a page without news, not an error page", async (_, answer) => {
    mood = ({ pathname }) => (pathname.startsWith(LIST) ? answer : undefined);
    const { status, page } = await load(INDIA, elsewhere);
    expect([status, items(page).length, robots(page)]).toEqual([200, 0, ["noindex"]]);
    expect(flags(page)).toEqual({ page: 1, notFound: true, loader: false });
    expect(page.all(".press-list .state")).toHaveLength(1);
    expect(page.all("#press-desk")).toHaveLength(1);
  });
});
