import { expect, test } from "vitest";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { attribute, readHtml, textOf } from "../support/read-html.ts";

const site = testSite({ SOCIAL_APP_ID: "123456789" });
const plain = testSite();

async function pageAt(path: string, from = site) {
  return readHtml(await (await from.fetch(path)).text());
}

async function stateAt(path: string, from = site) {
  return JSON.parse(textOf((await pageAt(path, from)).one("#atrium-state")));
}

test("GS-01 the environment comes from the configuration, on pages and in the head", async () => {
  expect((await stateAt("/in")).env).toEqual({
    appUrl: PUBLIC_URL,
    apiGatewayUrl: "/api",
    imagePath: "/api/dobby",
    quizHostUrl: "/api/quiz",
    hubGatewayEndpoint: "/api/launchpad",
    socialAppId: "123456789",
  });
  const ids = (await pageAt("/sa-ar")).all('meta[property="fb:app_id"]');
  expect(ids.map((meta) => attribute(meta, "content"))).toEqual(["123456789"]);
  expect((await pageAt("/in", plain)).all('meta[property="fb:app_id"]')).toEqual([]);
});

test.each([
  ["/in", { siteName: "Livspace India", currentPageSlug: "home", seoFooterSlug: "home" }],
  ["/sg/design-ideas/condo", { currentPageSlug: "condo", seoFooterSlug: "condo" }],
  ["/in/talk", { currentPageSlug: "talk", seoFooterSlug: "", featureToggles: {} }],
  ["/sg/zz-none", { currentPageSlug: "not-found", seoFooterSlug: "" }],
])("GS-03 %s knows its name, its slug and the links above its footer", async (path, known) => {
  expect(await stateAt(path, plain)).toMatchObject({ mode: "web", ...known });
});

test("GS-03 a page says on which side of its features it is", async () => {
  expect((await stateAt("/in")).featureToggles).toEqual({ "interiors-redirect": false });
});

test("GS-11 design ideas know their categories, page, cues and photograph", async () => {
  const landing = (await stateAt("/in/design-ideas")).designIdeas;
  expect(landing.categories).toContain("kitchen-designs");
  expect(landing.designIdeasConfig).toEqual({ pageSize: 20 });
  expect((await stateAt("/in/design-ideas/kitchen-designs?page=2")).designIdeas).toMatchObject({
    page: 2,
    cueData: {
      startPosition: expect.any(Number),
      interval: expect.any(Number),
      currentCounter: expect.any(Number),
    },
    currentContentType: "designs",
    sppSlug: "",
  });
  expect((await stateAt("/sa-ar/designs/majlis/mens-majlis")).designIdeas).toMatchObject({
    sppSlug: "mens-majlis",
    sppTags: expect.arrayContaining([expect.any(String)]),
    currentContentType: "smart-photo",
  });
});

test("GS-11 the second page of a list goes on with the round of cues", async () => {
  const counterAt = async (page: number) =>
    (await stateAt(`/in/design-ideas/kitchen-designs?page=${page}`)).designIdeas.cueData.currentCounter;
  expect(await counterAt(2)).toBeGreaterThan(await counterAt(1));
});
