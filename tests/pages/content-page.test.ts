import { expect, test } from "vitest";
import { sharedSite } from "../support/open-test-site.ts";
import { hrefs, readHtml, textOf } from "../support/read-html.ts";

const site = sharedSite();
const load = async (path: string) => readHtml(await (await site.fetch(path)).text());

test.each(["/in/about-us", "/sg/about-us"])("%s consists of the sections of its document", async (path) => {
  const page = await load(path);
  expect(textOf(page.one("h1")).length).toBeGreaterThan(10);
  for (const section of [".hero", ".figures", ".prose", ".timeline", ".centre", ".acc"])
    expect([section, page.all(section).length > 0]).toEqual([section, true]);
  expect(textOf(page.one('script[type="application/ld+json"]'))).toContain("FAQPage");
});

test("a content page marks its sample figures, and contains the brand name", async () => {
  const page = await load("/in/about-us");
  expect(page.all(".sample-note").length).toBeGreaterThan(1);
  expect(textOf(page.one("main"))).not.toContain("{brand}");
});

test("a page with a document is linked, and a region without the page answers 404", async () => {
  expect(hrefs(await load("/in"), "footer a")).toContain("/in/about-us");
  expect((await site.fetch("/my/about-us")).status).toBe(404);
});

test("the style guide shows every section in both writing directions", async () => {
  const page = await load("/template");
  const [english = [], arabic = []] = ["ltr", "rtl"].map((direction) =>
    page.all(`#sections > [dir="${direction}"] > .sections > *`).map((section) => section.tagName),
  );
  expect(english.length).toBeGreaterThan(20);
  expect(arabic).toEqual(english);
});
