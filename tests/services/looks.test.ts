import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import {
  getLook,
  LOOKS_CONFIG,
  listSimilarLooks,
  searchLooks,
} from "../../src/contracts/calls/looks-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { ContentProblem } from "../../src/services/files/content-problem.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { lasting } from "../support/clean-up.ts";
import { loadedBackends } from "./fixture-backends.ts";
import { contentWithLooks, LOOK_FIXTURE_TYPES, newLook, newRoom } from "./fixture-looks.ts";

const cheap = [{ homeSize: "1bhk", low: 550_000, high: 670_000 }];
const LOOKS = [
  newLook("first"),
  newLook("second", { category: "luxe", tier: "luxe", style: "modern", city: "Mumbai", isNew: true }),
  newLook("third", { style: "modern", homeSize: "1bhk", prices: cheap, materials: ["laminate", "granite"] }),
  newLook("fourth", { rooms: ["living", "kitchen", "pooja-room", "balcony"].map(newRoom) }),
];
const SINGAPORE = [
  newLook("tampines", {
    city: "Singapore",
    homeSize: "hdb-4-room",
    prices: [{ homeSize: "hdb-4-room", low: 52_000, high: 63_300 }],
  }),
];

eachEngine("looks", ({ newDatabase }) => {
  let backends: EmbeddedBackends;
  beforeAll(() =>
    lasting(async () => {
      backends = await loadedBackends({
        database: await newDatabase(),
        contentDirectory: contentWithLooks({ in: LOOKS, sg: SINGAPORE }),
        documentTypes: LOOK_FIXTURE_TYPES,
      });
    }),
  );

  const get = (path: string) => backends.app.request(`/api/web-backend/v2/looks${path}`);
  const search = async (query: string) => {
    const response = await get(`/search?${query}`);
    expect(response.status).toBe(200);
    return response.json();
  };
  const slugs = async (query: string): Promise<string[]> =>
    (await search(query)).looks_list.map(({ slug }: { slug: string }) => slug);

  test("K39 LK-05 EN-28 returns the list with its paging, filters and both kinds of SEO data", async () => {
    const answer = await search("countryIsoCode=IN");
    expect(answer).toMatchObject({
      meta: { total: 4, page: 1, pageSize: 21, totalPages: 1 },
      seo_data: { slug: "all-looks", title: "All looks", heading: "All looks, room by room" },
      look_detail_seo: { title: "{look}, a {homeSize} look" },
    });
    expect(answer.looks_list).toHaveLength(4);
    expect(answer.filters.map(({ key }: { key: string }) => key)).toEqual([
      ...["category", "homeSize", "rooms", "style", "palette", "budget", "city", "designer", "tier"],
      ...["materials", "newThisMonth"],
    ]);
  });

  test("LK-04 EN-27 a listed look has its slug, its picture and its wishlist key", async () => {
    const [look] = (await search("countryIsoCode=IN&pageSize=1")).looks_list;
    expect(look).toMatchObject({
      slug: "first",
      id_1_Value: "in-first",
      image: expect.stringMatching(/^\/api\/images\/test-room-[0-9a-f]{8}$/),
      picture: { photo: { url: look.image, width: 300, height: 200, dominant: expect.any(String) } },
      homeSize: { id: "2bhk", name: "2 BHK" },
      price: { low: 1_354_000, high: 1_648_000, currency: "INR" },
      budget: { id: "15-to-25-lakh", name: "₹15 to 25 lakh" },
      roomCount: 3,
    });
    expect(look).not.toHaveProperty("rooms");
    expect(look).not.toHaveProperty("documentId");
  });

  test("LK-12 the defaults of the gallery are in the config, and the backend uses the same", async () => {
    expect(LOOKS_CONFIG).toMatchObject({
      defaultPageSize: 21,
      defaultCueStartPosition: 4,
      defaultCueInterval: 6,
    });
    expect((await search("")).meta.pageSize).toBe(LOOKS_CONFIG.defaultPageSize);
  });

  test("LK-13 include adds parts to each look", async () => {
    const [look] = (await search("include=rooms,prices,unheard-of&pageSize=1")).looks_list;
    expect(look.rooms).toHaveLength(3);
    expect(look.prices).toHaveLength(2);
    expect(look).not.toHaveProperty("concept");
  });

  test("LK-07 AMB-30 the slug is a category, the default is all looks, and an unknown one answers 404", async () => {
    expect(await slugs("slug=luxe")).toEqual(["second"]);
    expect(await slugs("slug=all-looks")).toHaveLength(4);
    const response = await get("/search?slug=zz-none&countryIsoCode=IN");
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is no looks category "zz-none" for IN.' });
    expect((await get("/search?countryIsoCode=MY")).status).toBe(404);
  });

  test("LK-06 pages start at 1, have gallery order and return the total", async () => {
    expect([...(await slugs("pageSize=3&page=1")), ...(await slugs("pageSize=3&page=2"))]).toEqual([
      ...["first", "second", "third", "fourth"],
    ]);
    expect((await search("pageSize=3&page=9")).meta).toEqual({
      total: 4,
      page: 9,
      pageSize: 3,
      totalPages: 2,
    });
    expect(await slugs("pageSize=3&page=9")).toEqual([]);
  });

  const FILTERED: [query: string, expected: string[]][] = [
    ["style=modern", ["second", "third"]],
    ["style=modern,japandi&city=Mumbai,Bengaluru", ["first", "second", "third", "fourth"]],
    ["city=mumbai", ["second"]],
    ["homeSize=1bhk", ["third"]],
    ["rooms=pooja-room,study", ["fourth"]],
    ["palette=navy", []],
    ["budget=under-10-lakh", ["third"]],
    ["designer=asha-menon&tier=luxe", ["second"]],
    ["materials=granite", ["third"]],
    ["newThisMonth=yes", ["second"]],
    ["category=luxe", ["second"]],
    ["category=Luxe", ["second"]],
    ["category=all-looks", ["first", "second", "third", "fourth"]],
    ["style=&utm_source=x", ["first", "second", "third", "fourth"]],
    ["style=unheard-of", []],
  ];

  test("LK-13 filters by comma-separated ids or names", async () => {
    for (const [query, expected] of FILTERED) expect([query, await slugs(query)]).toEqual([query, expected]);
  });

  test("LK-03 an option shows how many results it would have with the other filters", async () => {
    const { filters } = await search("style=modern&homeSize=2bhk");
    const options = (key: string) =>
      Object.fromEntries(
        filters
          .find((group: { key: string }) => group.key === key)
          .options.map(({ id, count, selected }: Record<string, unknown>) => [id, [count, selected]]),
      );
    expect(options("style")).toEqual({ modern: [1, true], japandi: [2, false] });
    expect(options("homeSize")).toEqual({ "1bhk": [1, false], "2bhk": [1, true] });
    expect(options("city")).toEqual({ bengaluru: [0, false], mumbai: [1, false] });
    expect(Object.keys(options("homeSize"))).toEqual(["1bhk", "2bhk"]);
  });

  test("LK-09 Singapore's looks are found by its city", async () => {
    expect(await slugs("countryIsoCode=sg&city=Singapore")).toEqual(["tampines"]);
    expect((await search("countryIsoCode=SG")).looks_list[0]).toMatchObject({
      id_1_Value: "sg-tampines",
      price: { currency: "SGD" },
      budget: { id: "s40k-to-s60k" },
    });
  });

  test("K40 LK-10 the detail has the rooms, the prices by size and its own SEO data", async () => {
    const response = await get("/detail?slug=first&countryIsoCode=IN");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      slug: "first",
      categoryName: "Family homes",
      rooms: [{ room: "living", name: "Living room" }, {}, {}],
      prices: [{ homeSize: { name: "2 BHK" } }, { homeSize: { name: "3 BHK" } }],
      seo_data: { title: "Look first: 2 BHK, Japandi" },
    });
    for (const query of ["slug=zz-none&countryIsoCode=IN", "slug=first&countryIsoCode=SG"])
      expect((await get(`/detail?${query}`)).status).toBe(404);
  });

  test("K41 LK-14 similar looks are ranked by style and colours first, then by rooms, size and price", async () => {
    const response = await get("/third/similar?countryIsoCode=IN&count=2");
    const { looks_list, meta } = await response.json();
    expect(looks_list.map(({ slug }: { slug: string }) => slug)).toEqual(["second", "first"]);
    expect(meta).toEqual({ total: 2 });
    expect((await get("/zz-none/similar?countryIsoCode=IN")).status).toBe(404);
  });

  const REFUSED: [path: string, field: string][] = [
    ["/search?page=0", "page"],
    ["/search?page=two", "page"],
    ["/search?pageSize=101", "pageSize"],
    ["/search?countryIsoCode=IND", "countryIsoCode"],
    [`/search?style=${"x".repeat(501)}`, "style"],
    ["/detail?countryIsoCode=IN", "slug"],
    ["/first/similar?count=25", "count"],
  ];

  test("refuses malformed parameters with the field name", async () => {
    for (const [path, field] of REFUSED) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 400]);
      expect(await response.json()).toMatchObject({ field, reason: expect.any(String) });
    }
  });

  test("all three calls answer in the shape of their contracts", async () => {
    const call = createCaller({ addresses: {}, embedded: (request) => backends.app.fetch(request) });
    const outcomes = [
      await call(searchLooks, { style: "modern", include: "rooms" }),
      await call(getLook, { slug: "first", countryIsoCode: "IN" }),
      await call(listSimilarLooks, { slug: "first", count: 3 }),
    ];
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  test("a changed look is returned by the next call", async () => {
    const shared = backends;
    onTestFinished(() => {
      backends = shared;
    });
    const database = await newDatabase();
    const before = contentWithLooks({ in: LOOKS });
    const options = { database, documentTypes: LOOK_FIXTURE_TYPES };
    backends = await loadedBackends({ ...options, contentDirectory: before });
    expect(await slugs("")).toHaveLength(4);
    const after = contentWithLooks({ in: [newLook("first", { style: "bohemian" })] });
    const editor = await loadedBackends({ ...options, contentDirectory: after });
    await editor.stop();
    expect(await slugs("style=bohemian")).toEqual(["first"]);
    expect(await slugs("")).toEqual(["first"]);
  });
});

describe("an invalid look", () => {
  test.each([
    ["a size of another country", { homeSize: "hdb-4-room" }, "have no entry for the home that is shown"],
    [
      "a price for an unknown size of home",
      { prices: [{ homeSize: "9bhk", low: 1, high: 2 }] },
      '"9bhk" is not a home size',
    ],
    ["a category without a document", { category: "nowhere" }, "nowhere"],
    ["too few rooms", { rooms: [newRoom("living"), newRoom("kitchen")] }, "rooms"],
    ["a concept that is too short", { concept: "A nice home." }, "must have 60 to 120 words"],
  ])("is refused with its position: %s", async (_, values, reason) => {
    const contentDirectory = contentWithLooks({ in: [newLook("faulty", values)] });
    const problem = await loadedBackends({ contentDirectory, documentTypes: LOOK_FIXTURE_TYPES }).catch(
      (error: unknown) => error,
    );
    expect(problem).toBeInstanceOf(ContentProblem);
    expect(String(problem)).toContain("documents/home-looks/in/looks.json");
    expect(String(problem)).toContain(reason);
  });
});
