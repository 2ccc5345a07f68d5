import { afterEach, expect, test } from "vitest";
import { listMagazineCategories } from "../../src/contracts/calls/magazine/magazine-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";

let fails: RegExp = /^$/;
const asked: string[] = [];
const contents = testSite();
/** Three hosts that answer as ours do, except for the calls that fail. */
const host = stubBackend(async (incoming, outgoing) => {
  const url = decodeURIComponent(incoming.url ?? "/");
  asked.push(url);
  if (fails.test(url)) return outgoing.writeHead(403).end("{}");
  const answer = await contents.fetch(`/api${incoming.url}`);
  outgoing.writeHead(answer.status, { "content-type": "application/json" });
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
});
const site = testSite(() => ({
  CONTENT_URL: `${host.url()}/content`,
  WEB_BACKEND_URL: `${host.url()}/web-backend`,
  WCMS_URL: `${host.url()}/wcms`,
}));

afterEach(() => {
  fails = /^$/;
  asked.length = 0;
});

async function load(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  return { status: response.status, page: readHtml(html) };
}

test("MG-14 MG-19 without categories the stories are shown, and there is no empty rail or accordion", async () => {
  fails = /magazine_categories|\/categories\//;
  const { status, page } = await load("/in/magazine");
  expect(status).toBe(200);
  expect(page.all(".rail, .browse, .masthead .tabs__list")).toEqual([]);
  // The newest story and the five pinned ones.
  expect(page.all(".mag-lead .story")).toHaveLength(6);
  // Those of the twelve newest that do not lead; no story is shown twice.
  const shown = page
    .all(".mag-lead .story__title a, .mag-recent .story__title a")
    .map((link) => attribute(link, "href"));
  expect(new Set(shown).size).toBe(12);
});

test("MG-25 MG-23 requests the documents of the country by their names", async () => {
  await load("/my/magazine");
  for (const path of [
    "/content/document/es/search/trending-stories/slug/my_editors_pick",
    "/content/document/es/search/trending-stories/slug/my_popular_stories",
    "/content/document/es/search/diwali-stories/slug/my_seasonal_widget",
    "/content/document/es/search/diwali-stories/slug/my_video_stories_widget",
    "/content/document/es/search/home-story-gallery/slug/my_home_story_gallery",
    "/wcms/api/public/v2/magazines/my/categories/",
    "/content/document/es/search/magazine_categories?filters=countryCode.eq:MY",
  ])
    expect(asked).toContainEqual(expect.stringContaining(path));
});

test("MG-01 without stories the page says so, and offers the rest", async () => {
  fails = /post\/search/;
  const { status, page } = await load("/sg/magazine");
  expect(status).toBe(200);
  expect(textOf(page.one("main .state"))).toContain("We couldn’t load the stories");
  expect(page.all(".browse details").length).toBeGreaterThan(3);
});

test("MG-19 a failing list of categories is reported with the words of the specification", async () => {
  const reported: (string | undefined)[] = [];
  const call = createCaller({
    addresses: {},
    embedded: () => new Response("", { status: 500 }),
    retryDelaysMs: [],
    report: (_, { reportLabel }) => reported.push(reportLabel),
  });
  await call(listMagazineCategories, { iso: "in" });
  expect(reported).toEqual(["There is error in fetching category subcategories data"]);
});
