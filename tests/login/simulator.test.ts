import { describe, expect, test } from "vitest";
import { testSite } from "../support/open-test-site.ts";

const OWN = "http://localhost:3999";

describe("on a public site", () => {
  const site = testSite();

  test("SH-01 there is nothing that plays the app, and no page stands in a frame", async () => {
    for (const path of ["/app-simulator", "/app-simulator/simulator.js", "/in/app-simulator/token"])
      expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
    const { headers } = await site.fetch("/in");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });
});

describe("on somebody's own machine", () => {
  const site = testSite({ PUBLIC_URL: OWN });

  test("SH-01 the app is played around the site, for nobody who comes by a public name", async () => {
    const page = await site.fetch("/app-simulator", {}, OWN);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Nobody sees this page on a public site");
    expect(page.headers.get("x-frame-options")).toBe("DENY");
    expect((await site.fetch("/app-simulator", {}, "https://www.example.com")).status).toBe(404);
    for (const file of ["simulator.js", "simulator.css"])
      expect((await site.fetch(`/app-simulator/${file}`, {}, OWN)).status).toBe(200);
    expect((await site.fetch("/in", {}, OWN)).headers.get("x-frame-options")).toBe("SAMEORIGIN");
  });

  test("a guest is handed no token", async () => {
    const { headers } = await site.fetch("/in/app-simulator/token", {}, OWN);
    expect(headers.getSetCookie()).toEqual([]);
  });
});
