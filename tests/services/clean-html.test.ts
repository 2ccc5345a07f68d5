import { describe, expect, test } from "vitest";
import { ALL_CALLS } from "../../src/contracts/calls/all-calls.ts";
import { getServicePage } from "../../src/contracts/calls/service-page-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { changeAt } from "../../src/contracts/read-answer.ts";
import { VIDEO_HOSTS } from "../../src/contracts/video-hosts.ts";
import { createHtmlCleaner } from "../../src/platform/clean-html.ts";
import { MAGAZINE_TYPES } from "../../src/services/content/types/magazine-types.ts";
import { SERVICE_PAGE_TYPES } from "../../src/services/content/types/service-pages-types.ts";
import { readStoredDocuments } from "../content/stored-documents.ts";

const clean = createHtmlCleaner(VIDEO_HOSTS);

describe("FH-04 HTML from outside", () => {
  test.each([
    ['<p style="color:red" class="x" id="y">Hello</p>', "<p>Hello</p>"],
    ['<p onclick="x()" onmouseover=x()>Hello</p>', "<p>Hello</p>"],
    ["<script>alert(1)</script><style>p{}</style><p>Hello</p>", "<p>Hello</p>"],
    ['<a href="javascript:alert(1)">Hello</a>', "<a>Hello</a>"],
    ['<a href=" JaVa\tscript:alert(1)">Hello</a>', "<a>Hello</a>"],
    ['<a href="data:text/html,x">Hello</a><a href="vbscript:x">Hello</a>', "<a>Hello</a><a>Hello</a>"],
    [
      '<a href="//evil.example">Hello</a><a href="http://plain.example">Hello</a>',
      "<a>Hello</a><a>Hello</a>",
    ],
    ['<form action="/x"><input name="y"><button>Go</button></form>', "Go"],
    [
      '<img src="http://x.example/a.png"><img src="data:image/svg+xml,x"><img src=x onerror=alert(1)>',
      '<img src="x" />',
    ],
    ["<svg onload=alert(1)><math><mtext>Hello</mtext></math></svg>", "Hello"],
    ['<base href="https://evil.example"><meta http-equiv="refresh" content="0"><link rel="x">Hello', "Hello"],
    ["<h1>Hello</h1><!-- a note -->", "Hello"],
    ["<p>unclosed <b>words", "<p>unclosed <b>words</b></p>"],
  ])("%s becomes %s", (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  test.each(VIDEO_HOSTS)("keeps the frame of %s", (host) => {
    const frame = clean(
      `<iframe src="https://${host}/embed/x" title="A film" style="x" onload="y"></iframe>`,
    );
    expect(frame).toContain(`src="https://${host}/embed/x"`);
    expect(frame).toContain('title="A film"');
    expect(frame).not.toMatch(/style|onload/);
  });

  test.each([
    "https://evil.example/embed/x",
    "https://www.youtube.com.evil.example/x",
    "https://evil.example/www.youtube.com",
    "https://www.youtube.com@evil.example/x",
    "http://www.youtube.com/embed/x",
    "//www.youtube.com/embed/x",
    "/in/talk",
    "javascript:alert(1)",
    "",
  ])("removes the frame of %j", (src) => {
    expect(clean(`<p>a</p><iframe src="${src}"></iframe><p>b</p>`)).toBe("<p>a</p><p>b</p>");
    expect(clean('<iframe srcdoc="<script>alert(1)</script>"></iframe>')).toBe("");
  });

  test("FH-05 keeps links within the site and to https, mail and telephone addresses, and marks external ones", () => {
    const links =
      '<a href="/in">a</a><a href="#b">b</a><a href="mailto:a@b.example">c</a><a href="tel:+91">d</a>';
    expect(clean(links)).toBe(links);
    expect(clean('<a href="https://a.example" target="_blank">e</a>')).toBe(
      '<a href="https://a.example" rel="external noopener">e</a>',
    );
  });
});

test("FH-04 FH-05 every call whose response contains HTML returns it sanitised, from any host", async () => {
  const content = '<p style="x">a</p><script>b</script><a href="javascript:alert(1)">c</a>';
  const post = { slug: "s", content };
  const page = {
    title: "t",
    summary: "s",
    updated: "u",
    headings: [],
    related: [],
    seoTitle: "t",
    seoDescription: "d",
  };
  const call = createCaller({
    addresses: {},
    embedded: () => Response.json({ ...page, ...post }),
    cleanHtml: clean,
  });
  expect(await call(getServicePage, { slug: "s" })).toMatchObject({
    ok: true,
    value: { content: "<p>a</p><a>c</a>" },
  });
  expect(ALL_CALLS.filter(({ html }) => html).map(({ name, html }) => [name, html])).toEqual([
    ["getServicePage", ["content"]],
    ["getMagazinePost", ["content"]],
    ["listMagazinePosts", ["posts.*.content"]],
  ]);
  expect(changeAt({ posts: [post, {}] }, ["posts", "*", "content"], clean)).toEqual({
    posts: [{ slug: "s", content: "<p>a</p><a>c</a>" }, {}],
  });
});

test("FH-04 the output of our own Markdown writer passes unchanged", async () => {
  const documents = await readStoredDocuments({ ...SERVICE_PAGE_TYPES, ...MAGAZINE_TYPES });
  const texts = documents
    .map(({ body }) => String(JSON.parse(body).content ?? ""))
    .filter((html) => html !== "");
  expect(texts.length).toBeGreaterThan(50);
  const plain = (html: string) =>
    html.replaceAll(" />", ">").replaceAll("&quot;", '"').replaceAll("&lt;", "<");
  for (const html of texts) expect(plain(clean(html))).toBe(plain(html));
});
