import { describe, expect, test } from "vitest";
import { galleryTotal } from "../support/gallery-total.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, elementsIn, hrefs, type Page, readHtml, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const BASE = "/in/interiors/offerings";
const LAMINATES = `${BASE}/finishes/laminates`;
const ALL_FINISHES = `${BASE}/finishes/all`;

async function load(path: string): Promise<{ status: number; html: string; page: Page }> {
  const response = await site.fetch(path);
  const html = await response.text();
  return { status: response.status, html, page: readHtml(html) };
}

function codesIn(page: Page): string[] {
  return page
    .all(".offering-card")
    .map((card) => textOf(elementsIn(card, ".facts li")[0] ?? card))
    .sort();
}

function canonicalOf(page: Page): string | undefined {
  return attribute(page.one('head link[rel="canonical"]'), "href")?.replace(PUBLIC_URL, "");
}

describe("a list of offerings", () => {
  test.each([
    [`${BASE}/finishes/laminates`, "Laminates"],
    [ALL_FINISHES, "Finishes"],
    [`${BASE}/kitchen-cabinets/base-cabinets`, "Base cabinet fittings"],
    [`${BASE}/kitchen-cabinets/all`, "Kitchen fittings"],
    [`${BASE}/wardrobe-cabinets/wardrobe-accessories`, "Wardrobe accessories"],
    [`${BASE}/accessories`, "Accessories"],
    [`${BASE}/handles`, "Handles and knobs"],
  ])("OF-01 OF-02 OF-03 OF-04 OF-05 exists at %s", async (path, title) => {
    const { status, html, page } = await load(path);
    expect(status).toBe(200);
    expect(textOf(page.one("h1"))).toBe(title);
    expect(codesIn(page).length).toBeGreaterThan(0);
    expect(canonicalOf(page)).toBe(path);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test.each([
    [`${BASE}/drawers`, `${BASE}/kitchen-cabinets/drawers`],
    [`${BASE}/kitchen-cabinets/hanging`, `${BASE}/wardrobe-cabinets/hanging`],
    [`${BASE}/finishes/finishes`, ALL_FINISHES],
  ])("OF-05 AMB-09 has one canonical address: %s", async (path, canonical) => {
    const { status, page } = await load(path);
    expect([status, canonicalOf(page)]).toEqual([200, canonical]);
  });

  test.each([`${BASE}/zz-none`, `${BASE}/laminates`, `${BASE}/finishes/drawers`, `${LAMINATES}?page=400`])(
    "is not found at %s",
    async (path) => {
      expect((await load(path)).status).toBe(404);
    },
  );

  test("OF-09 hides discontinued and out-of-stock products, and shows those available on request", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((number) => load(`${ALL_FINISHES}?page=${number}`)));
    const codes = pages.flatMap(({ page }) => codesIn(page));
    expect(codes).toContain("LAM-001");
    expect(codes).toContain("CTP-012");
    for (const hidden of ["LAM-014", "MET-005", "ACR-006", "FAB-005", "GLS-003"])
      expect(codes).not.toContain(hidden);
    expect(codes).toHaveLength(galleryTotal(pages[0]?.page ?? readHtml("")));
    const accessories = await load(`${BASE}/wardrobe-cabinets/wardrobe-pull-outs`);
    expect(codesIn(accessories.page)).not.toContain("ACC-026");
  });

  test("OF-10 a product available on request has no page link, and opens the lead form", async () => {
    const { page } = await load(`${BASE}/finishes/countertops`);
    const card = page.all(".offering-card").find((one) => textOf(one).includes("CTP-012"));
    expect(card && elementsIn(card, ".card__title a")).toEqual([]);
    expect(card && elementsIn(card, '[data-opens="lead-drawer"]')).toHaveLength(1);
  });

  test("OF-17 has the page size of its config, and lists every product once", async () => {
    const pages = await Promise.all([1, 2, 3].map((number) => load(`${ALL_FINISHES}?page=${number}`)));
    expect(pages.slice(0, 2).map(({ page }) => codesIn(page).length)).toEqual([21, 21]);
    const all = pages.flatMap(({ page }) => codesIn(page));
    expect(new Set(all).size).toBe(all.length);
  });

  test("OF-08 has every filter of its config, also without a script", async () => {
    const { page } = await load(LAMINATES);
    const names = page.all(".filter-group__name").map(textOf);
    expect(names).toEqual(["Kind", "Colour", "Sheen", "Pattern", "Zones allowed"]);
    const sent = await site.fetch(`${LAMINATES}?f.product_type_id=101&f.colour=3001&f.colour=3003`);
    expect(sent.status).toBe(302);
    expect(sent.headers.get("location")).toBe(`${LAMINATES}?filters=product_type_id:101;colour:3001,3003`);
  });

  test("OF-16 values of one filter are alternatives, and all filters must match", async () => {
    const all = codesIn((await load(LAMINATES)).page);
    const one = codesIn((await load(`${LAMINATES}?filters=sheen:2001`)).page);
    const both = codesIn((await load(`${LAMINATES}?filters=sheen:2001,2002`)).page);
    const narrow = codesIn((await load(`${LAMINATES}?filters=product_type_id:102;sheen:2002`)).page);
    expect(one.length).toBeGreaterThan(0);
    expect(one.length).toBeLessThan(all.length);
    expect(both).toEqual(all);
    expect(narrow).toEqual(["LAM-001", "LAM-002", "LAM-003", "LAM-004", "LAM-005"]);
  });

  test("says when nothing matches, with a link back, and ignores unknown filters", async () => {
    const none = await load(`${LAMINATES}?filters=product_type_id:102;sheen:2001`);
    expect(none.status).toBe(404);
    expect(hrefs(none.page, "[data-gallery] .state a")).toContain(LAMINATES);
    const odd = await load(`${LAMINATES}?filters=mood:7;sheen:2001`);
    expect(odd.status).toBe(200);
    expect(textOf(odd.page.one(".applied__unknown"))).toContain("mood:7");
  });

  test("OF-01 has cards with price, code, resistance values and a heart, and cues among them", async () => {
    const { page } = await load(ALL_FINISHES);
    const [card] = page.all(".offering-card");
    if (!card) throw new Error("There is no card.");
    expect(textOf(elementsIn(card, ".card__price")[0] ?? card)).toMatch(/^₹[\d,]+ per /);
    expect(elementsIn(card, ".offering-truths dt").map(textOf)).toEqual(["Moisture", "Scratch", "Heat"]);
    const saved = JSON.parse(attribute(elementsIn(card, "[data-save]")[0] ?? card, "data-save") ?? "{}");
    expect(saved).toMatchObject({ contentType: "finishes", href: expect.stringContaining(saved.slug) });
    const places = page.all(".gallery__grid > li");
    expect(places.findIndex((place) => elementsIn(place, ".cue").length > 0)).toBe(4);
  });

  test("links to the other lists and to every product, which all exist", async () => {
    const { page } = await load(`${BASE}/kitchen-cabinets/drawers`);
    const links = [...hrefs(page, ".offering-tab"), ...hrefs(page, ".offering-card .card__title a")];
    expect(links.length).toBeGreaterThan(10);
    for (const href of links) expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
    expect(hrefs(page, '.offering-tab[aria-current="page"]')).toEqual([`${BASE}/kitchen-cabinets/drawers`]);
  });

  test("is in the sitemap once, like its products", async () => {
    const xml = await (await site.fetch("/in/sitemap.xml")).text();
    const count = (path: string) => xml.split(`<loc>${PUBLIC_URL}${path}</loc>`).length - 1;
    for (const path of [
      LAMINATES,
      `${LAMINATES}/LAM-001`,
      `${BASE}/wardrobe-cabinets/hanging`,
      `${BASE}/hardware/ACC-001`,
    ])
      expect([path, count(path)]).toEqual([path, 1]);
    for (const path of [`${LAMINATES}/LAM-014`, `${BASE}/kitchen-cabinets/hanging`, `${BASE}/drawers`])
      expect([path, count(path)]).toEqual([path, 0]);
  });
});
