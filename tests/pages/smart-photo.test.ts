import { describe, expect, test } from "vitest";
import type { SceneProps } from "../../src/web/features/design-ideas/smart-photo/state/use-scene.ts";
import { PUBLIC_URL, sharedSite, testSite } from "../support/open-test-site.ts";
import { attribute, type Page, readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();

const SHAPES = [
  "designs/modern-kitchen",
  "designs/kitchen/modern-kitchen",
  "designs/smart-photo/modern-kitchen",
  "designs/kitchen/smart-photo/modern-kitchen",
];

async function open(path: string): Promise<{ status: number; html: string; page: Page }> {
  const response = await site.fetch(path);
  const html = await response.text();
  return { status: response.status, html, page: readHtml(html) };
}

const statusOf = async (path: string) => (await site.fetch(path)).status;
const canonicalOf = (page: Page) => attribute(page.one('link[rel="canonical"]'), "href");

/** The scene data that the browser receives. */
const told = (page: Page): SceneProps =>
  JSON.parse(attribute(page.one("[data-island='stage-scene']"), "data-island-props") ?? "");

describe("the addresses of a smart photo", () => {
  test.each(["in", "sg", "sa", "sa-ar"])(
    "SP-01 SP-03 SP-04 all show it in /%s, with one canonical address",
    async (region) => {
      for (const shape of SHAPES) {
        const { status, page } = await open(`/${region}/${shape}`);
        expect([shape, status]).toEqual([shape, 200]);
        expect(canonicalOf(page)).toBe(`${PUBLIC_URL}/${region}/designs/kitchen/modern-kitchen`);
      }
    },
  );

  test.each([
    "/in/designs/wardrobe/modern-kitchen",
    "/in/designs/looks/modern-kitchen",
    "/in/designs/kitchen/looks/modern-kitchen",
    "/in/designs/wardrobe/smart-photo/modern-kitchen",
    "/in/designs/no-such-photo",
    "/my/designs/modern-kitchen",
  ])("do not include %s", async (path) => {
    expect(await statusOf(path)).toBe(404);
  });

  test("SP-12 are valid only in its country", async () => {
    expect(await statusOf("/in/designs/sage-living-room")).toBe(200);
    expect(await statusOf("/sg/designs/sage-living-room")).toBe(404);
    expect(await statusOf("/sa/designs/sage-living-room")).toBe(404);
  });
});

describe("SP-12 a photograph of another country", () => {
  const backend = stubBackend((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ data: { smartPhoto_details: indianPhoto() } }));
  });
  const elsewhere = testSite(() => ({ GRAPHQL_URL: backend.url() }));

  test("is not found, even if the backend returns it", async () => {
    expect((await elsewhere.fetch("/in/designs/modern-kitchen")).status).toBe(200);
    expect((await elsewhere.fetch("/sg/designs/modern-kitchen")).status).toBe(404);
  });
});

describe("SP-02 the experiments", () => {
  test.each(["exp_1", "exp_2", "exp_3"])(
    "%s shows the same photograph, and is not indexed by search engines",
    async (name) => {
      for (const path of [
        `/in/designs/${name}/modern-kitchen`,
        `/in/designs/${name}/smart-photo/modern-kitchen`,
      ]) {
        const { status, html, page } = await open(path);
        expect([path, status]).toEqual([path, 200]);
        expect(canonicalOf(page)).toBe(`${PUBLIC_URL}/in/designs/kitchen/modern-kitchen`);
        expect(html).toContain('name="robots" content="noindex"');
        expect(page.all(".scene .choice")).toHaveLength(12);
        expect(await htmlProblems(html)).toEqual([]);
      }
      expect(await statusOf(`/in/designs/${name}/looks/modern-kitchen`)).toBe(404);
      expect(await statusOf(`/sg/designs/${name}/modern-kitchen`)).toBe(404);
    },
  );

  test("are three layouts", async () => {
    const layouts = await Promise.all(
      ["exp_1", "exp_2", "exp_3"].map(async (name) => {
        const { page } = await open(`/in/designs/${name}/modern-kitchen`);
        return attribute(page.one("#scene"), "class");
      }),
    );
    expect(new Set(layouts).size).toBe(3);
  });
});

describe("the page of a smart photo", () => {
  const path = "/in/designs/kitchen/modern-kitchen";

  test("SP-05 SP-07 has a number on the photograph for every piece, and each piece with its variations", async () => {
    const { page } = await open(path);
    const spots = page
      .all(".spot")
      .map((spot) => new URL(attribute(spot, "href") ?? "", PUBLIC_URL).searchParams.get("piece"));
    expect(spots.slice(0, 3)).toEqual(["base-cabinets", "counter", "splashback"]);
    expect(spots).toHaveLength(12);
    for (const spot of page.all(".spot")) {
      expect(attribute(spot, "style")).toMatch(/--x:\s*[\d.]+%;\s*--y:\s*[\d.]+%/);
    }
    expect(page.all('input[name="p.base-cabinets"]')).toHaveLength(6);
    expect(page.all('input[name="p.hob"]')).toHaveLength(2);
    expect(attribute(page.one(".scene-photo"), "dir")).toBe("ltr");
  });

  test("SP-05 lists every piece beside the photograph", async () => {
    const { page } = await open(path);
    const rows = page.all("#list tbody tr");
    expect(rows).toHaveLength(12);
    for (const row of rows) expect(textOf(row)).toMatch(/₹[\d,]+/);
  });

  test("SP-06 SP-09 shows the designer, the city, the size of the room and what its price includes", async () => {
    const { html } = await open(path);
    for (const said of [
      "Meera Krishnan",
      "Ananya Rao",
      "Bengaluru",
      "Matte laminate",
      "14 × 11 ft",
      "154 sq ft",
      "Making, delivery and fitting",
      "Moving gas, water or power points",
    ])
      expect(html).toContain(said);
    expect((await open("/sa/designs/kitchen/modern-kitchen")).html).toContain("4.6 × 3.8 m");
  });

  test("SP-08 SP-10 SP-11 offers each variation with its picture and its price, and selects the default", async () => {
    const { page } = await open(path);
    const radios = page.all('input[name="p.counter"]');
    const counter = told(page).facts.pieces.find(({ id }) => id === "counter");
    expect(counter?.variations.map(({ price }) => price)).toEqual([33_920, 33_920, 33_920, 37_760]);
    expect(page.all("#piece-counter .choice__more").map(textOf)).toEqual([
      "as shown",
      "same price",
      "same price",
      "+₹3,840",
    ]);
    expect(radios.map((radio) => attribute(radio, "checked") !== undefined)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    const prints = counter?.variations.map(({ print }) => print) ?? [];
    expect(prints[0]).toBeNull();
    expect(prints.slice(1, 4).every((print) => print?.includes("--counter-"))).toBe(true);
    expect(page.all("#piece-counter .swatch img")).toHaveLength(4);
  });

  test("SP-13 SP-14 SP-16 shows care, warranty, returns and lead time, and the units of made-to-measure products", async () => {
    const { page } = await open(path);
    const details = textOf(page.one("#piece-base-cabinets-details"));
    for (const said of [
      "30 days",
      "10 years on carcass",
      "damp cloth",
      "can’t be returned",
      "Sink unit with bin",
    ])
      expect(details).toContain(said);
    expect(textOf(page.one("#piece-hob-details"))).toContain("2 years by the maker");
  });

  test("SP-15 SP-16 is in Arabic at an Arabic address", async () => {
    const { page } = await open("/sa-ar/designs/kitchen/modern-kitchen");
    expect(textOf(page.one("h1"))).toBe("مطبخ كحلي بجزيرة بيضاء");
    expect(textOf(page.one("#piece-base-cabinets-details"))).toContain("10 سنوات");
  });

  test("SP-17 has the button GET THIS DESIGN, with its CTA type", async () => {
    for (const address of [path, "/in/designs/exp_1/modern-kitchen", "/sg/designs/modern-kitchen"]) {
      const { page } = await open(address);
      const asks = page.all(".scene .scene-total a");
      expect(asks.length).toBeGreaterThan(0);
      for (const ask of asks)
        expect([textOf(ask), attribute(ask, "data-cta-type")]).toEqual([
          "GET THIS DESIGN",
          "Design Idea Tag",
        ]);
    }
  });

  test("SP-05 shows the picture of the latest choice and the total of all choices, directly from the address", async () => {
    const { page } = await open(`${path}?pieces=base-cabinets:2,counter:4,hob:off`);
    expect(attribute(page.one(".scene-photo img"), "src")).toContain("--counter-terrazzo");
    expect(textOf(page.one("#list tfoot"))).toContain("₹6,03,500");
    expect(textOf(page.one("#list tfoot"))).toContain("11 of 12");
    const caption = textOf(page.one(".scene-caption"));
    for (const name of ["Terrazzo worktop", "Base cabinets in ivory gloss", "Gas hob"])
      expect(caption).toContain(name);
    expect(canonicalOf(page)).toBe(PUBLIC_URL + path);
  });

  test("ignores invalid values", async () => {
    const { status, page } = await open(`${path}?pieces=x,counter:99,:::,hob:maybe&piece=nothing&room=abc`);
    expect(status).toBe(200);
    expect(textOf(page.one("#list tfoot"))).toContain("12 of 12");
    expect(page.all(".scene-side.is-idle")).toHaveLength(1);
  });

  test("SP-05 opens the piece in the address", async () => {
    const { page } = await open(`${path}?piece=counter`);
    expect(page.all(".scene-side.is-idle")).toHaveLength(0);
    const shown = page.all(".panel").filter((panel) => attribute(panel, "hidden") === undefined);
    expect(shown.map((panel) => attribute(panel, "id"))).toEqual(["piece-counter"]);
  });

  test("redirects a form to its canonical address", async () => {
    const response = await site.fetch(
      `${path}?pieces=splashback:2&piece=counter&p.base-cabinets=1&p.counter=2&p.splashback=2&p.hob=off&p.none=3`,
    );
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(
      `${path}?pieces=splashback:2,counter:2,hob:off&piece=counter`,
    );
  });

  test.each([
    "/in/design-ideas/kitchen-designs/designs-price/modern-kitchen-price",
    "/in/designs/exp_1/modern-kitchen",
    "/in/designs/exp_2/modern-kitchen",
    "/in/designs/exp_3/modern-kitchen",
  ])("the form of %s leaves a piece out", async (address) => {
    const { page } = await open(address);
    expect(page.all('input[name="p.hob"][value="off"]')).not.toHaveLength(0);
    const answer = await site.fetch(`${address}?p.hob=off`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${address}?pieces=hob:off`]);
    const { page: without } = await open(`${address}?pieces=hob:off`);
    expect(without.all(".scene-caption").map(textOf)[0]).toMatch(/\S/);
  });

  test("is priced for the visitor's room, in proportion to the chosen pieces", async () => {
    const room = "room=10x8&city=bengaluru&tier=premium";
    const lowest = async (query: string) => {
      const { page } = await open(`${path}?${query}`);
      const [price] = page.all(".scene-total__room .price");
      expect(price && textOf(price)).toMatch(/^₹[\d.]+ – [\d.]+ lakh$/);
      return told(page).room?.band?.low ?? 0;
    };
    const whole = await lowest(room);
    const less = await lowest(`${room}&pieces=oven-tower:off`);
    expect(less / whole).toBeCloseTo((617_360 - 109_900) / 617_360, 2);
  });

  test("FH-01 has structured data with its lowest and highest price", async () => {
    const { html } = await open(path);
    const [, json = ""] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
    const product = JSON.parse(json)["@graph"].find(
      (node: Record<string, string>) => node["@type"] === "Product",
    );
    expect(product.offers).toMatchObject({
      "@type": "AggregateOffer",
      priceCurrency: "INR",
      description: "₹610,160.00 – ₹638,800.00",
      lowPrice: 610_160,
      highPrice: 638_800,
    });
  });

  test("links to other rooms of the country, with the same kind first", async () => {
    const { page } = await open(path);
    const links = page
      .all("[aria-labelledby=other-photos] .card__title a")
      .map((link) => attribute(link, "href") ?? "");
    expect(links.length).toBeGreaterThan(2);
    expect(links[0]).toMatch(/^\/in\/designs\/kitchen\//);
    expect(links).not.toContain(path);
    for (const link of links) expect([link, await statusOf(link)]).toEqual([link, 200]);
  });

  test.each([path, "/sa-ar/designs/kitchen/modern-kitchen", `${path}?piece=counter&pieces=hob:off`])(
    "%s is valid HTML",
    async (address) => {
      expect(await htmlProblems((await open(address)).html)).toEqual([]);
    },
  );
});

/** The response of a backend that ignores the requested country. */
function indianPhoto() {
  const photo = { url: "/api/images/kitchen-sage-1", width: 1600, height: 1067, dominant: "#aaaaaa" };
  return {
    slug: "modern-kitchen",
    contentType: "smart-photo",
    smartphotoContentId: "in-modern-kitchen",
    countryCode: "IN",
    title: "A kitchen",
    description: "A kitchen of another country.",
    baseSceneImageUrl: photo.url,
    imageSizeRatio: 66.69,
    currency: "INR",
    totalPrice: 24_900,
    visibleTags: [],
    city: null,
    author: null,
    designedBy: null,
    roomType: "kitchen",
    smartPhotoLite: false,
    roomDimensions: null,
    roomSize: null,
    viewImages: [
      {
        baseSceneImageUrl: photo.url,
        altText: "A kitchen",
        photo,
        products: [
          {
            id: "hob",
            name: "Gas hob",
            hotspot: { x: 0.5, y: 0.5 },
            moreHotspots: [],
            quantity: 1,
            unit: "piece",
            note: null,
            customSku: null,
            price: 24_900,
            variations: [],
          },
        ],
      },
    ],
    includes: [],
    excludes: [],
    care: null,
    ctaText: null,
    seoTitle: null,
    seoDescription: null,
  };
}
