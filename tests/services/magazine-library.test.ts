import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { COMPANY_NEWS_PAGE_SIZE } from "../../src/contracts/calls/company-news-calls.ts";
import { NEVER } from "../../src/services/content/publication/publish-at.ts";
import { readContentFiles } from "../../src/services/content/read-content.ts";
import { readDocuments } from "../../src/services/content/read-documents.ts";
import { COMPANY_NEWS_TYPES } from "../../src/services/content/types/company-news-types.ts";
import { MAGAZINE_TYPES } from "../../src/services/content/types/magazine-types.ts";
import { SERVICE_PAGE_TYPES } from "../../src/services/content/types/service-pages-types.ts";
import { openPhotographs } from "../../src/services/images/photographs.ts";
import { matchUrl } from "../../src/urls/match-url.ts";

const CONTENT = join(import.meta.dirname, "../../content");
const TYPES = { ...MAGAZINE_TYPES, ...COMPANY_NEWS_TYPES, ...SERVICE_PAGE_TYPES };

const Body = z.looseObject({
  title: z.string().optional(),
  name: z.string().optional(),
  content: z.string().optional(),
  picture: z.looseObject({ photo: z.looseObject({ name: z.string() }) }).optional(),
  magazineSlugs: z.array(z.string()).optional(),
  external_link: z.string().optional(),
  sample: z.boolean().optional(),
});
type Document = { contentType: string; slug: string; country: string | null; body: z.infer<typeof Body> };

let documents: Document[] = [];
beforeAll(async () => {
  const files = await readContentFiles(CONTENT);
  const own = files.filter(
    ({ name }) => name.split("/")[1] !== undefined && (name.split("/")[1] ?? "") in TYPES,
  );
  const photographs = await openPhotographs(join(CONTENT, "photographs"));
  const { documents: read } = await readDocuments(own, TYPES, photographs, { brandName: "Ours", at: NEVER });
  documents = read.map(({ content_type, slug, country, body }) => ({
    contentType: content_type,
    slug,
    country,
    body: Body.parse(JSON.parse(body)),
  }));
});

const of = (contentType: string) => documents.filter((document) => document.contentType === contentType);
const slugsOf = (contentType: string) => [...new Set(of(contentType).map(({ slug }) => slug))];

test("the magazine is as large as specified", () => {
  expect(slugsOf("magazine-posts").length).toBeGreaterThanOrEqual(60);
  expect(slugsOf("magazine-authors").length).toBeGreaterThanOrEqual(8);
  expect(slugsOf("magazine-taxonomy").length).toBeGreaterThanOrEqual(18);
});

test("AMB-43 the types that widgets fill exist in every country of the magazine", () => {
  for (const slug of ["trending-stories", "diwali-stories", "home-story-gallery"])
    expect(of("magazine-types").filter((type) => type.slug === slug)).toHaveLength(3);
});

test("no two articles have the same lead picture", () => {
  const india = of("magazine-posts").filter(({ country }) => country === "IN");
  const photos = india.map(({ body }) => body.picture?.photo.name);
  expect(photos.filter((name, index) => photos.indexOf(name) !== index)).toEqual([]);
});

test("MG-12 five posts are pinned in India, and none in other countries", () => {
  const pinned = of("trending-stories").filter(({ slug }) => slug.endsWith("_pinned_posts"));
  expect(pinned.map(({ slug }) => slug)).toEqual(["in_pinned_posts"]);
  expect(new Set(pinned[0]?.body.magazineSlugs).size).toBe(5);
});

describe.each(["in", "sg", "my"])("MG-11 the landing page of %s", (iso) => {
  test.each([
    ["trending-stories", "editors_pick"],
    ["trending-stories", "popular_stories"],
    ["diwali-stories", "seasonal_widget"],
    ["diwali-stories", "video_stories_widget"],
    ["home-story-gallery", "home_story_gallery"],
  ])("has stories in %s/%s", (contentType, name) => {
    const widget = of(contentType).find(({ slug }) => slug === `${iso}_${name}`);
    expect(widget?.body.magazineSlugs?.length).toBeGreaterThanOrEqual(1);
  });
});

test("CN-02 the announcements link to our pages, and fill two pages in each country", () => {
  const news = of("company-news");
  for (const country of ["IN", "SG"])
    expect(news.filter((item) => item.country === country).length).toBe(2 * COMPANY_NEWS_PAGE_SIZE);
  for (const { body } of news) {
    expect(body.external_link).toMatch(/^\/(in|sg)\//);
    expect(matchUrl(body.external_link ?? "")).toBeDefined();
    expect(body.sample).toBeUndefined();
  }
});

test("invented writers are marked as samples", () => {
  for (const { body } of of("magazine-authors")) expect(body.sample).toBe(true);
});

const isFilm = (path: string) =>
  path.startsWith("/api/videos/") && existsSync(join(CONTENT, "videos", basename(path)));

test("every link in a text leads to a page of the site, or to an existing film", () => {
  const broken = documents.flatMap(({ contentType, slug, country, body }) => {
    const links = [...(body.content ?? "").matchAll(/<a href="(\/[^"#?]*)/g)].map(([, path]) => path ?? "");
    const lost = links.filter((path) => matchUrl(path) === undefined && !isFilm(path));
    return lost.map((path) => `${contentType}/${slug} (${country}): ${path}`);
  });
  expect(broken).toEqual([]);
});

test("no text has filler words, and none names another company", () => {
  const fluff = /\b(?:elevate|stunning|seamless(?:ly)?|nestled|timeless|lorem ipsum|livspace)\b/i;
  const found = documents.filter(({ body }) =>
    fluff.test(JSON.stringify({ ...body, isLivspaceTvEnabled: 0 })),
  );
  expect(found.map(({ contentType, slug }) => `${contentType}/${slug}`)).toEqual([]);
});
