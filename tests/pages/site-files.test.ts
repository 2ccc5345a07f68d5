import { describe, expect, test } from "vitest";
import { matchEdition } from "../../src/editions/edition.ts";
import { LANGUAGE_CODES, LANGUAGES } from "../../src/editions/languages.ts";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, readHtml, textOf } from "../support/read-html.ts";

const site = sharedSite();
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
const pathOf = (url: string) => url.slice(PUBLIC_URL.length);

test("robots.txt names the sitemap and disallows data addresses", async () => {
  const response = await site.fetch("/robots.txt");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("text/plain");
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

describe("sitemaps", () => {
  test("the index contains a sitemap of every region, and no address is listed twice", async () => {
    const index = await site.fetch("/sitemap.xml");
    expect(index.headers.get("content-type")).toContain("application/xml");
    const maps = locationsIn(await index.text());
    for (const region of REGION_NAMES)
      expect(maps.some((map) => pathOf(map).startsWith(`/${region}/`))).toBe(true);
    const listed: string[] = [];
    for (const map of maps) {
      const response = await site.fetch(pathOf(map));
      expect([map, response.status]).toEqual([map, 200]);
      listed.push(...locationsIn(await response.text()));
    }
    expect(listed).toEqual(expect.arrayContaining(REGION_NAMES.map((region) => `${PUBLIC_URL}/${region}`)));
    expect(new Set(listed).size).toBe(listed.length);
  });

  test("RT-14 alternates are only in, sg and sa, never my or sa-ar", async () => {
    const xml = await (await site.fetch("/sg/sitemap.xml")).text();
    const alternates = [...xml.matchAll(/hreflang="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(alternates)).toEqual(new Set(["en-IN", "en-SG", "en-SA"]));
    // AMB-02: a set of alternates that does not include its own page is invalid.
    for (const region of ["my", "sa-ar"])
      expect(await (await site.fetch(`/${region}/sitemap.xml`)).text()).not.toContain("hreflang=");
  });
});

test.each(REGION_NAMES)("the manifest of /%s installs that edition", async (region) => {
  const response = await site.fetch(`/${region}/manifest.webmanifest`);
  expect(response.headers.get("content-type")).toContain("application/manifest+json");
  const manifest = await response.json();
  const edition = matchEdition(`/${region}`);
  expect(manifest).toMatchObject({ dir: edition.direction, lang: edition.locale, display: "standalone" });
  expect(manifest.start_url.startsWith(`/${region}`)).toBe(true);
  expect((await site.fetch(manifest.start_url)).status).toBe(200);
  for (const icon of manifest.icons) {
    const answer = await site.fetch(icon.src);
    expect([icon.src, answer.status, answer.headers.get("content-type")]).toEqual([icon.src, 200, icon.type]);
  }
});

describe("RT-04 the service worker", () => {
  test("is a script, is revalidated each time, and may control the whole site", async () => {
    const response = await site.fetch("/service-worker.js");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("javascript");
    expect(response.headers.get("cache-control")).toMatch(/no-cache|max-age=0/);
  });

  test.each(LANGUAGE_CODES)("has an offline page in %s that needs no network", async (language) => {
    const response = await site.fetch(`/pwa/offline-${language}.html`);
    expect(response.status).toBe(200);
    const page = readHtml(await response.text());
    expect(attribute(page.one("html"), "lang")).toBe(language);
    expect(attribute(page.one("html"), "dir")).toBe(LANGUAGES[language].direction);
    expect(textOf(page.one("h1"))).not.toBe("");
    const needed = [...page.all("link[href]"), ...page.all("script[src]"), ...page.all("img[src]")];
    const worker = await (await site.fetch("/service-worker.js")).text();
    for (const element of needed) {
      const address = attribute(element, "href") ?? attribute(element, "src") ?? "";
      if (attribute(element, "rel") === "canonical") continue;
      expect((await site.fetch(address)).status).toBe(200);
      expect(worker).toContain(address);
    }
  });
});

test("security.txt says where to report a vulnerability", async () => {
  const response = await site.fetch("/.well-known/security.txt");
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^Contact: /m);
});
