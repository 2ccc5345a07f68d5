import { expect, test } from "vitest";
import { PUBLIC_URL, sharedSite, type TestSite, testSite } from "../support/open-test-site.ts";
import { attribute, readHtml, textOf } from "../support/read-html.ts";

const site = testSite({ SOCIAL_APP_ID: "123456789" });
const plain = sharedSite();

async function pageAt(path: string, from: TestSite = site) {
  return readHtml(await (await from.fetch(path)).text());
}

async function stateAt(path: string, from: TestSite = site) {
  return JSON.parse(textOf((await pageAt(path, from)).one("#atrium-state")));
}

test("GS-01 the environment comes from the configuration, in the state and in the head", async () => {
  expect((await stateAt("/in")).env).toEqual({
    appUrl: PUBLIC_URL,
    apiGatewayUrl: "/api",
    imagePath: "/api/dobby",
    quizHostUrl: "/api/quiz",
    hubGatewayEndpoint: "/bumblebee/v1/api/hub/graphql",
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
])("GS-03 %s has its name, its slug and the links above its footer in the state", async (path, known) => {
  expect(await stateAt(path, plain)).toMatchObject({ mode: "web", ...known });
});

test("GS-03 a page state contains its feature toggles", async () => {
  expect((await stateAt("/in")).featureToggles).toEqual({ "interiors-redirect": false });
});

test("GS-11 the state of design ideas contains their categories, page, cues and photograph", async () => {
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

test("GS-11 the second page of a list continues the sequence of cues", async () => {
  const counterAt = async (page: number) =>
    (await stateAt(`/in/design-ideas/kitchen-designs?page=${page}`)).designIdeas.cueData.currentCounter;
  expect(await counterAt(2)).toBeGreaterThan(await counterAt(1));
});

test("GS-02 codes are upper case, and without a region those of India in English", async () => {
  expect(await stateAt("/sa-ar")).toMatchObject({ isoCode: "SA", languageCode: "AR" });
  expect(await stateAt("/template")).toMatchObject({ isoCode: "IN", languageCode: "EN" });
});

test("GS-04 GS-05 a page state contains what a lead and its widgets need, and its own first chat message", async () => {
  expect(await stateAt("/in/design-ideas/kitchen-designs")).toMatchObject({
    landingPage: { url: "", referrer: "", routeParams: { categorySlug: "kitchen-designs" } },
    leadSubmissionCtaType: "",
    customCtaQueryStrings: {},
    isChatWidgetVisible: true,
    customIsoCode: "",
    isRecaptchaTextVisible: false,
    whatsappWidgetMessageSlug: "message-design-ideas",
  });
  expect(await stateAt("/template")).toMatchObject({ whatsappWidgetMessageSlug: "message-default" });
});

test("GS-06 GS-07 GS-09 GS-10 a page state has the areas of the specification, empty until a page fills them", async () => {
  const start = { page: 1, total: 0 };
  expect(await stateAt("/in")).toMatchObject({
    searchConfig: { post: start, author: start, category: start, post_tag: start },
    locationServiceability: { services: [] },
    config: { verticalsMappings: {} },
    regionContent: { livspaceVerticals: [] },
    customer: { isLoggedIn: false, info: null, inValidUser: false },
    multiStepLeadForm: { step: 1 },
    looks: start,
    magazine: start,
    offerings: start,
    featureFlags: { "interiors-redirect": false },
  });
});

test("DR-05 DR-08 DR-09 LF-14 a page starts with the drawer, the pop-up and the thanks closed", async () => {
  const words = { heading: "Talk to a designer", ctaText: "Book Online Consultation" };
  expect(await stateAt("/in/talk")).toMatchObject({
    drawer: { isOpen: false, ...words, template: "template1", headerMedia: null },
    mobilePopup: { isOpen: false, heading: "", delaySeconds: 45 },
    thankYou: { showThankYouScreen: false, msgObj: { ecThanksScreen: false, ecVisitThanksObj: null } },
    selectedEc: null,
    leadForm: {
      softLead: null,
      loader: false,
      formEntries: { whatsappConsent: true },
      formTitle: words.heading,
      primaryButtonText: words.ctaText,
      thankYouModal: false,
    },
  });
});

test.each([
  ["/in", { city: "Bengaluru", pincode: "560034", offerings: units(true, true) }],
  ["/sg", { pincode: "018956", offerings: units(true, false) }],
  ["/my", { pincode: "31400", offerings: units(true, false) }],
  ["/sa-ar", { city: "Jeddah", pincode: "23451", offerings: units(true, false) }],
])("GS-12 GS-13 GS-14 GS-15 %s has its country's default address in the state", async (path, known) => {
  const text = expect.stringMatching(/./);
  expect((await stateAt(path)).defaultAddress).toEqual({
    lat: expect.any(Number),
    lng: expect.any(Number),
    formatted_address: text,
    country: text,
    city: text,
    countryCode: expect.stringMatching(/^[A-Z]{2}$/),
    isDefaultAddress: true,
    ...known,
  });
});

function units(interiorsBU: boolean, productsBU: boolean) {
  return { interiorsBU, servicesBU: false, productsBU };
}
