import { describe, expect, test } from "vitest";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, readHtml } from "../support/read-html.ts";

const site = testSite({
  GA_MEASUREMENT_ID: "G-TEST1",
  GTM_CONTAINER_ID: "GTM-TEST",
  FB_PIXEL_ID: "123456",
});

async function open(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  return { html, page: readHtml(html), policy: response.headers.get("content-security-policy") ?? "" };
}

describe("AN-01 when analytics is configured", () => {
  test.each(REGION_NAMES)(
    "AN-01 /%s has a consent banner, which is hidden until a script runs",
    async (region) => {
      const { page, html } = await open(`/${region}`);
      const banner = page.one("[data-analytics]");
      expect(attribute(banner, "hidden")).toBeDefined();
      expect(JSON.parse(attribute(banner, "data-analytics") ?? "")).toMatchObject({
        measurementId: "G-TEST1",
        containerId: "GTM-TEST",
        pixelId: "123456",
        page: { page: "home", region },
      });
      const answers = page.all("[data-analytics] button");
      expect(answers.map((button) => attribute(button, "value"))).toEqual(["none", "all"]);
      const looks = page.all("[data-analytics] .btn").map((button) => attribute(button, "class"));
      expect(looks).toHaveLength(3);
      expect(new Set(looks).size).toBe(1);
      expect(page.all('footer [data-opens="cookie-settings"]')).toHaveLength(1);
      const { categories } = JSON.parse(
        attribute(page.one('[data-island="cookie-settings"]'), "data-island-props") ?? "",
      );
      expect(categories).toEqual(["preferences", "measurement", "marketing"]);
      expect(html).not.toContain("https://www.googletagmanager.com");
    },
  );

  test("AN-01 the content security policy allows its scripts, and no inline script", async () => {
    const { policy } = await open("/in");
    const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src ")) ?? "";
    expect(scripts).toContain("https://www.googletagmanager.com");
    expect(scripts).toContain("https://connect.facebook.net");
    expect(scripts).not.toContain("unsafe-inline");
  });

  test.each(["/in/thank-you/zz", "/sa-ar/contact-pact/zz"])(
    "AN-05 the private address %s is not sent to analytics",
    async (path) => {
      expect((await open(path)).html).not.toContain("data-analytics");
    },
  );
});
