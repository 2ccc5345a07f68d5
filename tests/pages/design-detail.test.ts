import { describe, expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, hrefs, type Page, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const REGIONS = ["in", "sg", "my"] as const;
const open = (path: string) => openPage(site, path);

function canonicalOf(page: Page): string | undefined {
  return attribute(page.one('link[rel="canonical"]'), "href");
}

describe.each(REGIONS)("designs in %s", (region) => {
  const ideas = `/${region}/design-ideas`;
  const design = `${ideas}/kitchen-designs/designs/modern-kitchen`;

  test("DI-04 a design answers with and without its category, and has one canonical address", async () => {
    for (const path of [design, `${ideas}/designs/modern-kitchen`]) {
      const { page } = await open(path);
      expect(textOf(page.one("h1"))).not.toBe("");
      expect(canonicalOf(page)).toBe(PUBLIC_URL + design);
    }
  });

  test("DI-14 DI-29 a design that is missing or not in this category is not found", async () => {
    const missing = [
      `${ideas}/kitchen-designs/designs/zz-none`,
      `${ideas}/wardrobe/designs/modern-kitchen`,
      `${ideas}/designs/zz-none`,
      // The slug of a priced design, which has a different address.
      `${ideas}/kitchen-designs/designs/modern-kitchen-price`,
      `${ideas}/kitchen-designs/designs/z%00z`,
      `${ideas}/kitchen-designs/designs/a;slug.excludes:b`,
    ];
    for (const path of missing) expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
  });

  test("DI-06 the generic address finds a design of either kind, and has the design's own canonical address", async () => {
    const unpriced = await open(`${ideas}/kitchen-designs/modern-kitchen`);
    expect(canonicalOf(unpriced.page)).toBe(PUBLIC_URL + design);
    const priced = await open(`${ideas}/kitchen-designs/modern-kitchen-price`);
    expect(canonicalOf(priced.page)).toBe(
      `${PUBLIC_URL}${ideas}/kitchen-designs/designs-price/modern-kitchen-price`,
    );
    for (const path of [`${ideas}/kitchen-designs/zz-none`, `${ideas}/wardrobe/modern-kitchen`])
      expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
  });

  test("DI-06 AMB-58 a slug without its category shows the design's page, unless it is a category", async () => {
    const priced = `${ideas}/kitchen-designs/designs-price/modern-kitchen-price`;
    for (const [path, canonical] of [
      [`${ideas}/modern-kitchen`, design],
      [`${ideas}/modern-kitchen-price`, priced],
      [`${ideas}/kitchen-designs`, `${ideas}/kitchen-designs`],
    ] as const) {
      const { page } = await open(path);
      expect([path, canonicalOf(page)]).toEqual([path, PUBLIC_URL + canonical]);
      expect(textOf(page.one("h1"))).not.toBe("");
    }
    for (const path of [`${ideas}/zz-none`, `${ideas}/designs`, `${ideas}/search`])
      expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
  });

  test("DI-09 every tag is a link with its ctaType that leads to designs with the tag", async () => {
    const { page } = await open(design);
    const tags = hrefs(page, ".tag-links a");
    expect(tags.length).toBeGreaterThan(2);
    for (const href of tags) {
      const url = new URL(href, PUBLIC_URL);
      expect([href, url.searchParams.get("ctaType")]).toEqual([href, "Design Idea Tag"]);
      expect([href, (await site.fetch(url.pathname + url.search)).status]).toEqual([href, 200]);
    }
  });

  test("each colour of the photograph leads to designs of the category in that colour", async () => {
    const { page } = await open(design);
    const colours = hrefs(page, ".colour-links a");
    expect(colours.length).toBeGreaterThan(0);
    for (const href of colours) {
      expect(href).toMatch(new RegExp(`^${ideas}/kitchen-designs\\?filters=colours:[a-z]+$`));
      expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
    }
  });

  test("DI-20 DI-30 the previous and next design are of the same category, and link back", async () => {
    const { page } = await open(design);
    const [next = ""] = hrefs(page, 'nav a[rel="next"]');
    const [previous = ""] = hrefs(page, 'nav a[rel="prev"]');
    expect(new Set([previous, design, next]).size).toBe(3);
    for (const href of [previous, next]) expect(href).toContain(`${ideas}/kitchen-designs/designs/`);
    const after = await open(next);
    expect(hrefs(after.page, 'nav a[rel="prev"]')).toEqual([design]);
    const before = await open(previous);
    expect(hrefs(before.page, 'nav a[rel="next"]')).toEqual([design]);
  });

  test("similar designs are of the same room, do not include the design itself, and some have prices", async () => {
    const { page } = await open(design);
    const similar = hrefs(page, '[aria-labelledby="similar"] .card__title a');
    expect(similar.length).toBeGreaterThan(2);
    expect(similar.every((href) => href.startsWith(`${ideas}/kitchen-designs/designs`))).toBe(true);
    expect(similar).not.toContain(design);
    expect(new Set(similar).size).toBe(similar.length);
    expect(similar.some((href) => href.includes("/designs-price/"))).toBe(true);
    expect(similar.some((href) => href.includes("/designs/"))).toBe(true);
  });

  test("shows a different price for another room, without a script", async () => {
    const small = await open(`${design}?room=8x7&tier=essential`);
    const large = await open(`${design}?room=16x14&tier=luxe`);
    const price = ({ page }: { page: Page }) => textOf(page.one(".design-price .roomprice__room"));
    expect(price(small)).toMatch(/\d/);
    expect(price(large)).not.toBe(price(small));
    expect(canonicalOf(large.page)).toBe(PUBLIC_URL + design);
  });

  test("describes the design in structured data, without naming a sample person", async () => {
    const { html } = await open(design);
    const graph = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
      .flatMap(([, json = "{}"]) => JSON.parse(json)["@graph"] ?? [])
      .filter((node) => ["CreativeWork", "BreadcrumbList"].includes(node["@type"]));
    const work = graph.find((node) => node["@type"] === "CreativeWork");
    expect(work.image[0]).toMatchObject({ "@type": "ImageObject", width: 1080 });
    expect(work).not.toHaveProperty("creator");
    const crumbs = graph.find((node) => node["@type"] === "BreadcrumbList");
    expect(crumbs.itemListElement).toHaveLength(4);
    const picture = await site.fetch(new URL(work.image[0].contentUrl).pathname, {
      headers: { "if-none-match": "*" },
    });
    expect(picture.status).toBeLessThan(400);
  });

  test("is valid HTML with one heading, and every link target within the page exists", async () => {
    const { html, page } = await open(design);
    expect(await htmlProblems(html)).toEqual([]);
    expect(page.all("h1")).toHaveLength(1);
    const ids = page.all("[id]").map((element) => attribute(element, "id"));
    const places = hrefs(page, "a[href]").filter((href) => href.startsWith("#"));
    expect(places.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  });
});

test("a replaced design redirects permanently to its replacement, from every address", async () => {
  const old = "greige-gloss-kitchen-table-corner";
  const ideas = "/sg/design-ideas";
  for (const path of [
    `${ideas}/kitchen-designs/designs/${old}`,
    `${ideas}/designs/${old}`,
    `${ideas}/kitchen-designs/${old}`,
  ]) {
    const response = await site.fetch(path);
    expect([path, response.status]).toEqual([path, 301]);
    expect(new URL(response.headers.get("location") ?? "", PUBLIC_URL).pathname).toBe(
      `${ideas}/kitchen-designs/designs/walnut-kitchen-round-breakfast-table-three`,
    );
  }
});

test("several views of a room are links to their position in the page", async () => {
  const { page } = await open(
    "/sg/design-ideas/kitchen-designs/designs/walnut-kitchen-round-breakfast-table-three",
  );
  expect(hrefs(page, ".design-photos__small a")).toEqual(["#view-1", "#view-2"]);
  expect(page.all(".design-photos__strip img")).toHaveLength(2);
});

test("DI-06 the short address reads the query of the design's page, also when its plain page is cached", async () => {
  const read = async (path: string) => textOf((await open(path)).page.one("main"));
  const short = "/in/design-ideas/modern-kitchen-price";
  const plain = await read(short);
  expect(await read(`${short}?utm_source=x`)).toBe(plain);
  const chosen = await read(`${short}?pieces=hob:off`);
  expect(chosen).not.toBe(plain);
  const full = "/in/design-ideas/kitchen-designs/designs-price/modern-kitchen-price?pieces=hob:off";
  expect(chosen).toBe(await read(full));
});
