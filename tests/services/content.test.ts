import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { DocumentTypes } from "../../src/services/content/document-type.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { lasting } from "../support/clean-up.ts";
import { copyOfContent, FIXTURE_TYPES, loadedBackends } from "./fixture-backends.ts";

eachEngine("document search", ({ newDatabase }) => {
  let backends: EmbeddedBackends;
  beforeAll(() =>
    lasting(async () => {
      backends = await loadedBackends({ database: await newDatabase() });
    }),
  );

  const get = (path: string, init?: RequestInit) => backends.app.request(path, init);
  async function slugs(query: string, type = "designs"): Promise<string[]> {
    const response = await get(`/api/content/document/es/search/${type}?${query}`);
    expect(response.status).toBe(200);
    const { contents } = await response.json();
    return contents.map(({ slug }: { slug: string }) => slug);
  }
  const filtered = (filters: string) => slugs(new URLSearchParams({ filters }).toString());

  test("ST-11 returns a page's body in jsonBody, for website_content and other types", async () => {
    const response = await get(
      "/api/goobe/document/es/search/website_content/slug/home?filters=country.eq:IN",
    );
    expect(response.status).toBe(200);
    const photo = { name: "test-room", url: expect.stringMatching(/^\/api\/images\/test-room-[0-9a-f]{8}$/) };
    expect(await response.json()).toMatchObject({
      slug: "home",
      contentType: "website_content",
      country: "IN",
      languageCode: "EN",
      jsonBody: { title: "Homes in India", hero: { photo: { ...photo, width: 300, height: 200 } } },
    });
  });

  test("country and language choose between the editions of one slug", async () => {
    const home = "/api/goobe/document/es/search/website_content/slug/home";
    const arabic = await (await get(`${home}?filters=country.eq:SA;language.eq:AR`)).json();
    expect(arabic.jsonBody.title).toBe("بيوت في السعودية");
    const english = await (await get(`${home}?filters=country.eq:sa;languageCode.eq:en`)).json();
    expect(english.jsonBody.title).toBe("Homes in Saudi Arabia");
    expect((await get(`${home}?filters=country.eq:MY`)).status).toBe(404);
  });

  test("a document without a country is for every country", async () => {
    const about = "/api/goobe/document/es/search/website_content/slug/about?filters=country.eq:MY";
    expect((await get(about)).status).toBe(200);
  });

  test("EC-03 lists items with their fields at the top level", async () => {
    const response = await get("/api/goobe/document/es/search/centres?filters=countryCode.eq:IN");
    expect(await response.json()).toEqual({
      contents: [
        expect.objectContaining({
          slug: "bengaluru",
          cityName: "Bengaluru",
          zoomMobile: 10,
          countryCode: "IN",
        }),
        expect.objectContaining({ slug: "mumbai", cityName: "Mumbai" }),
      ],
      totalElements: 2,
      totalPages: 1,
      page: 0,
      size: 12,
    });
  });

  test("DI-29 finds one design by country, room and slug", async () => {
    expect(await filtered("country.eq:IN;roomType.eq:kitchen;slug.eq:navy-kitchen")).toEqual([
      "navy-kitchen",
    ]);
    expect(await filtered("country.eq:SG;roomType.eq:kitchen;slug.eq:navy-kitchen")).toEqual([]);
  });

  test("DI-18 excludes redirected designs from the gallery", async () => {
    expect(await filtered("country.eq:IN;roomType.in:kitchen;field.excludes:redirectedTo")).toEqual([
      "sage-kitchen",
      "navy-kitchen",
    ]);
  });

  test.each([
    ["roomType.in:bedroom,dining", ["teak-bedroom", "terrace-dining"]],
    ["tags.in:navy,teak", ["navy-kitchen", "teak-bedroom"]],
    ["tags.eq:island", ["sage-kitchen", "navy-kitchen"]],
    ["tags.muin:sage,island", ["sage-kitchen"]],
    ["roomType.excludes:kitchen", ["teak-bedroom", "terrace-dining"]],
    ["price.range:250000|400000", ["sage-kitchen", "teak-bedroom"]],
    ["price.range:|9000", ["compact-kitchen", "terrace-dining"]],
    ["price.range:420000|", ["navy-kitchen"]],
    ["price.range:|7000,420000|", ["navy-kitchen", "terrace-dining"]],
    ["price:9000", ["compact-kitchen"]],
    ["tags.in:a%2Cb%3Bc", ["compact-kitchen"]],
    ["unheardOf:1", []],
    ["slug.range:1|2", []],
    ["slug.muin:sage-kitchen,navy-kitchen", []],
    ["slug.excludes:sage-kitchen;country:IN;roomType:kitchen;field.excludes:redirectedTo", ["navy-kitchen"]],
  ])("filters by %s", async (filters, expected) => {
    expect(await filtered(filters)).toEqual(expected);
  });

  test("filter values cannot inject SQL", async () => {
    expect(await filtered("roomType.eq:kitchen' or '1'='1")).toEqual([]);
    expect(await filtered('slug.eq:x"); drop table documents;--'.replaceAll(";", "%3B"))).toEqual([]);
    expect(await slugs("")).toHaveLength(6);
  });

  test("pages start at 0, have gallery order and return the total", async () => {
    const all = await slugs("size=100");
    expect(all).toEqual([
      "sage-kitchen",
      "navy-kitchen",
      "teak-bedroom",
      "old-kitchen",
      "compact-kitchen",
      "terrace-dining",
    ]);
    expect([...(await slugs("size=4&page=0")), ...(await slugs("size=4&page=1"))]).toEqual(all);
    expect(await slugs("size=4&page=2")).toEqual([]);
    const { totalElements, totalPages } = await (
      await get("/api/content/document/es/search/designs?size=4&page=1")
    ).json();
    expect({ totalElements, totalPages }).toEqual({ totalElements: 6, totalPages: 2 });
  });

  test("sorts by slug on request, also in reverse", async () => {
    const bySlug = await slugs("sort=slug");
    expect(bySlug).toEqual([...bySlug].sort());
    expect(await slugs("sort=-slug")).toEqual([...bySlug].reverse());
  });

  test("MG-25 a content type without documents is an empty list, an unknown slug a 404", async () => {
    expect(await slugs("", "trending-stories")).toEqual([]);
    const response = await get("/api/content/document/es/search/trending-stories/slug/in_editors_pick");
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: 'There is no trending-stories document "in_editors_pick".',
    });
  });

  test.each([
    ["filters=price.range:a|b", "price"],
    ["filters=country", "country"],
    ["page=-1", "page"],
    ["page=1.5", "page"],
    ["size=0", "size"],
    ["size=101", "size"],
    ["sort=price", "sort"],
  ])("refuses %s with the field name", async (query, field) => {
    const response = await get(`/api/content/document/es/search/designs?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      field,
      error: expect.any(String),
      reason: expect.any(String),
    });
  });

  test("ignores unknown parameters", async () => {
    expect(await slugs("utm_source=x&size=1")).toHaveLength(1);
  });

  const neighbours = async (slug: string, filters: string, type = "designs") => {
    const response = await get(
      `/api/content/document/es/search/designs/slug/${slug}/prevnext/${type}?filters=${filters}`,
    );
    expect(response.status).toBe(200);
    const { contents } = await response.json();
    return contents.map((item: { slug: string }) => item.slug);
  };

  test("DI-30 returns the previous item, the item and the next item", async () => {
    const filters = "country.eq:IN;roomType.in:kitchen,bedroom;field.excludes:redirectedTo";
    expect(await neighbours("navy-kitchen", filters)).toEqual([
      "sage-kitchen",
      "navy-kitchen",
      "teak-bedroom",
    ]);
  });

  test("wraps around at both ends of the gallery", async () => {
    const filters = "country.eq:IN;field.excludes:redirectedTo";
    expect(await neighbours("sage-kitchen", filters)).toEqual([
      "teak-bedroom",
      "sage-kitchen",
      "navy-kitchen",
    ]);
    expect(await neighbours("teak-bedroom", filters)).toEqual([
      "navy-kitchen",
      "teak-bedroom",
      "sage-kitchen",
    ]);
  });

  test("returns fewer than three if the gallery has fewer", async () => {
    expect(await neighbours("compact-kitchen", "country.eq:SG")).toEqual([
      "compact-kitchen",
      "terrace-dining",
    ]);
    expect(await neighbours("compact-kitchen", "country.eq:SG;roomType.in:kitchen")).toEqual([
      "compact-kitchen",
    ]);
  });

  test("an item that is excluded from its gallery still has neighbours", async () => {
    const filters = "country.eq:IN;field.excludes:redirectedTo";
    expect(await neighbours("old-kitchen", filters)).toEqual(["teak-bedroom", "old-kitchen", "sage-kitchen"]);
  });

  test("MG-25 a widget is also found with its country in upper case", async () => {
    const folder = copyOfContent();
    const widget = [{ slug: "in_editors_pick", cityName: "A widget", zoomMobile: 1 }];
    writeFileSync(join(folder, "documents/centres/widgets.json"), JSON.stringify(widget));
    const widgets = await loadedBackends({ database: await newDatabase(), contentDirectory: folder });
    const find = (slug: string) =>
      widgets.app.request(`/api/content/document/es/search/centres/slug/${slug}`);
    expect(await (await find("IN_editors_pick")).json()).toMatchObject({ slug: "in_editors_pick" });
    expect((await find("SG_editors_pick")).status).toBe(404);
  });

  test("new filter fields are indexed at the next load, and the order follows the body", async () => {
    const database = await newDatabase();
    const { designs } = FIXTURE_TYPES;
    if (!designs) throw new Error("The fixtures have no designs.");
    const slugsOf = async (types: DocumentTypes) => {
      const { app } = await loadedBackends({ database, documentTypes: types });
      const response = await app.request(
        "/api/content/document/es/search/designs?filters=roomType.eq:kitchen",
      );
      const { contents } = await response.json();
      return contents.map(({ slug }: { slug: string }) => slug);
    };
    const facets = () =>
      database.db.selectFrom("facets").select("value").where("field", "=", "roomType").execute();
    const written = ["sage-kitchen", "navy-kitchen", "old-kitchen", "compact-kitchen"];
    expect(await slugsOf({ ...FIXTURE_TYPES, designs: { ...designs, filters: [] } })).toEqual(written);
    expect(await facets()).toEqual([]);
    expect(await slugsOf(FIXTURE_TYPES)).toEqual(written);
    expect(await facets()).not.toEqual([]);
    const order = ({ price }: { price: number }) => -price;
    const byPrice = { ...FIXTURE_TYPES, designs: { ...designs, filters: ["roomType"], order } };
    expect((await slugsOf(byPrice))[0]).toBe("navy-kitchen");
  });

  test("neighbours of an unknown slug answer 404", async () => {
    const response = await get("/api/content/document/es/search/designs/slug/none/prevnext/designs");
    expect(response.status).toBe(404);
  });
});
