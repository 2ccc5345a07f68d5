import { beforeAll, expect, test, vi } from "vitest";
import { searchSite } from "../../src/contracts/calls/search-site.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { lasting } from "../support/clean-up.ts";
import { loadedBackends } from "./fixture-backends.ts";

eachEngine("the search call", ({ newDatabase }) => {
  let backends: EmbeddedBackends;
  beforeAll(() =>
    lasting(async () => {
      backends = await loadedBackends({ database: await newDatabase() });
    }),
  );

  const post = (body: unknown) =>
    backends.app.request("/api/content/api/v1/search", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  test("SE-03 K19 returns a JSON string that must be parsed again", async () => {
    const response = await post({ query: "sage kitchens", countryCode: "in", unheardOf: true });
    expect(response.status).toBe(200);
    const text = await response.json();
    expect(typeof text).toBe("string");
    expect(JSON.parse(text)).toEqual({
      mode: "results",
      results: [
        {
          id: "designs:sage-kitchen:IN:",
          kind: "design",
          contentType: "designs",
          slug: "sage-kitchen",
          title: "Sage kitchen",
          country: "IN",
          language: null,
        },
      ],
      totalElements: 1,
      isTotalExact: true,
      totalPages: 1,
      page: 0,
      size: 12,
      totals: expect.objectContaining({ design: 1, article: 0 }),
      isRelaxed: false,
    });
  });

  test("SE-03 K19 returns pages, kinds, languages, corrections and suggestions through the contract", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const call = createCaller({ addresses: {}, embedded: (request) => backends.app.fetch(request), fetch });
    const ask = async (config: object) => {
      const outcome = await call(searchSite, { query: "kitchen", countryCode: "IN", ...config });
      return outcome.ok ? outcome.value : outcome.problem;
    };
    expect(await ask({ size: 1, page: "1" })).toMatchObject({
      results: [{ slug: "navy-kitchen" }],
      totalElements: 2,
      totalPages: 2,
    });
    expect(await ask({ kinds: ["page"] })).toMatchObject({ results: [], totals: { page: 0 } });
    expect(await ask({ query: "kichen", size: 1 })).toMatchObject({ correctedQuery: "kitchen" });
    expect(await ask({ query: "sage kitchen xyzzy" })).toMatchObject({ ignoredWords: ["xyzzy"] });
    expect(await ask({ query: "البيوت", countryCode: "SA", languageCode: "AR" })).toMatchObject({
      results: [{ title: "بيوت في السعودية" }],
    });
    expect(await ask({ query: "na", mode: "suggestions" })).toEqual({
      mode: "suggestions",
      suggestions: [
        { text: "navy" },
        { text: "Navy kitchen", result: expect.objectContaining({ slug: "navy-kitchen" }) },
      ],
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  test("K19 a search without a country uses India", async () => {
    expect((await post({ query: "kitchen" })).status).toBe(200);
  });

  test("K19 a malformed config is refused with its field and the reason", async () => {
    const good = { query: "kitchen", countryCode: "IN" };
    const cases: [object, string][] = [
      [{ countryCode: "IN" }, "query"],
      [{ ...good, query: 7 }, "query"],
      [{ ...good, query: "x".repeat(201) }, "query"],
      [{ ...good, countryCode: "India" }, "countryCode"],
      [{ ...good, languageCode: "fr" }, "languageCode"],
      [{ ...good, kinds: ["recipe"] }, "kinds.0"],
      [{ ...good, kinds: [] }, "kinds"],
      [{ ...good, page: -1 }, "page"],
      [{ ...good, size: 0 }, "size"],
      [{ ...good, size: "many" }, "size"],
      [{ ...good, mode: "guess" }, "mode"],
    ];
    for (const [config, field] of cases) {
      const response = await post(config);
      expect(response.status, JSON.stringify(config)).toBe(400);
      expect(await response.json()).toMatchObject({ field, reason: expect.stringMatching(/./) });
    }
    for (const body of ["", "[]", "nonsense", '"text"']) expect((await post(body)).status).toBe(400);
    expect((await backends.app.request("/api/content/api/v1/search")).status).toBe(405);
  });
});
