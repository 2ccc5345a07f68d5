import { describe, expect, test } from "vitest";
import { galleryTotal } from "../support/gallery-total.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, elementsIn, type Page, readHtml, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const REGIONS = ["in", "sg", "my"] as const;
const KITCHENS = "/in/design-ideas/kitchen-designs";
const ROOM = "room=10x8&city=bengaluru&tier=premium";
/** Filter values that exist separately, but never together. */
const IMPOSSIBLE = `${KITCHENS}?filters=layout:island;totalPrice.range:1|2`;

async function load(path: string): Promise<{ status: number; html: string; page: Page }> {
  const response = await site.fetch(path);
  const html = await response.text();
  return { status: response.status, html, page: readHtml(html) };
}

function designsOf(page: Page): string[] {
  return page.all(".gallery__grid .card__title a").map((link) => attribute(link, "href") ?? "");
}

function headLink(page: Page, rel: string): string | undefined {
  const [link] = page.all(`head link[rel="${rel}"]`);
  return link && attribute(link, "href");
}

function entriesOf(page: Page): ("design" | "cue")[] {
  return page
    .all(".gallery__grid > *")
    .map((entry) => (elementsIn(entry, ".card__title").length > 0 ? "design" : "cue"));
}

async function nodesOf(path: string): Promise<Record<string, unknown>[]> {
  const { html } = await load(path);
  const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json)["@graph"] ?? [];
}

describe("a category", () => {
  test.each(REGIONS)("DI-02 DI-07 lists its designs in /%s", async (region) => {
    const { status, page } = await load(`/${region}/design-ideas/kitchen-designs`);
    expect(status).toBe(200);
    const designs = designsOf(page);
    expect(designs.length).toBeGreaterThan(5);
    expect(designs.length).toBeLessThanOrEqual(20);
    for (const href of designs) expect(href).toMatch(`/${region}/design-ideas/kitchen-designs/`);
  });

  test.each(["sa", "sa-ar"])("DI-07 has no page in /%s", async (region) => {
    expect((await load(`/${region}/design-ideas/kitchen-designs`)).status).toBe(404);
  });

  test("DI-13 is not found if it is unknown or belongs to another country", async () => {
    for (const path of ["/in/design-ideas/no-such-room", "/in/design-ideas/wet-kitchen"]) {
      const { status, html } = await load(path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain("This page could not be found");
    }
  });

  test.each([`${KITCHENS}?page=400`, `${KITCHENS}?filters=layout:island&page=400`])(
    "DI-13 has no page beyond its last one, and links back from there: %s",
    async (path) => {
      const { status, html, page } = await load(path);
      expect(status).toBe(404);
      expect(attribute(page.one('meta[name="robots"]'), "content")).toBe("noindex");
      expect(page.all(".gallery__grid, .gallery__foot a")).toEqual([]);
      const ways = page.all("[data-gallery] .state a").map((link) => attribute(link, "href") ?? "");
      expect(ways).toHaveLength(2);
      for (const href of ways)
        expect([href, designsOf((await load(href)).page).length > 0]).toEqual([href, true]);
      expect(await htmlProblems(html)).toEqual([]);
    },
  );

  test("DI-15 that was not found does not affect the next page", async () => {
    for (const path of ["/in/design-ideas/no-such-room", KITCHENS, `${KITCHENS}?page=400`, KITCHENS]) {
      const { status, html, page } = await load(path);
      const isGood = path === KITCHENS;
      expect([path, status]).toEqual([path, isGood ? 200 : 404]);
      expect(html.includes("This page could not be found")).toBe(path.endsWith("no-such-room"));
      expect(page.all(".gallery__grid")).toHaveLength(isGood ? 1 : 0);
    }
  });

  test("LF-03 ends with the expert form, in the words of the specification", async () => {
    const { page } = await load(KITCHENS);
    const title = "Looking for more ideas? Get in touch with our experts";
    expect(page.all("h2").map(textOf)).toContain(title);
    expect(textOf(page.one('.lead-band [type="submit"]'))).toBe("Book Free Consultation");
    expect(attribute(page.one('.lead-band input[name="cta_type"]'), "value")).toBe("Normal Lead Forms");
    expect(attribute(page.one('.lead-band input[name="form_title"]'), "value")).toBe(title);
  });

  test("links to related categories, which all exist", async () => {
    const { page } = await load(KITCHENS);
    const links = page.all(".related-room").map((link) => attribute(link, "href") ?? "");
    expect(links.length).toBeGreaterThan(1);
    for (const href of links) expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
  });

  test("loads the first row of photographs eagerly, one with priority, and the rest lazily", async () => {
    const { page } = await load(KITCHENS);
    const images = page.all("main img");
    expect(images.filter((image) => attribute(image, "fetchpriority") === "high")).toHaveLength(1);
    const eager = page
      .all(".gallery__grid .card img")
      .map((image) => attribute(image, "loading") === "eager");
    expect(eager[0]).toBe(true);
    expect(eager.filter(Boolean).length).toBeLessThanOrEqual(3);
  });
});

describe("the pages of a list", () => {
  test("DI-17 PG-01 follow each other without a gap or a repetition", async () => {
    const pages = await Promise.all([1, 2, 3].map((number) => load(`${KITCHENS}?page=${number}`)));
    const all = pages.flatMap(({ page }) => designsOf(page));
    expect(pages.map(({ page }) => designsOf(page).length).slice(0, 2)).toEqual([20, 20]);
    expect(new Set(all).size).toBe(all.length);
    expect(designsOf((await load(KITCHENS)).page)).toEqual(all.slice(0, 20));
    expect(galleryTotal(pages[0]?.page ?? readHtml(""))).toBe(all.length);
  });

  test("PG-02 PG-03 PG-04 name their neighbours for search engines", async () => {
    const neighbours = async (query: string) => {
      const { page } = await load(KITCHENS + query);
      return [headLink(page, "prev"), headLink(page, "next")];
    };
    const at = PUBLIC_URL + KITCHENS;
    expect(await neighbours("")).toEqual([undefined, `${at}?page=2`]);
    expect(await neighbours("?page=2")).toEqual([at, `${at}?page=3`]);
    expect(await neighbours("?page=3")).toEqual([`${at}?page=2`, undefined]);
  });

  test("PG-02 PG-03 keep the filters in their links, and have the plain category as canonical address", async () => {
    const list = `${KITCHENS}?filters=tier:essential,premium`;
    const { page } = await load(`${list}&page=2`);
    expect(headLink(page, "prev")).toBe(PUBLIC_URL + list);
    expect(headLink(page, "canonical")).toBe(PUBLIC_URL + KITCHENS);
    expect(headLink((await load(`${KITCHENS}?page=2`)).page, "canonical")).toBe(
      `${PUBLIC_URL}${KITCHENS}?page=2`,
    );
  });

  test("PG-01 can all be reached by links alone", async () => {
    const seen = new Set<string>();
    let next: string | undefined = KITCHENS;
    for (let pages = 0; next && pages < 10; pages += 1) {
      const { page } = await load(next);
      for (const href of designsOf(page)) seen.add(href);
      const [link] = page.all('.pages a[rel="next"]');
      next = link && attribute(link, "href");
    }
    const { page } = await load(KITCHENS);
    expect(seen.size).toBe(galleryTotal(page));
  });

  test("have different titles", async () => {
    const titles = await Promise.all(
      [1, 2].map(async (n) => textOf((await load(`${KITCHENS}?page=${n}`)).page.one("title"))),
    );
    expect(new Set(titles).size).toBe(2);
  });
});

describe("cues", () => {
  test("DI-12 CU-06 are at the positions that the category defines", async () => {
    const { page } = await load("/sg/design-ideas/kitchen-designs");
    const places = entriesOf(page).flatMap((kind, index) => (kind === "cue" ? [index] : []));
    expect(places).toEqual([4, 11].concat(places.includes(18) ? [18] : []));
  });

  test("DI-12 continue their sequence on the next page", async () => {
    const keys = async (path: string) => {
      const { page } = await load(path);
      const labelled = page.all(".gallery__grid .cue").map((cue) => attribute(cue, "aria-labelledby") ?? "");
      const numbers = labelled.map((id) => Number(/-(\d+)-title$/.exec(id)?.[1]));
      // The promise has a fixed position outside of this sequence.
      return numbers.filter(Number.isInteger);
    };
    const [first, second] = [await keys(KITCHENS), await keys(`${KITCHENS}?page=2`)];
    expect(first.length).toBeGreaterThan(1);
    expect([...first, ...second]).toEqual([...first, ...second].map((_, index) => index));
  });
});

describe("filters", () => {
  test("the form fields redirect to the short address", async () => {
    const response = await site.fetch(`${KITCHENS}?f.layout=island&f.totalPrice.high=900000&page=2`);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(
      `${KITCHENS}?filters=layout:island;totalPrice.range:%7C900000`,
    );
  });

  test("shorten the list, and are shown", async () => {
    const [all, islands] = await Promise.all([load(KITCHENS), load(`${KITCHENS}?filters=layout:island`)]);
    const total = ({ page }: { page: Page }) => galleryTotal(page);
    expect(total(islands)).toBeGreaterThan(0);
    expect(total(islands)).toBeLessThan(total(all));
    const facts = islands.page.all(".gallery__grid .facts li:first-child").map(textOf);
    expect(new Set(facts)).toEqual(new Set(["Island"]));
  });

  test.each([
    IMPOSSIBLE,
    `${IMPOSSIBLE}&page=2`,
    `${KITCHENS}?filters=hasPrice.muin:true,false`,
    `${KITCHENS}?filters=tags:island;layout.range:1|2`,
  ])("DI-13 without a result answer 404 on the list page, with links to continue: %s", async (path) => {
    const { status, page } = await load(path);
    expect(status).toBe(404);
    expect(attribute(page.one('meta[name="robots"]'), "content")).toBe("noindex");
    expect(page.all(".applied .chips a").length).toBeGreaterThan(0);
    expect(page.all(".related-room").length).toBeGreaterThan(1);
    expect(page.all(".gallery__grid")).toEqual([]);
    const ways = page.all(".empty-gallery__ways a").map((link) => attribute(link, "href") ?? "");
    expect(ways.length).toBeGreaterThan(0);
    for (const href of ways)
      expect([href, designsOf((await load(href)).page).length > 0]).toEqual([href, true]);
  });

  test("that are unknown are ignored", async () => {
    const [plain, odd] = await Promise.all([
      load(KITCHENS),
      load(`${KITCHENS}?filters=%3Cscript%3E;layout:none`),
    ]);
    expect(designsOf(odd.page)).toEqual(designsOf(plain.page));
    expect(odd.html).not.toContain("%3Cscript%3E;");
  });

  test("FI-04 CO-02 apply every constraint of the grammar to every filter, and keep it in every address", async () => {
    const total = ({ page }: { page: Page }) => galleryTotal(page);
    const list = (filters: string) => load(`${KITCHENS}?filters=${filters}`);
    const both = await list("tags.muin:island,stools");
    const [one, other, either] = await Promise.all(
      ["tags:island", "tags:stools", "tags.in:island,stools"].map(list),
    );
    if (!one || !other || !either) throw new Error("unreachable");
    expect(total(both)).toBeGreaterThan(0);
    expect(total(both)).toBe(total(one) + total(other) - total(either));
    expect(textOf(both.page.one(".applied .chips"))).toMatch(/and/);
    expect(attribute(both.page.one('input[name="f.-conditions"]'), "value")).toBe("tags.muin:island,stools");
    const form = await site.fetch(`${KITCHENS}?f.-conditions=tags.muin:island,stools&f.tier=luxe`);
    expect(form.headers.get("location")).toBe(`${KITCHENS}?filters=tags.muin:island,stools;tier:luxe`);
    expect(await htmlProblems(both.html)).toEqual([]);
  });

  test("FI-04 show the parts of the address that they cannot read", async () => {
    const { status, page } = await load(`${KITCHENS}?filters=tags.without:island;layout:island`);
    expect(status).toBe(200);
    expect(textOf(page.one(".applied"))).toContain("“tags.without:island”");
  });
});

describe("in my room", () => {
  const pricesOf = (page: Page) =>
    page.all(".gallery__grid .roomprice__room").map((price) => Number(/[\d.]+/.exec(textOf(price))?.[0]));

  test("designs are sorted by price", async () => {
    const { page } = await load(`${KITCHENS}?${ROOM}&sort=price`);
    const prices = pricesOf(page);
    expect(prices.length).toBeGreaterThan(10);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });

  test("a budget leaves out more expensive designs", async () => {
    const total = async (query: string) => galleryTotal((await load(`${KITCHENS}?${ROOM}${query}`)).page);
    expect(await total("&budget=450000")).toBeLessThan(await total(""));
  });

  test("the links to the next page and the filters contain the room", async () => {
    const { page } = await load(`${KITCHENS}?${ROOM}`);
    expect(attribute(page.one(".gallery__more"), "href")).toContain(ROOM);
    expect(headLink(page, "canonical")).toBe(PUBLIC_URL + KITCHENS);
  });
});

describe("structured data", () => {
  test("describes the list and the questions", async () => {
    const nodes = await nodesOf(KITCHENS);
    const types = nodes.map((node) => node["@type"]);
    expect(types).toEqual(expect.arrayContaining(["BreadcrumbList", "ItemList", "FAQPage"]));
    const list = nodes.find((node) => node["@type"] === "ItemList") as { itemListElement: { url: string }[] };
    expect(list.itemListElement).toHaveLength(20);
    expect(list.itemListElement[0]?.url).toMatch(`${PUBLIC_URL}${KITCHENS}/`);
    const second = (await nodesOf(`${KITCHENS}?page=2`)).find((node) => node["@type"] === "ItemList");
    expect(second).toMatchObject({
      itemListElement: expect.arrayContaining([expect.objectContaining({ position: 21 })]),
    });
  });

  test.each([
    ...REGIONS.map((region) => `/${region}/design-ideas/kitchen-designs`),
    `${KITCHENS}?page=2`,
    `${KITCHENS}?filters=layout:island&${ROOM}&sort=price`,
    IMPOSSIBLE,
  ])("%s is valid HTML", async (path) => {
    expect(await htmlProblems((await load(path)).html)).toEqual([]);
  });
});
