import { describe, expect, test } from "vitest";
import { UNPREFIXED_SEGMENTS } from "../../src/editions/localise-path.ts";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { sharedSite, type TestSite, testSite } from "../support/open-test-site.ts";
import { attribute, readHtml, textOf } from "../support/read-html.ts";

const site = sharedSite();
const generic = testSite({ BRAND_NAME: "Casa" });

test("RT-01 all five regions answer", async () => {
  for (const region of REGION_NAMES) expect((await site.fetch(`/${region}`)).status).toBe(200);
  expect((await site.fetch("/in/home")).status).toBe(200);
});

test("RT-04 the four pages without a region answer", async () => {
  const paths = ["/ikea", "/swinstall", "/template", "/not-found"];
  const statuses = await Promise.all(paths.map(async (path) => (await site.fetch(path)).status));
  expect(statuses).toEqual([200, 200, 200, 404]);
});

test("RT-05 the first response contains the whole page", async () => {
  const page = readHtml(await (await site.fetch("/in")).text());
  expect(page.all("main h2").length).toBeGreaterThan(4);
  expect(page.all("main img").length).toBeGreaterThan(3);
  expect(page.all("main a[href]").length).toBeGreaterThan(3);
  expect(textOf(page.one("main")).length).toBeGreaterThan(1500);
});

test("RT-05 GS-02 the response contains one state, which the browser uses", async () => {
  const html = await (await site.fetch("/sa-ar")).text();
  const states = [
    ...html.matchAll(/<script[^>]*type="application\/json"[^>]*id="([^"]+)"[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const state = states.map(([, , json = ""]) => JSON.parse(json)).find((value) => "isoCode" in value);
  expect(state).toMatchObject({ isoCode: "SA", languageCode: "AR" });
});

test.each([
  ["/sa-ar/zz-none", "SA", "AR"],
  ["/sa/zz-none", "SA", "EN"],
  ["/sg/zz-none", "SG", "EN"],
  ["/sab/zz-none", "IN", "EN"],
])("RT-06 %s belongs to %s in %s", async (path, isoCode, languageCode) => {
  const page = readHtml(await (await site.fetch(path)).text());
  expect(JSON.parse(textOf(page.one("#atrium-state")))).toMatchObject({ isoCode, languageCode });
});

test.each(UNPREFIXED_SEGMENTS)("RT-08 /%s is never redirected under a region", async (segment) => {
  const response = await site.fetch(`/${segment}`);
  const location = response.headers.get("location");
  expect(location === null || !/^\/(in|sg|my|sa|sa-ar)(\/|$)/.test(location)).toBe(true);
});

test.each(REGION_NAMES)("RT-12 /%s has its own writing direction", async (region) => {
  const root = readHtml(await (await site.fetch(`/${region}`)).text()).one("html");
  expect(attribute(root, "dir")).toBe(region === "sa-ar" ? "rtl" : "ltr");
  expect(attribute(root, "lang")).toBe(region === "sa-ar" ? "ar" : "en");
});

test("RT-14 AMB-02 the home pages of in, sg and sa link to each other as alternates, and those of my and sa-ar have none", async () => {
  for (const region of REGION_NAMES) {
    const page = readHtml(await (await site.fetch(`/${region}`)).text());
    const links = page.all('link[rel="alternate"][hreflang]').map((link) => attribute(link, "hreflang"));
    const isTold = region !== "my" && region !== "sa-ar";
    expect([region, links]).toEqual([region, isTold ? ["en-IN", "en-SG", "en-SA"] : []]);
  }
});

test("RT-15 each region has its own site name, and pages without a region a generic one", async () => {
  const names = new Map<string, string | undefined>();
  for (const path of [...REGION_NAMES.map((region) => `/${region}`), "/ikea"]) {
    const page = readHtml(await (await generic.fetch(path)).text());
    names.set(path, attribute(page.one('meta[property="og:site_name"]'), "content"));
  }
  expect(Object.fromEntries(names)).toMatchObject({
    "/in": "Casa India",
    "/sg": "Casa Singapore",
    "/ikea": "Casa",
  });
  expect(new Set(names.values()).size).toBe(6);
});

test.each(REGION_NAMES)(
  "the brand is one setting: with another name, /%s does not contain the first",
  async (region) => {
    const html = await (await generic.fetch(`/${region}`)).text();
    expect(html).toContain("Casa");
    expect(html).not.toContain("Livspace");
  },
);

describe("the company registration numbers in the footer", () => {
  const set = testSite({ REGISTRATION_NUMBERS: "gstin:29ABCDE1234F1Z5,vatNumber:300000000000003" });
  const legalOf = async (region: string, from: TestSite) =>
    textOf(readHtml(await (await from.fetch(`/${region}`)).text()).one(".ftr__legal p"));

  test.each(REGION_NAMES)("are left out in %s if no number is set", async (region) => {
    expect(await legalOf(region, site)).not.toMatch(/X{3}|GSTIN|HB-00|\d{4}X/);
  });

  test("are shown if the settings contain them", async () => {
    expect(await legalOf("in", set)).toContain("29ABCDE1234F1Z5");
    expect(await legalOf("sa-ar", set)).toContain("300000000000003");
    expect(await legalOf("sg", set)).not.toContain("29ABCDE1234F1Z5");
  });
});
