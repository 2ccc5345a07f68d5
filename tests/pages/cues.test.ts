import { expect, test } from "vitest";
import { testSite } from "../support/open-test-site.ts";
import { attribute, elementsIn, type Page, readHtml, textOf } from "../support/read-html.ts";

const site = testSite({ BRAND_NAME: "Casa" });
const LISTS = ["/in", "/sg", "/my"].map((region) => `${region}/design-ideas/kitchen-designs`);
const PROMISES = [
  "Flat 10-year warranty",
  "45-day Move-in Guarantee",
  "146 quality checks",
  "Easy financing options",
  "Customisable Designs",
];

async function open(path: string): Promise<Page> {
  const response = await site.fetch(path);
  expect(response.status).toBe(200);
  return readHtml(await response.text());
}

/** The entries of a list: the title of a cue, or undefined for a design. */
function cuesIn(page: Page): (string | undefined)[] {
  return page.all(".gallery__grid > li").map((place) => {
    const [title] = elementsIn(place, ".cue__title");
    return title ? textOf(title) : undefined;
  });
}

const positionsOf = (places: (string | undefined)[]) =>
  places.flatMap((title, index) => (title === undefined ? [] : [index]));

test.each(LISTS)("DI-12 CU-05 %s has cues at 4, 11 and 18", async (path) => {
  const places = cuesIn(await open(path));
  const expected = [4, 11, 18].filter((index) => index < places.length);
  expect(positionsOf(places).filter((index) => index !== 1)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(0);
});

test("CU-04 the second page continues the sequence of cues of the first", async () => {
  const first = cuesIn(await open("/in/design-ideas/kitchen-designs"));
  const second = cuesIn(await open("/in/design-ideas/kitchen-designs?page=2"));
  expect(positionsOf(second)).toEqual([4, 11, 18]);
  const shown = [first, second].flatMap((places) => [places[4], places[11], places[18]]);
  expect(new Set(shown).size).toBe(6);
});

test("CU-01 a cue about kitchens is shown among kitchens, but not among bathrooms or search results", async () => {
  const KITCHEN = "What would your kitchen cost?";
  expect(cuesIn(await open("/in/design-ideas/kitchen-designs"))).toContain(KITCHEN);
  for (const path of ["/in/design-ideas/bathroom", "/in/design-ideas/search/bathroom"]) {
    const cues = cuesIn(await open(path));
    expect(cues).toContain("Saved a few? Show them to a designer");
    expect(cues).not.toContain(KITCHEN);
  }
});

test("CU-08 the promise is the second entry in India, with its text", async () => {
  const page = await open("/in/design-ideas/kitchen-designs");
  expect(cuesIn(page)[1]).toBe("The Casa promise");
  expect(page.all(".promise-cue__list li > span").map(textOf)).toEqual(PROMISES);
  const quote = page.all(".promise-cue a").find((link) => textOf(link) === "Get Free Quote");
  expect(quote && attribute(quote, "data-opens")).toBe("lead-drawer");
  expect(page.all(".promise-cue a").map(textOf)).toContain("Know more");
  expect(page.all(".promise-cue__notes li").length).toBeGreaterThan(0);
});

test("CU-08 AMB-12 the promise is only on the first page of India", async () => {
  const others = ["/in/design-ideas/kitchen-designs?page=2", ...LISTS.slice(1)];
  for (const path of others) expect((await open(path)).all(".promise-cue")).toEqual([]);
});

test.each(["/in/looks", "/in/looks/all-looks", "/in/design-ideas/search/kitchen"])(
  "CU-08 the promise is the second entry on %s, only on its first page",
  async (path) => {
    const page = await open(path);
    expect(cuesIn(page)[1]).toBe("The Casa promise");
    expect(page.all(".promise-cue__list li > span").map(textOf)).toEqual(PROMISES);
    const second = await site.fetch(`${path}?page=2`);
    expect(readHtml(await second.text()).all(".promise-cue")).toEqual([]);
  },
);

test.each(["/in", "/sg", "/my"])(
  "DI-12 CU-05 the search of %s has cues among its designs",
  async (region) => {
    const places = cuesIn(await open(`${region}/design-ideas/search/kitchen`));
    const expected = [4, 11, 18].filter((index) => index < places.length);
    expect(positionsOf(places).filter((index) => index !== 1)).toEqual(expected);
  },
);

test("CU-07 a film has its still, its length and its files, and a link to the file without a script", async () => {
  const page = await open("/in/design-ideas/kitchen-designs");
  const still = page.all(".film")[0];
  const dialog = page.one(`#${still && attribute(still, "data-opens")}`);
  const [video] = elementsIn(dialog, "video");
  expect(video && attribute(video, "preload")).toBe("none");
  expect(elementsIn(dialog, "source").map((source) => attribute(source, "type"))).toEqual([
    "video/webm",
    "video/mp4",
  ]);
  expect(textOf(page.all(".film__time")[0] ?? dialog)).toMatch(/^\d+:\d\d$/);
  const answer = await site.fetch((still && attribute(still, "href")) ?? "");
  expect(answer.headers.get("content-type")).toBe("video/mp4");
});

test("CU-10 every link of a cue leads to a page", async () => {
  const pages = await Promise.all([...LISTS, `${LISTS[0]}?page=2`].map(open));
  const links = pages.flatMap((page) =>
    page.all(".cue a[href]").map((link) => attribute(link, "href") ?? ""),
  );
  for (const link of new Set(links)) {
    const [path = ""] = link.split("#");
    expect([link, (await site.fetch(path)).status]).toEqual([link, 200]);
  }
});

test.each(["IN", "SG", "MY"])("CU-01 CU-02 CU-09 cues are requested by country code: %s", async (iso) => {
  const response = await site.fetch(
    `/api/content/document/es/search/design-ideas-cues?filters=countryCode.eq:${iso}`,
  );
  const { contents } = await response.json();
  expect(contents.length).toBeGreaterThan(3);
  for (const cue of contents) {
    expect(cue).toMatchObject({
      slug: expect.any(String),
      title: expect.any(String),
      variation: expect.stringMatching(/^(primary|secondary)Cue$/),
      countryCode: iso,
      priority: expect.any(Number),
      primaryCta: { text: cue.ctaText, cueInteractionType: cue.cueInteractionType },
    });
    expect(Object.keys(cue)).toEqual(
      expect.arrayContaining(["leadFormTitle", "redirectUrl", "video", "secondaryCta", "itemsList"]),
    );
  }
});
