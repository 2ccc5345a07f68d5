import { expect, test } from "vitest";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { addressOf, pathOf } from "../../src/urls/links.ts";
import { thanksPath } from "../../src/web/features/leads/engine/thanks-page.ts";

const TOKEN = "WyIwMTkzMTIzNCJd.c2lnbmF0dXJlLW9mLW91cnM";

test("the pages that e-mails and forms link to have an address in every region", () => {
  const refills = REGION_NAMES.map((region) => addressOf(region, "lead-refill"));
  expect(refills).toEqual([
    "/in/interiors/lead-refill",
    "/sg/lead-refill",
    "/my/lead-refill",
    "/sa-ar/lead-refill",
    "/sa/lead-refill",
  ]);
  for (const region of REGION_NAMES) {
    expect(addressOf(region, "talk")).toBe(`/${region}/talk`);
    expect(addressOf(region, "contact-pact", { leadToken: TOKEN })).toBe(`/${region}/contact-pact/${TOKEN}`);
    expect(addressOf(region, "stop-contact", { proofToken: TOKEN })).toBe(`/${region}/stop-contact/${TOKEN}`);
  }
});

test("a page that exists with and without a region has both addresses", () => {
  expect(addressOf("sa-ar", "widget-lead-form")).toBe("/sa-ar/widget/lead-form");
  expect(addressOf(null, "widget-lead-form")).toBe("/widget/lead-form");
});

test("a page that exists only without a region has the same address in all regions", () => {
  expect(pathOf("sg", "template")).toBe("/template");
  expect(addressOf(null, "oembed", { component: "cta" })).toBe("/oembed/cta");
});

test("a page that a region lacks has no address, and requesting its address throws", () => {
  expect(pathOf("sa", "magazine")).toBeUndefined();
  expect(pathOf(null, "talk")).toBeUndefined();
  expect(() => addressOf("sa", "magazine")).toThrow('"magazine" in sa');
});

test("the browser code uses the same thank-you address as the server", () => {
  for (const region of REGION_NAMES)
    expect(thanksPath(region, TOKEN)).toBe(addressOf(region, "thank-you", { leadToken: TOKEN }));
});
