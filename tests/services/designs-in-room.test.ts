import { beforeAll, expect, onTestFinished, test } from "vitest";
import { listDesignsInRoom } from "../../src/contracts/calls/designs-in-room.ts";
import { listDesignIdeas } from "../../src/contracts/calls/graphql/list-design-ideas.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { collectDependencies } from "../../src/platform/page-dependencies.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { RATES } from "../prices/shipped-rates.ts";
import { bothEngines, oneEngine } from "../stores/each-engine.ts";
import { lasting } from "../support/clean-up.ts";
import { loadedBackends } from "./fixture-backends.ts";
import { contentWithDesigns, DESIGN_FIXTURE_TYPES, newDesign } from "./fixture-designs.ts";

/** A kitchen of 10 by 8 ft costs 475,000 in premium, so these cost 0.8, 1 and 1.2 times the default. */
const CONTENT = {
  "looks/in/designs": [
    newDesign("unpriced", { position: 2 }),
    newDesign("a-stable", { position: 4, roomType: "stable", layout: undefined }),
    newDesign("moved", { position: 6, redirectedTo: "dear" }),
  ],
  "smart-photo-lite/in/designs": [
    newDesign("dear", { position: 1, totalPrice: 570_000, products: [{}, {}], tags: ["island"] }),
    newDesign("cheap", { position: 3, totalPrice: 380_000, tier: "premium" }),
    newDesign("a-wardrobe", { position: 5, roomType: "wardrobe", layout: "sliding", totalPrice: 200_000 }),
  ],
  "looks/sg/designs": [newDesign("a-flat", { currency: "SGD" })],
};
const options = (files: Record<string, object> = CONTENT) => ({
  contentDirectory: contentWithDesigns(files),
  documentTypes: DESIGN_FIXTURE_TYPES,
});

const ROOM = "countryIsoCode=IN&length=10&breadth=8&city=bengaluru&tier=premium";
const KITCHENS = "filters=roomType.eq:kitchen-designs;field.excludes:redirectedTo";
const path = (query: string) => `/api/web-backend/v1/designs/in-room?${query}`;

oneEngine("designs in a visitor's room", ({ newDatabase }) => {
  let backends: EmbeddedBackends;
  beforeAll(() =>
    lasting(async () => {
      backends = await loadedBackends({ ...options(), database: await newDatabase() });
    }),
  );

  const get = (query: string) => backends.app.request(path(query));
  const list = async (query: string) => {
    const response = await get(query);
    expect([query, response.status]).toEqual([query, 200]);
    return listDesignsInRoom.answer.parse(await response.json());
  };
  const slugs = async (query: string) => (await list(query)).items.map(({ slug }) => slug);
  const call: ReturnType<typeof createCaller> = (definition, input) =>
    createCaller({ addresses: {}, embedded: (request) => backends.app.fetch(request) })(definition, input);

  test("every design has its price range for the room, and an unpriced one that of the model", async () => {
    const { items, ...totals } = await list(`${ROOM}&${KITCHENS}`);
    expect(items.map(({ slug, inRoom }) => [slug, inRoom])).toEqual([
      ["dear", { low: 524_000, likely: 570_000, high: 638_000 }],
      ["unpriced", { low: 437_000, likely: 475_000, high: 532_000 }],
      ["cheap", { low: 350_000, likely: 380_000, high: 426_000 }],
    ]);
    expect(totals).toEqual({ totalElements: 3, totalPages: 1, page: 0, size: 12 });
  });

  test("the room's size, its city and the tier change the price", async () => {
    const likely = async (query: string) =>
      (await list(`${KITCHENS};slug.eq:unpriced&${query}`)).items[0]?.inRoom?.likely;
    expect(await likely(ROOM)).toBe(475_000);
    expect(await likely(ROOM.replace("length=10", "length=12.5"))).toBe(532_000);
    expect(await likely(ROOM.replace("bengaluru", "mumbai"))).toBe(523_000);
    expect(await likely(ROOM.replace("premium", "luxe"))).toBe(835_000);
  });

  test("a design has the same fields as in the list of designs, plus its price in the room", async () => {
    const filters = "roomType.eq:kitchen-designs;field.excludes:redirectedTo";
    const plain = await call(listDesignIdeas, { urlQueryParams: `filters=country.eq:IN;${filters}` });
    const priced = await call(listDesignsInRoom, {
      ...{ countryIsoCode: "IN", filters, length: 10, breadth: 8, city: "bengaluru", tier: "premium" },
    });
    if (!plain.ok || !priced.ok) throw new Error("both lists should be answered");
    expect(plain.value.items).toHaveLength(3);
    expect(priced.value.items.map(({ inRoom, ...design }) => design)).toEqual(plain.value.items);
  });

  test("a budget keeps designs whose likely price is within it, and leaves out those without a price", async () => {
    expect(await slugs(`${ROOM}&filters=field.excludes:redirectedTo`)).toEqual([
      ...["dear", "unpriced", "cheap", "a-stable", "a-wardrobe"],
    ]);
    const within = (budget: number) => slugs(`${ROOM}&filters=field.excludes:redirectedTo&budget=${budget}`);
    expect(await within(475_000)).toEqual(["unpriced", "cheap", "a-wardrobe"]);
    expect(await within(474_999)).toEqual(["cheap", "a-wardrobe"]);
    expect(await within(1)).toEqual([]);
    expect(await within(900_000_000)).toEqual(["dear", "unpriced", "cheap", "a-wardrobe"]);
  });

  test("sorts by price in both directions; designs without a price are last", async () => {
    const sorted = (sort: string) => slugs(`${ROOM}&filters=field.excludes:redirectedTo&sort=${sort}`);
    expect(await sorted("price")).toEqual(["a-wardrobe", "cheap", "unpriced", "dear", "a-stable"]);
    expect(await sorted("-price")).toEqual(["dear", "unpriced", "cheap", "a-wardrobe", "a-stable"]);
    expect(await sorted("position")).toEqual(["dear", "unpriced", "cheap", "a-stable", "a-wardrobe"]);
  });

  test("returns pages of the sorted list, and the total", async () => {
    const page = (number: number) => list(`${ROOM}&${KITCHENS}&sort=price&size=2&page=${number}`);
    expect((await page(0)).items.map(({ slug }) => slug)).toEqual(["cheap", "unpriced"]);
    const last = await page(1);
    expect(last.items.map(({ slug }) => slug)).toEqual(["dear"]);
    expect(last).toMatchObject({ totalElements: 3, totalPages: 2, page: 1, size: 2 });
    expect((await page(9)).items).toEqual([]);
  });

  test("accepts every filter of the galleries", async () => {
    expect(await slugs(`${ROOM}&filters=tags.in:island`)).toEqual(["dear"]);
    expect(await slugs(`${ROOM}&filters=totalPrice.range:|390000`)).toEqual(["cheap", "a-wardrobe"]);
    expect(await slugs(`${ROOM}&filters=roomType.eq:wardrobe`)).toEqual(["a-wardrobe"]);
    expect(await slugs(`${ROOM}&filters=slug.in:cheap,dear&sort=price`)).toEqual(["cheap", "dear"]);
  });

  test("each country has its own rates and its own designs", async () => {
    const { items } = await list("countryIsoCode=sg&length=10&breadth=8&city=singapore&tier=premium");
    expect(items).toMatchObject([{ slug: "a-flat", currency: "SGD", inRoom: { likely: 14_800 } }]);
    expect(await slugs("countryIsoCode=SA&length=4&breadth=3&city=riyadh&tier=luxe")).toEqual([]);
    const response = await get("countryIsoCode=FR&length=10&breadth=8&city=paris&tier=premium");
    expect([response.status, await response.json()]).toEqual([404, { error: "There are no rates for FR." }]);
  });

  const REFUSED: [query: string, field: string][] = [
    [ROOM.replace("=IN", "=IND"), "countryIsoCode"],
    [ROOM.replace("length=10", "length=0"), "length"],
    [ROOM.replace("length=10", "length=ten"), "length"],
    [ROOM.replace("breadth=8", "breadth=61"), "breadth"],
    [ROOM.replace("&breadth=8", ""), "breadth"],
    [ROOM.replace("bengaluru", "paris"), "city"],
    [ROOM.replace("bengaluru", "constructor"), "city"],
    [ROOM.replace("premium", "golden"), "tier"],
    [`${ROOM}&budget=-5`, "budget"],
    [`${ROOM}&budget=0`, "budget"],
    [`${ROOM}&sort=slug`, "sort"],
    [`${ROOM}&page=-1`, "page"],
    [`${ROOM}&size=101`, "size"],
    [`${ROOM}&filters=tags.in:`, "tags"],
    [`${ROOM}&filters=tags.eq:%00`, "tags"],
  ];

  test("refuses invalid input with the field name", async () => {
    for (const [query, field] of REFUSED) {
      const response = await get(query);
      expect([query, response.status]).toEqual([query, 400]);
      expect(await response.json()).toMatchObject({ field, reason: expect.any(String) });
    }
  });

  test("changed prices and rates take effect at the next call", async () => {
    const shared = backends;
    onTestFinished(() => {
      backends = shared;
    });
    const database = await newDatabase();
    backends = await loadedBackends({ ...options(), database });
    expect(await slugs(`${ROOM}&${KITCHENS}&sort=price`)).toEqual(["cheap", "unpriced", "dear"]);
    const priced = CONTENT["smart-photo-lite/in/designs"].map((design) =>
      design.slug === "cheap" ? { ...design, totalPrice: 600_000 } : design,
    );
    const changed = { ...CONTENT, "smart-photo-lite/in/designs": priced };
    await loadedBackends({ ...options(changed), database });
    expect(await slugs(`${ROOM}&${KITCHENS}&sort=price`)).toEqual(["unpriced", "dear", "cheap"]);
    const untaxed = { slug: "rates-in", country: "IN", ...RATES.in, tax: { name: "GST", rate: 0 } };
    await loadedBackends({ ...options({ ...changed, "calculator-rates/rates-in": untaxed }), database });
    const [unpriced] = (await list(`${ROOM}&filters=slug.eq:unpriced`)).items;
    expect(unpriced?.inRoom?.likely).toBe(403_000);
  });

  test("uses the rates in force today, and not those of a later date", async () => {
    const shared = backends;
    onTestFinished(() => {
      backends = shared;
    });
    const ratesAt = (slug: string, rate: number) => ({
      ...RATES.in,
      slug,
      country: "IN",
      tax: { name: "GST", rate },
    });
    const later = ["2026-05-01", "2999-01-01"].map((effectiveFrom) => ({
      slug: `rates-in-${effectiveFrom}`,
      effectiveFrom,
    }));
    const rates = {
      "calculator-rates/rates-in": { ...ratesAt("rates-in", 0.18), later },
      "calculator-rates/rates-in-2026-05-01": ratesAt("rates-in-2026-05-01", 0),
      "calculator-rates/rates-in-2999-01-01": ratesAt("rates-in-2999-01-01", 0.5),
    };
    backends = await loadedBackends({ ...options({ ...CONTENT, ...rates }), database: await newDatabase() });
    const [unpriced] = (await list(`${ROOM}&filters=slug.eq:unpriced`)).items;
    expect(unpriced?.inRoom?.likely).toBe(403_000);
  });

  test("a cached page made from it is dropped when a design, the list or the rates change", async () => {
    const { dependencies } = await collectDependencies(() => list(`${ROOM}&${KITCHENS}&size=1`));
    const { dependencies: again } = await collectDependencies(() => list(`${ROOM}&${KITCHENS}&size=1`));
    expect(again).toEqual(dependencies);
    expect([...dependencies].filter((name) => name.startsWith("list"))).toEqual([
      "list looks IN",
      "list smart-photo-lite IN",
    ]);
    expect([...dependencies].filter((name) => name.startsWith("document"))).toHaveLength(2);
  });
});

bothEngines("designs in a visitor's room on both engines", (sqlite, postgres) => {
  test("are returned as the same bytes", async () => {
    const answers = [];
    for (const { newDatabase } of [sqlite, postgres]) {
      const { app } = await loadedBackends({ ...options(), database: await newDatabase() });
      const queries = [
        "",
        "&sort=price&budget=500000",
        "&sort=-price&size=2&page=1",
        "&filters=tags.in:loft",
      ];
      answers.push(
        await Promise.all(queries.map(async (query) => (await app.request(path(ROOM + query))).text())),
      );
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});
