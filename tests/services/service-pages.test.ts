import { beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { getServicePage } from "../../src/contracts/calls/service-page-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { SERVICE_PAGE_TYPES } from "../../src/services/content/types/service-pages-types.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { ContentProblem } from "../../src/services/files/content-problem.ts";
import { oneEngine } from "../stores/each-engine.ts";
import { lasting } from "../support/clean-up.ts";
import { copyOfContent, FIXTURE_TYPES, loadedBackends } from "./fixture-backends.ts";
import { writeText } from "./magazine-content.ts";

const PATH = "/api/backend/v1/contents/by.slug";
const documentTypes = { ...FIXTURE_TYPES, ...SERVICE_PAGE_TYPES };

oneEngine("service pages", ({ newDatabase }) => {
  let backends: EmbeddedBackends;
  beforeAll(() =>
    lasting(async () => {
      const contentDirectory = copyOfContent();
      writePage(contentDirectory, "in/privacy", { title: "Privacy in India", related: ["terms"] });
      writePage(contentDirectory, "in/terms", { title: "Terms of India" });
      writePage(contentDirectory, "sg/privacy", { title: "Privacy in Singapore" });
      writePage(contentDirectory, "sa/privacy", { title: "Privacy in Saudi Arabia" });
      writePage(contentDirectory, "sa-ar/privacy", { title: "الخصوصية" });
      writePage(contentDirectory, "sa-ar/terms-saudi-ar", { title: "الشروط والأحكام" });
      backends = await loadedBackends({ database: await newDatabase(), contentDirectory, documentTypes });
    }),
  );

  async function titleOf(path: string): Promise<string> {
    const response = await backends.app.request(`${PATH}/${path}`);
    return response.status === 200 ? (await response.json()).title : String(response.status);
  }

  test("K20 ST-06 returns a page by its slug, with its table of contents and related pages", async () => {
    const response = await backends.app.request(`${PATH}/privacy?countryIsoCode=IN`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      slug: "privacy",
      countryCode: "IN",
      languageCode: "EN",
      title: "Privacy in India",
      summary: expect.any(String),
      updated: "2026-06-01",
      topic: "policy",
      content: expect.stringContaining('<h2 id="what-we-keep">What we keep</h2>'),
      headings: [{ id: "what-we-keep", text: "What we keep" }],
      related: [{ slug: "terms", title: "Terms of India" }],
      seoTitle: "Privacy in India",
      seoDescription: expect.any(String),
    });
  });

  test.each([
    ["privacy", "Privacy in India"],
    ["privacy?countryIsoCode=sg", "Privacy in Singapore"],
    ["privacy?countryIsoCode=SA", "Privacy in Saudi Arabia"],
    ["privacy?countryIsoCode=SA&languageCode=ar", "الخصوصية"],
    ["privacy?languageCode=AR", "الخصوصية"],
    ["terms-saudi-ar", "الشروط والأحكام"],
    ["terms-saudi-ar?countryIsoCode=SA", "الشروط والأحكام"],
    ["privacy?utm_source=x", "Privacy in India"],
  ])("returns the edition of %s", async (path, title) => {
    expect(await titleOf(path)).toBe(title);
  });

  test.each([
    "none",
    "privacy?countryIsoCode=MY",
    "terms-saudi-ar?countryIsoCode=SA&languageCode=EN",
    "terms?countryIsoCode=SG",
  ])("ST-05 %s answers 404 with an explanation", async (path) => {
    const response = await backends.app.request(`${PATH}/${path}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: expect.stringContaining("There is no page") });
  });

  test.each(["countryIsoCode=India", "languageCode=english"])(
    "refuses %s with the field name",
    async (query) => {
      const response = await backends.app.request(`${PATH}/privacy?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ field: query.split("=")[0] });
    },
  );

  test("links to pages of its own edition", async () => {
    const { content } = await (
      await backends.app.request(`${PATH}/privacy?countryIsoCode=SA&languageCode=AR`)
    ).json();
    expect(content).toContain('<a href="/sa-ar/contact-us">');
  });

  test("a related page must exist in the same edition", async () => {
    const contentDirectory = copyOfContent();
    writePage(contentDirectory, "in/terms", {});
    writePage(contentDirectory, "sg/privacy", { related: ["terms"] });
    const loading = loadedBackends({ database: await newDatabase(), contentDirectory, documentTypes });
    const problem = await loading.catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ContentProblem);
    expect(String(problem)).toContain(
      'sg/privacy.md:8: related.0: there is no service-pages document "terms"',
    );
  });

  test("answers in the shape of its contract", async () => {
    const call = createCaller({ addresses: {}, embedded: (request) => backends.app.fetch(request) });
    const outcome = await call(getServicePage, { slug: "privacy", countryIsoCode: "SG", languageCode: "EN" });
    expect(outcome).toMatchObject({ ok: true, value: { title: "Privacy in Singapore" } });
  });
});

function writePage(content: string, name: string, options: { title?: string; related?: string[] }): void {
  const { title = "A page", related = [] } = options;
  const matter = {
    title,
    summary: "What a reader must know who reads nothing else. It is said in two sentences.",
    updated: "2026-06-01",
    topic: "policy",
    order: 1,
    related,
    seoTitle: title,
    seoDescription: "What is kept, for how long, and how to have it deleted, in plain words.",
  };
  const text = `Write to [us](/contact-us).\n\n## What we keep\n\n${"plain words ".repeat(140)}`;
  writeText(
    content,
    `service-pages/${name}.md`,
    `---\n${stringify(matter, { lineWidth: 0 })}---\n\n${text}\n`,
  );
}
