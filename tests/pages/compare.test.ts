import { describe, expect, test } from "vitest";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, elementsIn, hrefs, type Page, readHtml, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const BASE = "/in/interiors/offerings";
const LAMINATES = `${BASE}/finishes/laminates`;
const OAK_AND_GLOSS = `${LAMINATES}?compare=LAM-001,ACR-001`;

async function load(path: string): Promise<{ status: number; html: string; page: Page }> {
  const response = await site.fetch(path);
  const html = await response.text();
  return { status: response.status, html, page: readHtml(html) };
}

const namesIn = (page: Page) => page.all(".compare__product h2").map(textOf);
const noticesIn = (page: Page) => page.all(".compare__head .notice").map(textOf);

/** The rows of the table: the compared property, the relation of the two values, and both values. */
function rowsOf(page: Page): string[][] {
  return page.all(".compare-table__row").map((row) => elementsIn(row, "th, td").map(textOf));
}

describe("a comparison", () => {
  test("OF-01 OF-12 shows two products side by side, with every difference marked by a sign and a word", async () => {
    const { status, html, page } = await load(OAK_AND_GLOSS);
    expect(status).toBe(200);
    expect(namesIn(page)).toEqual(["Natural oak laminate", "High-gloss white"]);
    const rows = rowsOf(page);
    expect(rows.every((cells) => cells.length === 3)).toBe(true);
    for (const [head = "", one, two] of rows) {
      expect(head).toMatch(/(≠Differs|=Same)$/);
      expect(head.endsWith("=Same")).toBe(one === two);
    }
    expect(rows.map(([head]) => head)).toEqual(
      expect.arrayContaining(["Sheen≠Differs", "Price≠Differs", "Lead time≠Differs"]),
    );
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("OF-12 a checkbox hides equal rows, without a script", async () => {
    const { page } = await load(OAK_AND_GLOSS);
    expect(attribute(page.one(".compare-only input"), "type")).toBe("checkbox");
    const same = page.all(".compare-table__row.is-same").map((row) => textOf(row));
    expect(same.length).toBeGreaterThan(0);
    expect(same.every((text) => text.includes("=Same"))).toBe(true);
  });

  test("OF-12 is shared by its own address, and not indexed by search engines", async () => {
    const { html, page } = await load(OAK_AND_GLOSS);
    expect(attribute(page.one('meta[name="robots"]'), "content")).toBe("noindex");
    expect(attribute(page.one('head link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + LAMINATES);
    expect(html).toContain(encodeURIComponent(PUBLIC_URL + OAK_AND_GLOSS));
    expect(hrefs(page, ".compare__ways a.btn")).toEqual([`${BASE}/finishes/acrylic?compare=ACR-001,LAM-001`]);
  });

  test.each([
    [`${LAMINATES}?compare=LAM-001%2CACR-001`, undefined],
    [`${BASE}/finishes/all?compare=LAM-001,ACR-001`, OAK_AND_GLOSS],
    [`${BASE}/accessories?compare=LAM-001,ACR-001`, OAK_AND_GLOSS],
    [`${LAMINATES}?compare=LAM-001,,ACR-001,LAM-001`, OAK_AND_GLOSS],
    [`${OAK_AND_GLOSS}&filters=nonsense&page=2`, OAK_AND_GLOSS],
    [`${LAMINATES}?compare=`, LAMINATES],
    [`${LAMINATES}?compare=,&page=1`, `${LAMINATES}?page=1`],
  ])("OF-12 has one canonical address: %s", async (path, expected) => {
    const { status, headers } = await site.fetch(path);
    expect([status, headers.get("location") ?? undefined]).toEqual([expected ? 302 : 200, expected]);
  });

  test("OF-12 with a third product, two are compared, and the third can replace either", async () => {
    const { page } = await load(`${OAK_AND_GLOSS},LAM-002`);
    expect(namesIn(page)).toEqual(["Natural oak laminate", "High-gloss white"]);
    const [notice = ""] = noticesIn(page);
    expect(notice).toContain("You can compare two products.");
    for (const name of ["Natural oak laminate", "High-gloss white", "Dark walnut laminate"])
      expect(notice).toContain(name);
    expect(hrefs(page, ".compare__instead a")).toEqual([
      `${LAMINATES}?compare=ACR-001,LAM-002`,
      `${LAMINATES}?compare=LAM-001,LAM-002`,
    ]);
  });

  test.each([
    ["is not in the range", "ZZZ-999", "ZZZ-999"],
    ["is no longer available", "GLS-003", "is no longer available"],
    ["is not a code", encodeURIComponent("<b>"), "<b>"],
  ])("OF-12 says when one of the two %s, and shows the other", async (_, code, said) => {
    const { status, page } = await load(`${LAMINATES}?compare=LAM-001,${code}`);
    expect(status).toBe(200);
    expect(namesIn(page)).toEqual(["Natural oak laminate"]);
    expect(noticesIn(page)).toEqual([expect.stringContaining(said)]);
    expect(hrefs(page, ".compare__second a")).toEqual([`${LAMINATES}?compare=LAM-001`]);
    expect(page.all(".compare-table")).toEqual([]);
  });

  test("OF-12 with only unavailable products is not found, and links to the list", async () => {
    const { status, page } = await load(`${LAMINATES}?compare=ZZZ-998,ZZZ-999`);
    expect(status).toBe(404);
    expect(hrefs(page, "main .state a")).toEqual([LAMINATES]);
  });

  test("OF-12 of a finish and an accessory compares only the common properties, and says so", async () => {
    const { status, page } = await load(`${LAMINATES}?compare=LAM-001,ACC-002`);
    expect(status).toBe(200);
    expect(noticesIn(page)).toEqual(
      expect.arrayContaining([expect.stringContaining("we compare only what both have")]),
    );
    const heads = rowsOf(page).map(([head = ""]) => head.replace(/[≠=].*/, ""));
    expect(heads).toEqual(expect.arrayContaining(["Price", "Lead time", "Warranty", "Size"]));
    expect(heads).not.toContain("Sheen");
    expect(heads).not.toContain("Load");
  });
});

describe("choosing products to compare by query parameter", () => {
  const valuesIn = (page: Page, selector: string) =>
    page.all(selector).map((button) => [attribute(button, "value"), attribute(button, "aria-pressed")]);

  test("OF-12 every card of a list has a toggle that submits the tray's form", async () => {
    const { page } = await load(LAMINATES);
    const toggles = page.all(".gallery [data-compare]");
    expect(toggles).toHaveLength(page.all(".offering-card").length);
    expect(valuesIn(page, ".gallery [data-compare]")[0]).toEqual(["LAM-001", "false"]);
    const form = page.one(`form#${attribute(toggles[0] ?? page.one("form"), "form")}`);
    expect([attribute(form, "method"), attribute(form, "action")]).toEqual(["get", LAMINATES]);
    expect(page.all(".compare-tray[data-shown]")).toEqual([]);
  });

  test("OF-12 a chosen product is in the tray, and its list keeps it in its links", async () => {
    const { html, page } = await load(`${LAMINATES}?compare=LAM-001`);
    expect(textOf(page.one(".compare-tray[data-shown]"))).toContain("Natural oak laminate");
    expect(valuesIn(page, ".gallery [data-compare]").slice(0, 2)).toEqual([
      ["", "true"],
      ["LAM-001,LAM-002", "false"],
    ]);
    expect(hrefs(page, ".offering-tabs a").every((href) => href.endsWith("?compare=LAM-001"))).toBe(true);
    expect(hrefs(page, ".offering-card h3 a")[1]).toBe(`${LAMINATES}/LAM-002?compare=LAM-001`);
    expect(attribute(page.one('meta[name="robots"]'), "content")).toBe("noindex");
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("OF-12 filters and the page number stay while products are chosen", async () => {
    const { page } = await load(`${BASE}/finishes/all?filters=colour:3001&compare=LAM-001`);
    const kept = page.all(".compare-tray input").map((input) => attribute(input, "name"));
    const second = (await load(`${BASE}/finishes/all?page=2&compare=LAM-001`)).page;
    expect(attribute(second.one('.compare-tray input[name="page"]'), "value")).toBe("2");
    expect(kept.every((name) => name !== "compare")).toBe(true);
    expect(hrefs(second, ".gallery a").filter((href) => href.includes("page="))).not.toEqual([]);
    for (const href of hrefs(second, ".gallery__foot a, .gallery__before a"))
      expect(href).toContain("compare=LAM-001");
  });

  test("OF-12 a product's own page can add it to the earlier choice", async () => {
    const { page } = await load(`${LAMINATES}/LAM-002?compare=ACR-001`);
    expect(valuesIn(page, ".compare-toggle--button")).toEqual([["ACR-001,LAM-002", "false"]]);
    expect(attribute(page.one("form#compare-form"), "action")).toBe(LAMINATES);
    expect(textOf(page.one(".compare-tray[data-shown]"))).toContain("High-gloss white");
  });
});
