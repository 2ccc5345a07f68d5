import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { PATH_MAPPING } from "../../src/server/redirects.ts";
import { redirectTo } from "../../src/web/frame/errors/redirect-to.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { routeRows } from "../support/specification.ts";

const site = testSite();
const contentDirectory = mkdtempSync(join(tmpdir(), "atrium-content-"));
const withFeature = testSite(() => ({ CONTENT_DIR: contentWithFeature() }));
afterAll(() => rmSync(contentDirectory, { recursive: true, force: true }));

async function expectMoved(path: string, location: string): Promise<void> {
  const response = await site.fetch(path);
  expect([path, response.status, response.headers.get("location")]).toEqual([path, 301, location]);
}

test.each(routeRows("redirect").filter(({ pattern }) => pattern !== "interiors-redirect feature"))(
  "AMB-26 $id $path redirects to $location with one 301 that keeps the query",
  async ({ path, location = "" }) => {
    await expectMoved(path, location);
    await expectMoved(`${path}?a=1&b=%20x`, `${location}?a=1&b=%20x`);
  },
);

test("RD-01 removes a trailing slash", () => expectMoved("/sg/", "/sg"));
test("RD-02 removes /ec/", () => expectMoved("/in/ec/contact-us", "/in/contact-us"));
test("RD-03 AMB-52 redirects every path that ends in press to the company news, except paths of a backend", async () => {
  for (const path of ["/sa-ar/press", "/press", "/sg/interiors/press", "/about/the/press"])
    await expectMoved(`${path}?year=2026`, "/in/interiors/press/company-news?year=2026");
  for (const path of ["/api/content/press", "/bumblebee/v1/api/press", "/v1/api/press", "/in/express"])
    expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
});
test("RD-04 RD-13 renames looks to designs", () =>
  expectMoved("/in/design-ideas/c/looks/s", "/in/design-ideas/c/designs/s"));
test("RD-04 an old segment without a design redirects to its list, and not to a missing page", async () => {
  for (const list of ["/in/design-ideas", "/in/design-ideas/kitchen-designs"]) {
    await expectMoved(`${list}/looks`, list);
    expect((await site.fetch(list)).status).toBe(200);
  }
  await expectMoved("/in/design-ideas/looks/modern-kitchen", "/in/design-ideas/designs/modern-kitchen");
  expect((await site.fetch("/in/design-ideas/designs/modern-kitchen")).status).toBe(200);
});
test.each(["press", "amp"])('a search for "%s" has results, by its form and by its address', async (word) => {
  for (const list of ["/in/design-ideas", "/in/magazine", "/sg/magazine"]) {
    const sent = await site.fetch(`${list}/search/x?q=${word}`);
    expect(sent.headers.get("location")).toBe(`${list}/search/${word}`);
    const found = await site.fetch(`${list}/search/${word}`);
    expect([list, found.status]).toEqual([list, 200]);
    const html = await found.text();
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${list}/search/${word}"`);
  }
});
test("RD-05 RD-13 renames smart-photo-lite to designs-price", () =>
  expectMoved("/in/design-ideas/c/smart-photo-lite/s", "/in/design-ideas/c/designs-price/s"));
test("RD-06 redirects a commonly typed address", () => expectMoved("/singapore", "/sg"));
test("RD-08 moves a fixed page of India under interiors", () =>
  expectMoved("/in/how-it-works", "/in/interiors/how-it-works"));
test("RD-09 moves pages under a legacy prefix", () =>
  expectMoved("/in/service/x", "/in/interiors/service/x"));

test("RD-10 does not redirect the excluded pages", async () => {
  const paths = ["/in", "/in/about-us", "/in/careers", "/in/contact-us", "/in/page/livspace-reviews"];
  for (const path of [...paths, "/in/interior-designer-near-me"]) {
    const { status } = await site.fetch(path);
    expect([path, status === 200 || status === 404]).toEqual([path, true]);
  }
});

test("RD-11 FF-03 a feature redirects /in to /in/interiors, and keeps the query", async () => {
  const response = await withFeature.fetch("/in?a=1");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/in/interiors?a=1");
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect((await site.fetch("/in?a=1")).status).toBe(200);
  expect((await withFeature.fetch("/sg")).status).toBe(200);
});

test("several corrections are combined in one redirect", () =>
  expectMoved("//in//ec/service/x/?q=1", "/in/interiors/service/x?q=1"));

test("RD-07 the redirect table does not apply under three prefixes of India", async () => {
  const own = {
    "/sg/zz-old": "/sg",
    "/in/magazine/zz-old": "/sg",
    "/in/interiors/zz-old": "/sg",
    "/in/design-ideas/zz-old": "/sg",
  };
  Object.assign(PATH_MAPPING, own);
  try {
    await expectMoved("/sg/zz-old", "/sg");
    for (const path of Object.keys(own).filter((key) => key.startsWith("/in/")))
      expect([path, (await site.fetch(path)).headers.get("location")]).toEqual([path, null]);
  } finally {
    for (const path of Object.keys(own)) delete PATH_MAPPING[path];
  }
});

test("RD-12 no redirect leads to another site, and an attempt throws ERR_REDIRECT", async () => {
  expect(() => redirectTo("https://x")).toThrow(expect.objectContaining({ code: "ERR_REDIRECT" }));
  for (const path of ["//evil.example/", "/\\evil.example/", "/%2f%2fevil.example/", "/in//evil.example/"]) {
    const response = await site.fetch(path);
    const location = response.headers.get("location");
    if (location) expect(new URL(location, "https://www.example.com").origin).toBe("https://www.example.com");
  }
});

test("only GET requests are redirected, so that a submitted form is not lost", async () => {
  const response = await site.fetch("/in/about-us/", { method: "POST", body: "name=x" });
  expect(response.status).not.toBe(301);
});

test("RT-10 no deep link is ever redirected by cookie, language or country", async () => {
  for (const region of REGION_NAMES) {
    const response = await site.fetch(`/${region}`, {
      headers: {
        cookie: "country=sg; region=sa-ar; language=ar",
        "accept-language": "ar-SA",
        "x-forwarded-for": "5.42.0.1",
        "cf-ipcountry": "SA",
      },
    });
    expect([region, response.status]).toEqual([region, 200]);
  }
});

/** A copy of the content with the interiors-redirect feature switched on. */
function contentWithFeature(): string {
  const original = join(PROJECT_ROOT, "content");
  const photographs = join(original, "photographs");
  cpSync(original, contentDirectory, { recursive: true, filter: (source) => source !== photographs });
  symlinkSync(photographs, join(contentDirectory, "photographs"));
  const file = join(contentDirectory, "flags.json");
  const flags = JSON.parse(readFileSync(file, "utf8"));
  for (const feature of flags.features) if (feature.name === "interiors-redirect") feature.enabled = true;
  writeFileSync(file, JSON.stringify(flags));
  return contentDirectory;
}
