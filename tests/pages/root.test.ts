import { describe, expect, test } from "vitest";
import { createLog } from "../../src/platform/log.ts";
import { sharedSite, testSite } from "../support/open-test-site.ts";
import { stubBackend } from "../support/stub-backend.ts";

const site = testSite({ TRUST_PROXY: "1", GEO_COUNTRY_HEADER: "cf-ipcountry" });
const withoutProxy = sharedSite();
const broken = stubBackend((_, response) => response.writeHead(500).end());
const logged: { call?: string; status?: number }[] = [];
const log = createLog("warn", { output: { write: (line) => void logged.push(JSON.parse(line)) } });
const withBrokenGeoip = testSite(() => ({ SALES_URL: broken.url() }), log);

describe("AMB-29 GE-01 the bare address", () => {
  test.each([
    ["IN", "/in"],
    ["SG", "/sg"],
    ["MY", "/my"],
    ["SA", "/sa-ar"],
    ["FR", "/in"],
    ["XX", "/in"],
    ["", "/in"],
  ])("RT-07 RT-10 GE-01 redirects a visitor from %j to %s temporarily", async (country, location) => {
    const response = await site.fetch("/", { headers: country ? { "cf-ipcountry": country } : {} });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(location);
    expect(response.headers.get("cache-control")).toMatch(/no-store/);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  test("GE-01 finds the country of an address when no CDN sends it", async () => {
    // These addresses belong to telephone companies of the countries.
    for (const [address, location] of [
      ["165.21.1.1", "/sg"],
      ["175.139.1.1", "/my"],
      ["188.48.1.1", "/sa-ar"],
      ["49.207.1.1", "/in"],
      ["127.0.0.1", "/in"],
    ]) {
      const response = await site.fetch("/", { headers: { "x-forwarded-for": address ?? "" } });
      expect([address, response.headers.get("location")]).toEqual([address, location]);
    }
  });

  test("keeps the query", async () => {
    const response = await site.fetch("/?utm_source=x", { headers: { "cf-ipcountry": "SG" } });
    expect(response.headers.get("location")).toBe("/sg?utm_source=x");
  });

  test("ignores a header from a proxy that is not trusted", async () => {
    const response = await withoutProxy.fetch("/", {
      headers: { "x-forwarded-for": "165.21.1.1", "cf-ipcountry": "SG" },
    });
    expect(response.headers.get("location")).toBe("/in");
  });

  test("GE-02 logs when the country cannot be determined, and redirects to the default country", async () => {
    const response = await withBrokenGeoip.fetch("/");
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/in");
    expect(logged).toMatchObject([{ call: "findCountry", status: 500 }]);
  });
});
