import { afterEach, expect, test } from "vitest";
import { testSite } from "../support/open-test-site.ts";
import { attribute, hrefs, readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";

/** The response of the magazine host for an article. */
let answer: unknown;
let status = 200;
const asked: URL[] = [];
const host = stubBackend((incoming, outgoing) => {
  const url = new URL(incoming.url ?? "/", "http://host");
  asked.push(url);
  const isDetail = url.pathname.endsWith("/detail");
  outgoing.writeHead(isDetail ? status : 200, { "content-type": "application/json" });
  outgoing.end(JSON.stringify(isDetail ? answer : []));
});
const site = testSite(() => ({
  WEB_BACKEND_URL: host.url(),
  PAGE_CACHE_MB: "0",
  BACKEND_STALE_SECONDS: "0",
}));

afterEach(() => {
  status = 200;
  asked.length = 0;
});

let count = 0;

/** Each article has its own address, so that no cached response of an earlier one is used. */
async function read(post: unknown) {
  count += 1;
  answer = post;
  const response = await site.fetch(`/in/magazine/story-${count}`);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, page: readHtml(html) };
}

const POST = { slug: "a-story", title: "A story", excerpt: "Of a room.", content: "<p>Words.</p>" };
const withContent = (content: string) => read({ ...POST, content });

test("MG-24 the article is requested together with its related articles", async () => {
  await read(POST);
  const [detail] = asked;
  expect(detail?.pathname).toMatch(/\/v1\/magazine\/post\/story-\d+\/detail$/);
  expect(Object.fromEntries(detail?.searchParams ?? [])).toEqual({
    countryIsoCode: "IN",
    include: "related_posts",
  });
});

test.each([
  ["null", null],
  ["an empty object", {}],
  ["no title", { ...POST, title: "" }],
  ["no text", { ...POST, content: " " }],
])("MG-27 an article for which the host returns %s is not found", async (_, post) => {
  expect((await read(post)).status).toBe(404);
});

test("MG-27 an article that the host does not have is not found, but a failing host is an error", async () => {
  status = 404;
  expect((await read({})).status).toBe(404);
  status = 500;
  expect((await read({})).status).toBe(500);
});

test("MG-06 MG-07 an article with few fields is shown, with our own structured data", async () => {
  const { status: code, page } = await read(POST);
  expect([code, textOf(page.one("h1")), textOf(page.one("title"))]).toEqual([
    200,
    "A story",
    expect.stringMatching(/^A story/),
  ]);
  const graph = JSON.parse(textOf(page.one('script[type="application/ld+json"]')))["@graph"];
  const types = graph.map((node: { "@type": string }) => node["@type"]);
  expect(types).toEqual(["Organization", "WebSite", "Article", "BreadcrumbList"]);
});

test("MG-07 a host's Yoast data is used, except for our own organisation", async () => {
  const { page } = await read({
    ...POST,
    yoast_meta: { title: "Their title", description: "Their words" },
    yoast_graph: {
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": ["Article", "BlogPosting"],
          headline: "Their headline </script><script>alert(1)</script>",
        },
        { "@type": "Organization", name: "Somebody else" },
        { "@type": "BreadcrumbList", itemListElement: [] },
        { "@type": "Person", name: "Their writer" },
      ],
    },
  });
  expect(textOf(page.one("title"))).toMatch(/^Their title/);
  expect(attribute(page.one('meta[name="description"]'), "content")).toBe("Their words");
  const graph = JSON.parse(textOf(page.one('script[type="application/ld+json"]')))["@graph"];
  const told = JSON.stringify(graph);
  expect([
    told.includes("Their headline"),
    told.includes("Their writer"),
    told.includes("Somebody else"),
  ]).toEqual([true, true, false]);
  expect(told.match(/"BreadcrumbList"/g)).toHaveLength(1);
});

test("FH-04 hostile HTML from a host has no effect in the page", async () => {
  const { html, page } = await withContent(
    [
      '<p style="position:fixed;inset:0" onclick="alert(1)">styled</p>',
      "<script>alert(1)</script><style>body{display:none}</style>",
      '<a href="javascript:alert(1)">link</a><a href="https://a.example" target="_blank">out</a>',
      '<img src=x onerror="alert(1)"><svg onload="alert(1)"></svg>',
      '<form action="https://evil.example"><input name="card"></form>',
      '<h2 id="x" onmouseover="alert(1)">Heading</h2><table><tr><td style="x">cell</td></tr></table>',
      '<iframe src="https://evil.example/x"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
    ].join(""),
  );
  const text = page.one(".article__text");
  expect(page.all(".article__text [style]:not(.picture img)").map((one) => one.name)).toEqual([]);
  expect(page.all(".article__text :is(script, style, form, input, svg:not(.icon), iframe)")).toEqual([]);
  expect(html).not.toMatch(/alert\(1\)|evil\.example|onclick|onerror=/);
  expect(textOf(text)).toMatch(/styled.*link.*out.*Heading.*cell/);
  expect(hrefs(page, '.article__text a[rel="external noopener"]')).toEqual(["https://a.example"]);
});

test("FH-04 a film of a video host is loaded only when the visitor opens it, and the policy allows only this host", async () => {
  const { page, headers } = await withContent(
    '<p>a</p><iframe src="https://www.youtube-nocookie.com/embed/x" title="A kitchen is built" onload="x()"></iframe>',
  );
  const frame = page.one("details.article-frame:not([open]) > iframe");
  expect([attribute(frame, "loading"), attribute(frame, "title")]).toEqual(["lazy", "A kitchen is built"]);
  expect(textOf(page.one(".article-frame summary"))).toMatch(
    /A kitchen is built.*www\.youtube-nocookie\.com/,
  );
  expect(headers.get("content-security-policy")).toMatch(
    /frame-src 'self' https:\/\/www\.youtube-nocookie\.com(;|$)/,
  );
  const without = await withContent("<p>a</p>");
  expect(without.headers.get("content-security-policy")).toMatch(/frame-src 'self'(;|$)/);
});

test("MG-02 MG-15 three related posts of a host are listed below its article", async () => {
  const others = Array.from({ length: 6 }, (_, index) => ({
    slug: `other-${index}`,
    title: `Other ${index}`,
  }));
  const { page } = await read({ ...POST, related_posts: others });
  expect(hrefs(page, ".read-next .story__title a")).toEqual(
    [0, 1, 2].map((index) => `/in/magazine/other-${index}`),
  );
});
