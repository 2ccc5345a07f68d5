import { beforeAll, expect, test } from "vitest";
import { listCompanyNews } from "../../src/contracts/calls/company-news-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { COMPANY_NEWS_TYPES } from "../../src/services/content/types/company-news-types.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { oneEngine } from "../stores/each-engine.ts";
import { lasting } from "../support/clean-up.ts";
import { copyOfContent, FIXTURE_TYPES, loadedBackends } from "./fixture-backends.ts";
import { writeJson } from "./magazine-content.ts";

const PATH = "/v1/api/jumanji/in/wp-json/wp/v2/company_news";

oneEngine("company news", ({ newDatabase }) => {
  let backends: EmbeddedBackends;
  beforeAll(() =>
    lasting(async () => {
      const contentDirectory = copyOfContent();
      const items = Array.from({ length: 11 }, (_, index) => newsItem(index + 1));
      writeJson(contentDirectory, "company-news/in/news.json", items);
      writeJson(contentDirectory, "company-news/sg/news.json", [newsItem(12)]);
      backends = await loadedBackends({
        database: await newDatabase(),
        contentDirectory,
        documentTypes: { ...FIXTURE_TYPES, ...COMPANY_NEWS_TYPES },
      });
    }),
  );

  const get = (query: string, path = `/bumblebee${PATH}`) => backends.app.request(`${path}?${query}`);

  test.each(["/bumblebee", ""])("K43 CN-01 CN-02 CN-04 EN-36 answers at %s%s", async (base) => {
    const query = "_embed&domain=atrium.example&per_page=9&page=1&page_type=company_news";
    const response = await get(query, base + PATH);
    expect(response.status).toBe(200);
    const items = await response.json();
    expect(items).toHaveLength(9);
    expect(items[0]).toMatchObject({
      title: "Item 11",
      external_link: "https://example.com/11",
      image: expect.stringMatching(/^\/api\/images\/test-room-[0-9a-f]{8}\/1600\.jpg$/),
      id: expect.any(Number),
      sample: true,
    });
  });

  test("CN-03 CN-04 returns the total, the pages and the neighbours in the headers of WordPress", async () => {
    const first = await get("per_page=9");
    expect(first.headers.get("x-wp-total")).toBe("11");
    expect(first.headers.get("x-wp-totalpages")).toBe("2");
    expect(first.headers.get("link")).toBe(`</bumblebee${PATH}?per_page=9&page=2>; rel="next"`);
    const second = await get("per_page=9&page=2");
    expect(second.headers.get("link")).toBe(`</bumblebee${PATH}?per_page=9&page=1>; rel="prev"`);
    const titles = (await second.json()).map(({ title }: { title: string }) => title);
    expect(titles).toEqual(["Item 2", "Item 1"]);
    expect(await (await get("")).json()).toHaveLength(9);
    const middle = await get("per_page=4&page=2");
    expect(middle.headers.get("link")).toMatch(/page=1>; rel="prev", .*page=3>; rel="next"$/);
  });

  test("CN-04 adds the picture in the format of WordPress if _embed is set", async () => {
    const [embedded] = await (await get("_embed")).json();
    expect(embedded._embedded["wp:featuredmedia"]).toMatchObject([
      { source_url: embedded.image, alt_text: "A grey room", media_details: { width: 300 } },
    ]);
    const [plain] = await (await get("per_page=1")).json();
    expect(plain).not.toHaveProperty("_embedded");
  });

  test("CN-05 a page beyond the end is refused with the WordPress error", async () => {
    const response = await get("per_page=9&page=3");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "rest_post_invalid_page_number",
      data: { status: 400 },
      field: "page",
    });
  });

  test("CN-06 a country without news has an empty first page", async () => {
    const response = await get("per_page=9", PATH.replace("/in/", "/MY/"));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([]);
    expect(response.headers.get("x-wp-total")).toBe("0");
    const singapore = await get("", PATH.replace("/in/", "/SG/"));
    expect(await singapore.json()).toMatchObject([{ title: "Item 12" }]);
  });

  test.each([
    ["per_page=0", PATH, "per_page"],
    ["per_page=101", PATH, "per_page"],
    ["page=x", PATH, "page"],
    ["", PATH.replace("/in/", "/xx/"), "iso"],
  ])("refuses %s at %s with the field name", async (query, path, field) => {
    const response = await get(query, path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field });
  });

  test("answers in the shape of its contract", async () => {
    const call = createCaller({ addresses: {}, embedded: (request) => backends.app.fetch(request) });
    const outcome = await call(listCompanyNews, { iso: "in", _embed: "", per_page: 9, page: 2 });
    expect(outcome).toMatchObject({ ok: true, value: [{ title: "Item 2" }, { title: "Item 1" }] });
  });
});

function newsItem(number: number) {
  return {
    slug: `item-${number}`,
    title: `Item ${number}`,
    outlet: "A daily",
    date: `2026-01-${String(number).padStart(2, "0")}`,
    external_link: `https://example.com/${number}`,
    excerpt: "What it says.",
    picture: { photo: "test-room", alt: "A grey room" },
    sample: true,
  };
}
