import { describe, expect, test } from "vitest";
import { REGION_NAMES } from "../../editions/regions.ts";
import { matchUrl } from "../../urls/match-url.ts";
import type { DocumentAddress } from "../../web/frame/define-page.ts";
import { everyPage, SAMPLE_BRAND } from "../../web/frame/request-context.fixture.ts";
import { brandNamed } from "../../web/frame/seo/site-settings.ts";
import { ALL_PAGES } from "../../web/pages/all-pages.ts";
import { createSiteFiles } from "./create-site-files.ts";
import { type SiteContent, sitemapEntries } from "./sitemap-entries.ts";
import { sitemapXml, splitSitemap } from "./sitemap-xml.ts";

const publicUrl = "https://homes.example";
const noDocuments: SiteContent = { listSlugs: async () => undefined };

const app = createSiteFiles({
  publicUrl,
  pages: ALL_PAGES,
  brand: SAMPLE_BRAND,
  now: () => new Date("2026-03-04T05:06:07Z"),
});

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await app.fetch(new Request(`${publicUrl}${path}`, { headers }));
  return { response, text: await response.text() };
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? "");
}

describe("robots.txt", () => {
  test("links to the sitemap, and disallows the APIs but not the pages", async () => {
    const { text } = await read("/robots.txt");
    expect(text).toContain("Sitemap: https://homes.example/sitemap.xml");
    expect(text).toContain("Disallow: /api/\n");
    for (const path of ["dobby", "images", "share", "videos"])
      expect(text).toContain(`Allow: /api/${path}/\n`);
    expect(text).not.toContain("Disallow: /\n");
    expect(text).not.toContain("/profile");
  });
});

describe("sitemaps", () => {
  test("lists one sitemap for each region, and each of them responds", async () => {
    const listed = locations((await read("/sitemap.xml")).text);
    expect(listed).toEqual([
      "https://homes.example/sitemap-top.xml",
      ...REGION_NAMES.map((region) => `https://homes.example/${region}/sitemap.xml`),
    ]);
    for (const address of listed) {
      const { response, text } = await read(new URL(address).pathname);
      expect(response.status).toBe(200);
      expect(locations(text).length).toBeGreaterThan(0);
    }
  });

  test("list only built pages, each under its region", async () => {
    for (const region of REGION_NAMES) {
      for (const address of locations((await read(`/${region}/sitemap.xml`)).text)) {
        const match = matchUrl(new URL(address).pathname);
        expect(match?.region).toBe(region);
        expect(ALL_PAGES.at(new URL(address).pathname)?.isListed).toBe(true);
      }
    }
    expect(locations((await read("/in/sitemap.xml")).text)).not.toContain("https://homes.example/in/home");
  });

  test("RT-14 AMB-02 contain alternates only for in, sg and sa, and none in the sitemap of another region", async () => {
    const valuesIn = async (region: string) =>
      [...(await read(`/${region}/sitemap.xml`)).text.matchAll(/hreflang="(.*?)"/g)].map(
        ([, value]) => value,
      );
    expect(new Set(await valuesIn("sg"))).toEqual(new Set(["en-IN", "en-SG", "en-SA"]));
    expect(await valuesIn("my")).toEqual([]);
  });

  test("fill parameters from fixed values and from the content", async () => {
    const posts: DocumentAddress[] = [
      { params: { postSlug: "a & b" }, lastModified: "2026-01-02" },
      { params: { other: "x" } },
    ];
    const content: SiteContent = {
      listSlugs: async (page) => (page === "magazine-post" ? posts : undefined),
    };
    const entries = await sitemapEntries("sg", content, everyPage());
    const paths = entries.map((entry) => entry.path);
    expect(paths).toContain("/sg/design-styles/minimalist-interiors");
    expect(paths).toContain("/sg/magazine/a%20%26%20b");
    expect(paths.filter((path) => path.startsWith("/sg/magazine/"))).toHaveLength(1);
    expect(paths.join()).not.toContain(":");
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("contain every fixed page of the URL table once", async () => {
    for (const region of REGION_NAMES) {
      const paths = (await sitemapEntries(region, noDocuments, everyPage())).map((entry) => entry.path);
      expect(paths).toContain(`/${region}/contact-us`);
    }
  });

  test("escape special characters of XML, and leave out invalid dates", () => {
    const xml = sitemapXml(publicUrl, [
      { path: "/in/magazine/a'b&c", lastModified: "yesterday", alternates: [] },
      { path: "/in/looks", lastModified: "2026-01-02T03:04:05Z", alternates: [] },
    ]);
    expect(xml).toContain("<loc>https://homes.example/in/magazine/a&apos;b&amp;c</loc></url>");
    expect(xml).toContain("<lastmod>2026-01-02T03:04:05Z</lastmod>");
    expect(xml).not.toContain("yesterday");
  });

  test("are split after fifty thousand addresses, each part with its latest change", () => {
    const entries = Array.from({ length: 100_001 }, (_, index) => {
      return { path: `/in/magazine/${index}`, lastModified: `20${10 + (index % 10)}-01-01`, alternates: [] };
    });
    const parts = splitSitemap("/in/sitemap", entries);
    expect(parts.map((part) => [part.path, part.entries.length, part.lastModified])).toEqual([
      ["/in/sitemap.xml", 50_000, "2019-01-01"],
      ["/in/sitemap-2.xml", 50_000, "2019-01-01"],
      ["/in/sitemap-3.xml", 1, "2010-01-01"],
    ]);
  });

  test("have no part that is not in the index", async () => {
    expect((await read("/in/sitemap-2.xml")).response.status).toBe(404);
  });
});

describe("web manifest", () => {
  test.each(REGION_NAMES)("of %s starts in its own edition, with maskable icons", async (region) => {
    const { response, text } = await read(`/${region}/manifest.webmanifest`);
    expect(response.headers.get("content-type")).toContain("application/manifest+json");
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({
      start_url: `/${region}?source=pwa`,
      dir: region === "sa-ar" ? "rtl" : "ltr",
      theme_color: "#FBF8F4",
    });
    const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
    expect(purposes).toEqual(["any", "any", "maskable"]);
  });

  test("uses the configured brand name", async () => {
    const named = createSiteFiles({ publicUrl, pages: ALL_PAGES, brand: brandNamed('R "&" <Q>') });
    const response = await named.fetch(new Request(`${publicUrl}/sg/manifest.webmanifest`));
    expect(await response.json()).toMatchObject({ name: 'R "&" <Q> Singapore', short_name: 'R "&" <Q>' });
  });
});

test("security.txt has a contact and an expiry date", async () => {
  const { text } = await read("/.well-known/security.txt");
  expect(text).toContain("Contact: mailto:security@homes.example\n");
  expect(text).toContain("Expires: 2026-09-04T00:00:00.000Z\n");
});

describe("every file", () => {
  test.each([
    "/robots.txt",
    "/sitemap.xml",
    "/sg/sitemap.xml",
    "/sitemap-top.xml",
    "/manifest.webmanifest",
    "/.well-known/security.txt",
  ])("%s can be cached, and gets a 304 when unchanged", async (path) => {
    const { response } = await read(path);
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
    const tag = response.headers.get("etag") ?? "";
    expect(tag).not.toBe("");
    expect((await read(path, { "if-none-match": tag })).response.status).toBe(304);
  });

  test.each(["/zz/sitemap.xml", "/zz/manifest.webmanifest", "/in/sitemap-x.xml", "/in/sitemap.xml/x"])(
    "%s is not found",
    async (path) => {
      expect((await read(path)).response.status).toBe(404);
    },
  );
});
