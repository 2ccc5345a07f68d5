import { describe, expect, test } from "vitest";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, hrefs, type Page, readHtml, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const BASE = "/in/interiors/offerings";
const OAK = `${BASE}/finishes/laminates/LAM-001`;
const HINGE = `${BASE}/hardware/ACC-001`;

async function load(path: string): Promise<{ status: number; html: string; page: Page }> {
  const response = await site.fetch(path);
  const html = await response.text();
  return { status: response.status, html, page: readHtml(html) };
}

function productIn(html: string): Record<string, unknown> {
  const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const nodes: Record<string, unknown>[] = JSON.parse(json)["@graph"] ?? [];
  return nodes.find((node) => node["@type"] === "Product") ?? {};
}

describe("an offering", () => {
  test.each([
    [OAK, OAK],
    [`${BASE}/finishes/LAM-001`, OAK],
    [`${BASE}/kitchen-cabinets/base-cabinets/ACC-001`, HINGE],
    [`${BASE}/kitchen-cabinets/ACC-001`, HINGE],
    [`${BASE}/wardrobe-cabinets/wardrobe-accessories/ACC-001`, HINGE],
    [`${BASE}/wardrobe-cabinets/ACC-001`, HINGE],
    [`${BASE}/accessories/ACC-001`, HINGE],
    [`${BASE}/ACC-001`, HINGE],
  ])(
    "OF-02 OF-03 OF-04 OF-05 AMB-08 AMB-09 answers at %s, and has one canonical address",
    async (path, canonical) => {
      const { status, page } = await load(path);
      expect(status).toBe(200);
      expect(attribute(page.one('head link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + canonical);
    },
  );

  test("redirects to its own list if an address names another", async () => {
    const response = await site.fetch(`${BASE}/finishes/acrylic/LAM-001`);
    expect([response.status, response.headers.get("location")]).toEqual([301, OAK]);
  });

  test.each([
    `${BASE}/finishes/laminates/zz-none`,
    `${BASE}/finishes/zz-none/LAM-001`,
    `${BASE}/finishes/laminates/ACC-001`,
    `${BASE}/kitchen-cabinets/zz-none/zz-none`,
    `${BASE}/kitchen-cabinets/LAM-001`,
    `${BASE}/finishes/laminates/%20`,
  ])("is not found at %s", async (path) => {
    expect((await load(path)).status).toBe(404);
  });

  test.each([
    ["discontinued", `${BASE}/finishes/laminates/LAM-014`],
    ["discontinued", `${BASE}/kitchen-cabinets/wall-cabinets/ACC-016`],
    ["out of stock", `${BASE}/finishes/glass/GLS-003`],
    ["on request", `${BASE}/finishes/countertops/CTP-012`],
    ["out of stock", `${BASE}/wardrobe-cabinets/ACC-026`],
  ])("OF-10 AMB-38 is not found while it is %s: %s", async (_, path) => {
    const { status, html } = await load(path);
    expect(status).toBe(404);
    expect(html).toContain("This page could not be found");
  });

  test("OF-07 shows every field that the call returns", async () => {
    const { html, page } = await load(OAK);
    const words = textOf(page.one("main"));
    expect(textOf(page.one("h1"))).toBe("Natural oak laminate");
    for (const part of [
      "LAM-001",
      "Wood-grain laminate",
      "A straight oak grain",
      "The laminate we sell most",
      "Wipe along the grain",
      "High-pressure laminate",
      "10 years against peeling",
      "Made to your order",
      "₹690",
      "sq ft of front, pressed on 18 mm board and edged",
      "BWR plywood, HDF-HMR board",
    ])
      expect(words).toContain(part);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("OF-07 has its pictures in order: the sample first, then the rooms", async () => {
    const { page } = await load(OAK);
    const alts = page.all("main img").map((image) => attribute(image, "alt"));
    expect(alts[0]).toBe("Sample of natural oak laminate on a sheet of paper");
    expect(page.all("#rooms .offering-rooms img")).toHaveLength(4);
  });

  test("OF-07 shows its size in millimetres, and in the units used in India", async () => {
    expect(textOf((await load(OAK)).page.one(".offering-panel__facts"))).toContain(
      "1,220 × 2,440 mm, 1 mm thick4 × 8 ft",
    );
    const drawer = await load(`${BASE}/kitchen-cabinets/drawers/ACC-002`);
    expect(textOf(drawer.page.one(".offering-panel__facts"))).toContain(
      "564 wide × 140 high × 500 mm deep22.2 × 5.5 × 19.7 in",
    );
  });

  test("has the label of its finish, for the city in the address, and the same room with and without it", async () => {
    const { page } = await load(`${OAK}?city=mumbai`);
    expect(textOf(page.one("#material-label"))).toContain("Moisture");
    expect(page.all("#details dt").map(textOf).join()).not.toContain("Moisture");
    expect(page.all("#in-room")).toHaveLength(1);
    expect(attribute(page.one('head link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + OAK);
    expect((await load(HINGE)).page.all("#material-label, #in-room")).toEqual([]);
  });

  test("explains the terms of its features", async () => {
    const { page } = await load(`${BASE}/kitchen-cabinets/drawers/ACC-002`);
    const rows = page.all(".offering-features > div").map(textOf);
    expect(rows.find((row) => row.startsWith("Module width"))).toContain("450 mm, 600 mm, 750 mm, 900 mm");
    expect(rows.find((row) => row.startsWith("Load"))).toMatch(/carries.*35 kg$/);
  });

  test("links to rooms with it, to matching products and to its list, which all exist", async () => {
    const { page } = await load(OAK);
    const pairs = hrefs(page, ".offering-pairs .card__title a");
    expect(pairs.map((href) => href.split("/").at(-1))).toEqual(["LAM-006", "CTP-001", "MET-002"]);
    const rooms = hrefs(page, "#rooms .card__title a");
    expect(rooms).toHaveLength(3);
    const crumbs = hrefs(page, ".crumbs a");
    expect(crumbs).toContain(`${BASE}/finishes/laminates`);
    for (const href of [...pairs, ...rooms, ...crumbs])
      expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
  });

  test("can be saved, and requested with its name", async () => {
    const { page } = await load(OAK);
    const [heart] = page.all(".offering__tools [data-save]");
    expect(heart && JSON.parse(attribute(heart, "data-save") ?? "{}")).toMatchObject({
      slug: "LAM-001",
      href: OAK,
    });
    const asks = page.all(".offering-panel [data-opens='lead-drawer']");
    expect(asks).toHaveLength(2);
    for (const ask of asks) expect(attribute(ask, "data-about")).toBe("Natural oak laminate, LAM-001");
  });

  test("is a product with an offer in structured data", async () => {
    const { html } = await load(OAK);
    expect(productIn(html)).toMatchObject({
      sku: "LAM-001",
      category: "Laminates",
      offers: {
        "@type": "Offer",
        price: 690,
        priceCurrency: "INR",
        availability: "https://schema.org/InStock",
        url: PUBLIC_URL + OAK,
      },
    });
  });
});
