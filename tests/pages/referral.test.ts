import { expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { htmlProblems } from "./html-rules.ts";

const site = testSite();
const broken = stubBackend((_, response) => response.writeHead(500).end());
const siteWithoutGateway = testSite(() => ({ BUMBLEBEE_URL: broken.url() }));

test("RF-01 RF-03 a known key opens a page that names the friend by the first name alone", async () => {
  const { html, page } = await openPage(site, "/in/interiors/referral/REF123");
  expect(textOf(page.one("h1"))).toBe("Kavya thinks you will like this");
  expect(html).not.toContain("Menon");
  expect(attribute(page.one('meta[name="robots"]'), "content")).toBe("noindex");
  expect(await htmlProblems(html)).toEqual([]);
});

test("RF-01 the form carries the key, so that the lead is known as the friend's", async () => {
  const { page } = await openPage(site, "/in/interiors/referral/REF123");
  const key = page.one('main form[data-lead-form] input[name="referral_key"]');
  expect(attribute(key, "value")).toBe("REF123");
});

test.each(["zz-none", "REF12", "ref123", "%00", "x".repeat(200), "..%2f..%2f"])(
  "RF-02 the key %s is nobody's: not found",
  async (key) => {
    expect((await site.fetch(`/in/interiors/referral/${key}`)).status).toBe(404);
  },
);

test("RF-02 a key that cannot be verified is not found", async () => {
  expect((await siteWithoutGateway.fetch("/in/interiors/referral/REF123")).status).toBe(404);
});
