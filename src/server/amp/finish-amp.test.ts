import { describe, expect, test } from "vitest";
import { finishAmp } from "./finish-amp.ts";

const HEAD = '<head><link rel="stylesheet" href="/a.css"/><style amp-custom="">.own{top:0}</style></head>';

async function finish(body: string, css = ""): Promise<string> {
  return finishAmp(`<html lang="en">${HEAD}<body>${body}</body></html>`, async () => css);
}

let sheets = 0;

async function stylesOf(body: string, css: string): Promise<string> {
  // A built sheet never changes under its name.
  sheets += 1;
  const html = await finishAmp(
    `<html lang="en"><head><link rel="stylesheet" href="/${sheets}.css"/></head><body>${body}</body></html>`,
    async () => css,
  );
  return /<style amp-custom>(.*)<\/style>/.exec(html)?.[1] ?? "";
}

describe("markup", () => {
  test.each([
    ["a button", '<p>a<button type="button"><b>x</b></button></p>', "<p>a</p>"],
    ["a template with the same inside", "<template><template>x</template></template><p>a</p>", "<p>a</p>"],
    ["a field outside of a form", '<input type="text"><p>a</p>', "<p>a</p>"],
    ["a form that sends something", '<form method="post"><input name="a"></form><p>a</p>', "<p>a</p>"],
    ["a script of ours", '<script src="/x.js"></script><p>a</p>', "<p>a</p>"],
    ["what a button would open", '<div popover="auto"><div>x</div></div><p>a</p>', "<p>a</p>"],
    ["a picture of unknown size", '<p>a<img src="/x.jpg" alt=""></p>', "<p>a</p>"],
  ])("%s is left out", async (_, body, left) => {
    expect(await finish(body)).toContain(`<body>${left}</body>`);
  });

  test("keeps a search form and adds the AMP extension that it needs", async () => {
    const html = await finish(
      '<form action="/in/x" method="get"><input name="q"/><button>go</button></form>',
    );
    expect(html).toContain(
      '<form action="/in/x" method="get" target="_top"><input name="q"><button>go</button></form>',
    );
    expect(html).toContain('custom-element="amp-form"');
    expect(await finish("<p>a</p>")).not.toContain("custom-element");
  });

  test("marks a search box by its role", async () => {
    expect(await finish('<search class="a"><p>b</p></search>')).toContain(
      '<div class="a" role="search"><p>b</p></div>',
    );
  });

  test("removes an unsupported attribute and leaves the rest of the tag unchanged", async () => {
    const html = await finish('<details name="a" class="x &amp; y" open><summary>a</summary></details>');
    expect(html).toContain('<details class="x &amp; y" open="">');
  });

  test("converts a picture of known size to amp-img, but not in the fallback for visitors without scripts", async () => {
    const image = '<img src="/x.jpg" alt="" width="3" height="2">';
    expect(await finish(image)).toContain(
      '<amp-img src="/x.jpg" alt="" width="3" height="2" layout="intrinsic" disable-inline-width="">',
    );
    expect(await finish(`<noscript>${image}</noscript>`)).toContain(`<noscript>${image}</noscript>`);
  });
});

test.each([
  ["https://www.youtube-nocookie.com/embed/abc-1?rel=0", "amp-youtube", "abc-1"],
  ["https://player.vimeo.com/video/123", "amp-vimeo", "123"],
])("the frame %s becomes %s", async (src, element, id) => {
  const html = await finish(`<p>a</p><iframe src="${src}" title="A film"></iframe><p>b</p>`);
  expect(html).toContain(`</p><${element} data-videoid="${id}" layout="responsive"`);
  expect(html).toContain(`</${element}><p>b</p>`);
  expect(html).toContain(`custom-element="${element}"`);
  expect(await finish('<iframe src="https://else.example/"></iframe><p>b</p>')).toContain("<body><p>b</p>");
});

describe("styles", () => {
  test.each([
    ["a class", '<p class="a b">', ".a{top:1}", true],
    ["a class that is not there", '<p class="a">', ".b{top:2}", false],
    ["all parts of a chain", '<p class="a">', ".a>.b{top:3}", false],
    ["one of several", '<p class="a">', ":is(.b,.a) p{top:4}", true],
    ["none of several", '<p class="a">', ":is(.b,.c) p{top:5}", false],
    ["what must not be there", '<p class="a">', ".a:not(.b){top:6}", true],
    ["an attribute by its beginning", '<p data-x="one-two">', '[data-x|="one"]{top:7}', true],
    ["an attribute of another value", '<p data-x="two">', "[data-x=one]{top:8}", false],
    ["what a reader opens", "<details>", "details[open]{top:9}", true],
    ["what a pointer does", "<p>", "p:hover::after{top:10}", true],
  ])("%s", async (_, body, css, isUsed) => {
    expect(await stylesOf(body, css)).toBe(isUsed ? css : "");
  });

  test("keeps only the used selectors of a list", async () => {
    expect(await stylesOf('<p class="a">', ".a,.b{top:0}")).toBe(".a{top:0}");
  });

  test("gives a later layer more specificity, and rules without a layer the most", async () => {
    const css = "@layer one{.a{top:1}}@layer two{p.a{top:2}}@layer one{p{top:3}}p{top:4}";
    expect(await stylesOf('<p class="a">', css)).toBe(
      ".a{top:1}p{top:3}p:not(#_).a{top:2}p:not(#_#_){top:4}",
    );
  });

  test("gives important declarations more specificity than all others", async () => {
    expect(await stylesOf("<p>", "p{top:1!important;left:2px}")).toBe("p{left:2px}p:not(#_){top:1}");
  });

  test("always applies the rules for visitors without scripts, and never the opposite", async () => {
    const css = "@media (scripting:none){p{top:1}}@media (scripting:enabled){p{top:2}}@media print{p{top:3}}";
    expect(await stylesOf("<p>", css)).toBe("p{top:1}@media print{p{top:3}}");
  });

  test.each([
    ["not (min-width:600px)", "(max-width:599.98px)"],
    ["(min-width:600px) and (not (min-width:1024px))", "(min-width:600px) and (max-width:1023.98px)"],
    [
      "(not (min-width:760px)) or ((min-width:1024px) and (not (min-width:1200px)))",
      "(max-width:759.98px),(min-width:1024px) and (max-width:1199.98px)",
    ],
    ["print", "print"],
  ])("writes the condition %s in a form that AMP supports", async (condition, written) => {
    expect(await stylesOf("<p>", `@media ${condition}{p{top:1}}`)).toBe(`@media ${written}{p{top:1}}`);
  });

  test("includes the fonts and animations that the remaining rules use", async () => {
    const css =
      '@font-face{font-family:Aa;src:url("/a.woff2")}@font-face{font-family:Bb;src:url("/b.woff2")}' +
      "@keyframes in{to{top:0}}@keyframes out{to{top:1px}}p{font-family:Aa;animation:in 1s}";
    const styles = await stylesOf("<p>", css);
    expect(styles).toContain("/a.woff2");
    expect(styles).toContain("@keyframes in");
    expect(styles).not.toMatch(/b\.woff2|keyframes out/);
  });

  test("leaves out at-rules that AMP does not support", async () => {
    expect(await stylesOf("<p>", "@container (width>1px){p{top:0}}@starting-style{p{top:1}}p{top:2}")).toBe(
      "p{top:2}",
    );
  });
});
