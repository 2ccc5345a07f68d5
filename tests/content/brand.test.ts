import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { loadContent } from "../../src/services/content/load-content.ts";
import { openPhotographs } from "../../src/services/images/photographs.ts";
import { SILENT } from "../services/fixture-backends.ts";
import { everyEngine, oneEngine } from "../stores/each-engine.ts";
import { DOCUMENT_ROWS } from "./part-c/document-rows.ts";
import { type Asked, get, post, requestOf } from "./part-c/row.ts";
import { SERVICE_ROWS } from "./part-c/service-rows.ts";
import { CONTENT, openShippedBackends } from "./shipped-backends.ts";

const TYPES = readdirSync(`${CONTENT}documents`);
const PLACEHOLDER = "{brand}";

everyEngine("the brand's name in the responses of the calls", (engines) => {
  const backends = openShippedBackends(engines.slice(0, 1), SILENT, "Ray & Sons");

  async function ask(asked: Asked): Promise<string> {
    const response = await backends[0]?.app.request(requestOf(asked));
    expect([asked.path, response?.status]).toEqual([asked.path, 200]);
    return (await response?.text()) ?? "";
  }

  test.each(TYPES)("replaces the placeholder in every document of %s", async (type) => {
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const paging = { page: String(page), size: "100" };
      const answer = await ask(get("goobe", `/document/es/search/${type}`, paging));
      expect(answer).not.toContain(PLACEHOLDER);
      pages = JSON.parse(answer).totalPages;
    }
  });

  test("replaces the placeholder in every response of Part C", async () => {
    for (const { asked } of [...DOCUMENT_ROWS, ...SERVICE_ROWS])
      expect([asked.path, (await ask(asked)).includes(PLACEHOLDER)]).toEqual([asked.path, false]);
  });

  test("is found by the search", async () => {
    const answer = await ask(post("content", "/api/v1/search", { query: "Ray Sons", countryCode: "IN" }));
    expect(JSON.parse(JSON.parse(answer))).toMatchObject({ isRelaxed: false });
    expect(answer).not.toContain(PLACEHOLDER);
  });

  test("is escaped between HTML tags", async () => {
    const path = "/v1/contents/by.slug/move-in-and-handover";
    expect(await ask(get("backend", path, { countryIsoCode: "IN" }))).toContain("Ray &amp; Sons");
  });
});

oneEngine("another name of the brand", ({ newContentDatabase, open }) => {
  test("changes only the documents that contain it", async () => {
    const database = await open(await newContentDatabase());
    const photographs = await openPhotographs(`${CONTENT}photographs`);
    const load = (brandName: string) =>
      loadContent({ database, contentDirectory: CONTENT, photographs, brandName });
    const { documents } = await load("One");
    expect(await load("One")).toMatchObject({ changed: 0 });
    const { changed, added, removed } = await load("Other");
    expect([added, removed]).toEqual([0, 0]);
    expect(changed).toBeGreaterThan(10);
    expect(changed).toBeLessThan(documents / 10);
  });
});
