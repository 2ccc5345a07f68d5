import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { localiseLinks } from "../../src/services/content/markdown/localise-links.ts";
import { readMarkdown } from "../../src/services/content/markdown/read-markdown.ts";
import { openPhotographs } from "../../src/services/images/photographs.ts";
import { fuzzRuns } from "../support/fuzz-runs.ts";
import { FIXTURE_CONTENT } from "./fixture-backends.ts";

const photographs = await openPhotographs(join(FIXTURE_CONTENT, "photographs"));
const Written = z.looseObject({
  content: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  words: z.number(),
  readingMinutes: z.number(),
});

async function read(text: string, matter = "title: A room") {
  const { value, faults } = await readMarkdown(`---\n${matter}\n---\n${text}`, photographs);
  expect(faults).toEqual([]);
  return Written.parse(value);
}

/** The text starts on line 4. */
async function faultsOf(text: string, matter = "title: A room") {
  const { faults } = await readMarkdown(`---\n${matter}\n---\n${text}`, photographs);
  return faults.map(({ line, reason }) => `${line}: ${reason}`);
}

describe("the output for a text", () => {
  test("has the front matter, the text, its headings and the reading time", async () => {
    const text = `## The first\n\n${"word ".repeat(436)}\n\n### Deeper\n\n## The *second* & last\n`;
    const document = await read(text, "title: A room\ntags: [a, b]\ndate: 2026-05-14");
    expect(document).toMatchObject({ title: "A room", tags: ["a", "b"], date: "2026-05-14" });
    expect(document.headings).toEqual([
      { id: "the-first", text: "The first" },
      { id: "the-second-last", text: "The second & last" },
    ]);
    expect(document).toMatchObject({ words: 442, readingMinutes: 2 });
    expect(document.content).toContain('<h3 id="deeper">Deeper</h3>');
    expect(document.content).toContain('<h2 id="the-second-last">The <em>second</em> &amp; last</h2>');
  });

  test("gives every heading a unique id, also in Arabic letters", async () => {
    const { headings } = await read("## Cost\n\n## 2. Cost\n\n## 146\n\n## الضمان بعد التسليم\n");
    expect(headings.map(({ id }) => id)).toEqual(["cost", "cost-2", "part", "الضمان-بعد-التسليم"]);
  });

  test.each([
    ["a **b** _c_ ~~d~~ `e`", "<p>a <strong>b</strong> <em>c</em> <del>d</del> <code>e</code></p>"],
    ["> said\n", "<blockquote><p>said</p></blockquote>"],
    [
      "> said\n>\n> — A *name*, mason\n",
      "<blockquote><p>said</p><cite>A <em>name</em>, mason</cite></blockquote>",
    ],
    [
      'A BWP board, BWP again\n\n*[BWP]: boiling "water" proof\n',
      '<p>A <abbr title="boiling &quot;water&quot; proof">BWP</abbr> board, BWP again</p>',
    ],
    ["- a\n- b\n  - c\n", "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>"],
    ["3. a\n4. b\n", '<ol start="3"><li>a</li><li>b</li></ol>'],
    ["- [ ] measure\n- [x] ask\n", '<ul class="checklist"><li>measure</li><li>ask</li></ul>'],
    ["one  \ntwo\n\n---\n", "<p>one<br>two</p><hr>"],
    ["5 < 6 & \"7\" > 'x'", "<p>5 &lt; 6 &amp; &quot;7&quot; &gt; 'x'</p>"],
    ["\\*not so\\*", "<p>*not so*</p>"],
  ])("renders %j", async (text, html) => {
    expect((await read(text)).content).toBe(html);
  });

  test("wraps a table in a scrollable region, with a label for screen readers", async () => {
    const { content } = await read("| | Price & VAT |\n|---|--:|\n| **Oak** | 12 |\n");
    expect(content).toBe(
      '<div class="wide-table" role="region" tabindex="0" aria-label="Price &amp; VAT"><table>' +
        '<thead><tr><td></td><th scope="col" class="at-end">Price &amp; VAT</th></tr></thead>' +
        '<tbody><tr><td><strong>Oak</strong></td><td class="at-end">12</td></tr></tbody></table></div>',
    );
  });

  test("renders a photograph as a figure, with its size, other sizes and a caption", async () => {
    const { content } = await read('![A "small" room](photo:test-room "Seen from the door")');
    const address = "/api/images/test-room-[0-9a-f]{8}";
    expect(content).toMatch(
      new RegExp(
        `^<figure><picture><source type="image/avif" srcset="${address}/480.avif 480w" sizes="[^"]+">` +
          `<img src="${address}/1080.jpg" srcset="${address}/480.webp 480w" sizes="[^"]+" width="300" height="200" ` +
          'alt="A &quot;small&quot; room" loading="lazy" decoding="async"></picture>' +
          "<figcaption>Seen from the door</figcaption></figure>$",
      ),
    );
  });

  test("a picture may be a link", async () => {
    const { content } = await read('[![A room](photo:test-room "Seen")](/designs/kitchen/x)');
    expect(content).toMatch(
      /^<figure><a href="\/designs\/kitchen\/x"><picture>.*<\/picture><\/a><figcaption>Seen<\/figcaption><\/figure>$/,
    );
    expect(localiseLinks(content, "sg")).toContain('<a href="/sg/designs/kitchen/x">');
  });

  test("links within the site, to a heading, to a mailbox and to other sites", async () => {
    const links = ["/magazine/a?b=1&c=2", "#cost", "mailto:help@example.com", "tel:+6561234567"];
    const { content } = await read(`## Cost\n\n${links.map((href) => `[x](${href})`).join(" ")}`);
    expect(content).toContain('<a href="/magazine/a?b=1&amp;c=2">x</a> <a href="#cost">x</a>');
    expect(content).not.toContain("rel=");
    const outside = await read("[the code](https://example.com/code)");
    expect(outside.content).toBe(
      '<p><a href="https://example.com/code" rel="external noopener">the code</a></p>',
    );
  });

  test("puts links under a region, except those that already have one", () => {
    const html = '<a href="/magazine/a">a</a> <a href="/in/b">b</a> <a href="#c">c</a> <img src="/api/x">';
    expect(localiseLinks(html, "sa-ar")).toBe(
      '<a href="/sa-ar/magazine/a">a</a> <a href="/in/b">b</a> <a href="#c">c</a> <img src="/api/x">',
    );
  });
});

describe("refused input, with its line", () => {
  test.each([
    ["a\n\n<div>\nb\n</div>\n", "6: HTML is not allowed: <div>"],
    ["a\n\n- b\n- c <b>d\n", "7: HTML is not allowed: <b>"],
    ["| a |\n|---|\n| b |\n| <u>c |\n", "7: HTML is not allowed: <u>"],
    ["a\n> b\n> <script>alert(1)</script>\n", "6: HTML is not allowed: <script>alert(1)</script>"],
    ["a\n\n# b\n", "6: headings begin with ##: the title is in the front matter"],
    ["a\n\n### b\n", "6: this heading skips a level"],
    ["## a\n\n##### b\n", "6: a heading has at most ####"],
    [
      "a\nb [c](javascript:alert(1))",
      "5: a link begins with /, #, https://, mailto: or tel:, not with javascript:alert(1)",
    ],
    [
      "[c](//evil.example/x)",
      "4: a link begins with /, #, https://, mailto: or tel:, not with //evil.example/x",
    ],
    [
      "[c](/\\evil.example)",
      "4: a link begins with /, #, https://, mailto: or tel:, not with /\\evil.example",
    ],
    [
      "www.example.com",
      "4: a link begins with /, #, https://, mailto: or tel:, not with http://www.example.com",
    ],
    ["## A\n\n[b](#c)\n", '6: there is no heading "#c"'],
    ["a\n\n![b](photo:none)\n", '6: there is no photograph "none" in the catalogue'],
    ["![](photo:test-room)\n", "4: a picture needs an alternative text that describes it"],
    ["![a](https://example.com/a.jpg)\n", "4: a picture is written ![alt](photo:name)"],
    ["a ![b](photo:test-room) c\n", "4: a picture must be alone in its paragraph"],
    [
      "[![b](photo:test-room)](javascript:x)\n",
      "4: a picture can link to an address, but not to javascript:x",
    ],
    ["a\n\n*[BWP]: b\n", '4: "BWP" is explained but does not occur in the text'],
    ["a&nbsp;b", "4: write the character itself instead of &nbsp;"],
    ["a\n\n    b\n", "6: blocks of code are not allowed; is a line indented by mistake?"],
  ])("%j", async (text, fault) => {
    expect(await faultsOf(text)).toContain(fault);
  });

  test("front matter that is missing or not YAML", async () => {
    expect(await faultsOf("a", "title: x\ntags: [a\nother: b")).toEqual([expect.stringMatching(/^4: /)]);
    expect(await faultsOf("a", "title: x\ntitle: y")).toEqual([expect.stringMatching(/^3: Map keys/)]);
    expect(await faultsOf("a", "title: x\nexcerpt: *so*")).toEqual([
      "3: a value that begins with * must be in quotes",
    ]);
    expect(await faultsOf("a", "- x")).toEqual(["2: the front matter must be a list of names and values"]);
    expect(await faultsOf("a", "content: x")).toEqual(["2: content: is derived from the text, so remove it"]);
    const { faults } = await readMarkdown("# A title\n", photographs);
    expect(faults).toEqual([
      { line: 1, reason: "the file must begin with front matter between two lines of ---" },
    ]);
  });

  test("the output contains only our own tags, for hostile input", async () => {
    const nasty = [
      "<img src=x onerror=alert(1)>",
      '[a](https://example.com/"onmouseover="alert(1))',
      '![a"onload="x](photo:test-room "<b>")',
      "`<script>`",
      "[<b>](/x)",
      "<https://example.com/<script>>",
      '| <i> | "x" |\n|---|---|\n| a | b |',
    ].join("\n\n");
    const { value } = await readMarkdown(`---\ntitle: a\n---\n${nasty}\n`, photographs);
    const { content } = Written.parse(value);
    const tags = [...content.matchAll(/<\/?([a-z0-9]+)/g)].map(([, name]) => name);
    const known = ["p", "a", "figure", "picture", "source", "img", "figcaption", "code", "div", "table"];
    const inTables = ["thead", "tbody", "tr", "th", "td"];
    expect(tags.filter((name) => !known.concat(inTables).includes(name ?? ""))).toEqual([]);
    expect(content).not.toMatch(/<[^>]*\son\w+=/);
  });
});

test("for random input, the output contains only our own tags, and every fault has a line of the file", async () => {
  const pieces = [
    "a ",
    "\n",
    "\n\n",
    "# ",
    "## ",
    "- ",
    "1. ",
    "> ",
    "| a | b |\n|---|---|\n",
    "    ",
    "`",
    "**",
    "_",
    "~~",
  ];
  const nasty = [
    "<b>",
    "<script>",
    "</p>",
    "<!--",
    "&lt;",
    "&",
    '"',
    "'",
    "[a](",
    "![a](",
    "photo:test-room",
    ")",
    "//x",
    "javascript:",
    "https://x.y",
    "]",
    "\\",
    "[x]: /y",
  ];
  const text = fc
    .array(fc.constantFrom(...pieces, ...nasty), { maxLength: 30 })
    .map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      const source = `---\ntitle: a\n---\n${body}\n`;
      const { value, faults } = await readMarkdown(source, photographs);
      const { content } = Written.parse(value);
      expect(content.replaceAll(OWN_TAG, "")).not.toMatch(/[<>"]/);
      const lines = source.split("\n").length;
      for (const { line } of faults) expect(line >= 4 && line <= lines).toBe(true);
    }),
    { numRuns: fuzzRuns(250) },
  );
});

/** Attribute values contain no character that could end them. */
const OWN_TAG =
  /<\/?(?:p|a|h[2-4]|ul|ol|li|blockquote|hr|br|strong|em|del|code|figure|picture|source|img|figcaption|div|table|thead|tbody|tr|th|td)(?: [a-z-]+="[^"<>]*")*>/g;

test("returns the line of a field, of a list item and of a part of the text", async () => {
  const source =
    "---\ntitle: x\nkeyFacts:\n  - { label: a }\n  - label: b\n    value: c\n---\nOne.\n\nTwo [x](/y).\n";
  const { lineOf } = await readMarkdown(source, photographs);
  const paths = [
    ["title"],
    ["keyFacts"],
    ["keyFacts", 0],
    ["keyFacts", 1, "value"],
    ["none"],
    ["content", "/y"],
    ["words"],
  ];
  expect(paths.map(lineOf)).toEqual([2, 3, 4, 6, 2, 10, 8]);
});
