import { expect, test } from "vitest";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { testSite } from "../support/open-test-site.ts";
import { attribute, readHtml } from "../support/read-html.ts";

const site = testSite();
const MOST_SCRIPT = 100 * 1024;

async function sizeOf(path: string): Promise<number> {
  const response = await site.fetch(path, { headers: { "accept-encoding": "br" } });
  expect([path, response.headers.get("content-encoding")]).toEqual([path, "br"]);
  return (await response.arrayBuffer()).byteLength;
}

test.each(REGION_NAMES)("the home page of /%s loads at most 100 KB of script", async (region) => {
  const page = readHtml(await (await site.fetch(`/${region}`)).text());
  const scripts = page.all("script[src]").map((script) => attribute(script, "src") ?? "");
  const preloads = page.all('link[rel="modulepreload"]').map((link) => attribute(link, "href") ?? "");
  const sizes = await Promise.all([...new Set([...scripts, ...preloads])].map(sizeOf));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_SCRIPT);
});

test.each(REGION_NAMES)(
  "the home page of /%s loads two families of fonts at most, and only its own",
  async (region) => {
    const page = readHtml(await (await site.fetch(`/${region}`)).text());
    const fonts = page.all('link[rel="preload"]').filter((link) => attribute(link, "as") === "font");
    const files = fonts.map((link) => (attribute(link, "href") ?? "").split("/").at(-1) ?? "");
    expect(files.length).toBeGreaterThan(0);
    expect(new Set(files.map((file) => file.split("-")[0])).size).toBeLessThanOrEqual(2);
    expect(files.some((file) => file.includes("arabic"))).toBe(region === "sa-ar");
  },
);
