import { expect, test } from "vitest";
import { type ArticlePart, htmlOf, readArticle } from "./read-article.ts";
import "../../../pages/all-pages.ts";

/** A part with its text as HTML. */
function shown(part: ArticlePart) {
  if (part.kind === "table") return { ...part, table: htmlOf(part.table) };
  if (part.kind !== "text") return part;
  const { blocks, ...others } = part;
  return { ...others, html: htmlOf(blocks) };
}

const partsOf = (html: string) => readArticle(html).parts.map(shown);
const kinds = (html: string) => readArticle(html).parts.map(({ kind }) => kind);

test("lists chapters, including those without an id", () => {
  const { headings, parts } = readArticle(
    '<p>a</p><h2>One &amp; <em>only</em></h2><p>b</p><h2 id="two">Two</h2>',
  );
  expect(headings).toEqual([
    { id: "part-1", text: "One & only" },
    { id: "two", text: "Two" },
  ]);
  expect(parts.map(shown).map((part) => "html" in part && part.html)).toEqual([
    "<p>a</p>",
    '<h2 id="part-1">One &amp; <em>only</em></h2><p>b</p>',
    '<h2 id="two">Two</h2>',
  ]);
});

test.each([
  ["<table><tr><td>1</td></tr></table>"],
  [
    '<div class="wide-table" role="region" tabindex="0" aria-label="A"><table><tr><td>1</td></tr></table></div>',
  ],
  ["<figure><table><tr><td>1</td></tr></table><figcaption>A</figcaption></figure>"],
])("a table is a separate part, however it is wrapped: %s", (table) => {
  expect(kinds(`<p>a</p>${table}<p>b</p>`)).toEqual(["text", "table", "text"]);
});

test("a table between other content does not lose that content", () => {
  const { parts } = readArticle("<div><p>a</p><table><tr><td>1</td></tr></table><p>b</p></div>");
  expect(parts.map(({ kind }) => kind)).toEqual(["text", "table", "text"]);
  expect(JSON.stringify(parts.map(shown))).toMatch(/a.*b/);
  const inList = "<ul><li>a<table><tr><td>1</td></tr></table></li></ul>";
  expect(partsOf(inList)).toEqual([{ kind: "text", html: inList, hasInitial: false }]);
});

test("only a table with more columns than fit on a phone scrolls there", () => {
  const table = (columns: number) => `<table><tr>${"<th>x</th>".repeat(columns)}</tr></table>`;
  const wide = [3, 4].map((columns) => readArticle(table(columns)).parts[0]);
  expect(wide).toMatchObject([{ isWide: false }, { isWide: true }]);
});

test("extracts films of other hosts from their block and keeps its text", () => {
  const frame = '<iframe src="https://www.youtube.com/embed/x?a=1&amp;b=2" title="A film"></iframe>';
  expect(partsOf(`<p>before</p><figure>${frame}</figure><p>words ${frame}</p>`)).toMatchObject([
    { kind: "text", html: "<p>before</p>" },
    {
      kind: "frame",
      src: "https://www.youtube.com/embed/x?a=1&b=2",
      title: "A film",
      host: "www.youtube.com",
    },
    { kind: "text", html: "<p>words </p>" },
    { kind: "frame" },
  ]);
});

test("reads a linked picture with its URL", () => {
  const image = '<img src="/api/images/a-1/1080.jpg" width="1600" height="1067" alt="A &quot;room&quot;" />';
  const figure = `<figure><a href="/in/designs/kitchen/x">${image}</a><figcaption>Below</figcaption></figure>`;
  expect(partsOf(figure)).toEqual([
    {
      kind: "linked-picture",
      href: "/in/designs/kitchen/x",
      picture: { photo: { url: "/api/images/a-1", width: 1600, height: 1067 }, alt: 'A "room"' },
      caption: "Below",
    },
  ]);
});

test("questions are third-level headings with a question mark, and their answers are the content below", () => {
  const html =
    "<h2>Questions</h2><h3>How long?</h3><p>Three weeks.</p><ul><li>or four</li></ul><h3>Why?</h3><p>So.</p><h2>End</h2>";
  expect(readArticle(html).questions).toEqual([
    { question: "How long?", answer: "Three weeks. or four" },
    { question: "Why?", answer: "So." },
  ]);
  expect(readArticle("<h3>Only one?</h3><p>Yes.</p>").questions).toEqual([]);
});

test("links to our pages stay links", () => {
  const { parts } = readArticle(
    '<p><a href="/in/looks">a</a> <a href="/in/interiors/service/quality-promise">b</a> <a href="/in/cancel">c</a></p>',
  );
  expect(parts.map(shown)[0]).toMatchObject({
    html: expect.stringContaining(
      '<a href="/in/looks">a</a> <a href="/in/interiors/service/quality-promise">b</a>',
    ),
  });
});

test("text outside a paragraph becomes a paragraph", () => {
  expect(partsOf("loose <b>words</b> here<p>a</p>")).toMatchObject([
    { html: "<p>loose <b>words</b> here</p><p>a</p>" },
  ]);
});

test("distinguishes an interviewer's question from a paragraph that only begins in bold", () => {
  expect(partsOf("<p><strong>Why?</strong></p><p><strong>First.</strong> Then.</p>")).toMatchObject([
    { html: '<p class="asked"><strong>Why?</strong></p><p><strong>First.</strong> Then.</p>' },
  ]);
});
