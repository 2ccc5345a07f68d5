import { describe, expect, test } from "vitest";
import { matchUrl } from "../../src/urls/match-url.ts";
import { URL_TABLE, type UrlRow } from "../../src/urls/url-table.ts";
import { findAmpProblems } from "../support/amp-validator/find-amp-problems.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, hrefs, readHtml, textOf } from "../support/read-html.ts";

const site = sharedSite();
const MAX_STYLE_BYTES = 75_000;

/** One page of each kind that has an AMP variant. */
const PAGES = [
  "/in/looks/all-looks",
  "/in/looks/all-looks/modern-look",
  "/in/magazine",
  "/in/magazine/author/ananya-rao",
  "/in/magazine/category/kitchens-101",
  "/in/magazine/category/room-ideas/living",
  "/in/magazine/tag/kitchen",
  "/in/magazine/type/trending-stories",
  "/in/magazine/search/kitchen",
  "/in/magazine/what-a-2bhk-interior-costs",
];

test("AM-03 AM-04 every row of the URL table with an AMP variant is tested", () => {
  const rows: readonly UrlRow[] = URL_TABLE;
  const tried = PAGES.map((path) => matchUrl(path)?.row.path);
  expect(rows.filter(({ amp }) => amp).map(({ path }) => path)).toEqual(expect.arrayContaining(tried));
  expect(new Set(tried).size).toBe(rows.filter(({ amp }) => amp).length);
});

async function load(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  return { response, status: response.status, html, page: readHtml(html) };
}

test("AM-03 a look under a wrong category redirects to the AMP document under its own", async () => {
  const [, , , , look = ""] = (PAGES.find((path) => matchUrl(path)?.row.page === "look-detail") ?? "").split(
    "/",
  );
  const whole = await load(`/in/looks/no-such-category/${look}`);
  const { response, status } = await load(`/in/looks/no-such-category/${look}/amp`);
  const own = whole.response.headers.get("location") ?? "";
  expect([whole.status, status, response.headers.get("location")]).toEqual([301, 301, `${own}/amp`]);
  expect((await load(`${own}/amp`)).status).toBe(200);
});

describe.each(PAGES)("%s/amp", (path) => {
  test("AM-01 AM-03 AM-04 AM-05 is a valid AMP document", async () => {
    const { status, html, page } = await load(`${path}/amp`);
    expect(status).toBe(200);
    expect(attribute(page.one("html"), "amp")).toBe("");
    expect(await findAmpProblems(html)).toEqual([]);
  });

  test("AM-01 returns the same document at its other address", async () => {
    const [one, other] = [await load(`${path}/amp`), await load(`/amp${path}`)];
    expect(other.status).toBe(200);
    expect(other.response.headers.get("etag")).toBe(one.response.headers.get("etag"));
  });

  test("AM-05 AMB-42 and its page refer to each other", async () => {
    const [whole, amp] = [await load(path), await load(`${path}/amp`)];
    const [canonical = ""] = hrefs(whole.page, 'link[rel="canonical"]');
    const [amphtml = ""] = hrefs(whole.page, 'link[rel="amphtml"]');
    expect(hrefs(amp.page, 'link[rel="canonical"]')).toEqual([canonical]);
    expect(amphtml).toMatch(/^https:.*\/amp$/);
    // A look is in several lists, and has one canonical address.
    const known = await load(canonical.slice(PUBLIC_URL.length));
    const twin = await load(amphtml.slice(PUBLIC_URL.length));
    expect(hrefs(known.page, 'link[rel="amphtml"]')).toEqual([amphtml]);
    expect(hrefs(twin.page, 'link[rel="canonical"]')).toEqual([canonical]);
    expect(twin.page.all('link[rel="amphtml"]')).toEqual([]);
    const hreflang = "link[hreflang]";
    expect(hrefs(amp.page, hreflang)).toEqual(hrefs(whole.page, hreflang));
  });

  test("AM-05 has the same metadata, heading and main links as its page", async () => {
    const [whole, amp] = [await load(path), await load(`${path}/amp`)];
    for (const selector of ["title", "h1", 'script[type="application/ld+json"]'])
      expect(amp.page.all(selector).map(textOf)).toEqual(whole.page.all(selector).map(textOf));
    const share = 'meta[property^="og:"]';
    const told = ({ page }: typeof amp) => page.all(share).map((tag) => attribute(tag, "content"));
    expect(told(amp)).toEqual(told(whole));
  });

  test("AM-05 contains only the style rules that it uses, and none that AMP forbids", async () => {
    const { page } = await load(`${path}/amp`);
    const styles = textOf(page.one("style[amp-custom]"));
    expect(Buffer.byteLength(styles)).toBeLessThan(MAX_STYLE_BYTES);
    expect(styles).not.toMatch(/!\s*important|@import|@layer/);
    expect(styles).not.toMatch(/\.lead-drawer|\.mega\b/);
  });
});

test("AM-05 a page of another kind has no AMP variant and refers to none", async () => {
  for (const path of ["/in", "/in/design-ideas", "/sg/looks", "/sg/magazine"]) {
    expect(hrefs((await load(path)).page, 'link[rel="amphtml"]')).toEqual([]);
    const { status, html } = await load(`${path}/amp`);
    expect([path, status]).toEqual([path, 404]);
    expect(html).toContain("This page could not be found");
  }
});

test("AM-05 only AMP documents may run AMP scripts, and they may run no others", async () => {
  const policyAt = async (path: string) =>
    (await site.fetch(path)).headers.get("content-security-policy") ?? "";
  const amp = await policyAt("/in/looks/all-looks/amp");
  expect(amp).toContain("script-src https://cdn.ampproject.org;");
  expect(amp).toContain("default-src 'none'");
  expect(amp).toContain("frame-ancestors 'none'");
  expect(await policyAt("/in/looks/all-looks")).not.toContain("ampproject");
});

test("AM-05 the cache entry of one variant is not used for the other", async () => {
  const path = "/in/looks/all-looks";
  const amp = await site.fetchOverHttp(`${path}/amp`);
  const again = await site.fetchOverHttp(`${path}/amp`);
  const whole = await site.fetchOverHttp(path);
  expect(again.headers.get("content-security-policy")).toBe(amp.headers.get("content-security-policy"));
  expect(await again.text()).toBe(await amp.text());
  expect(await whole.text()).not.toContain("amp-custom");
});

test("AM-03 a later page of a list is linked with its own AMP page", async () => {
  const path = "/in/looks/all-looks";
  const { page } = await load(`${path}?page=2`);
  expect(hrefs(page, 'link[rel="amphtml"]')).toEqual([`${PUBLIC_URL}${path}/amp?page=2`]);
  const amp = await load(`${path}/amp?page=2`);
  expect(hrefs(amp.page, 'link[rel="canonical"]')).toEqual(hrefs(page, 'link[rel="canonical"]'));
  expect(await findAmpProblems(amp.html)).toEqual([]);
});

test("AM-03 features that AMP lacks link to the full page", async () => {
  const { page } = await load("/in/looks/all-looks/amp");
  expect(hrefs(page, 'a[href$="#filters"]')).toEqual(["/in/looks/all-looks#filters"]);
  expect(page.all("button")).toEqual([]);
  expect(page.all("amp-img").length).toBeGreaterThan(9);
  expect(page.all("amp-img noscript img").length).toBe(page.all("amp-img").length);
});

test("AM-03 a look that does not exist has no AMP page", async () => {
  for (const path of ["/in/looks/zz-none/amp", "/in/looks/all-looks/zz-none/amp", "/amp/in/looks/zz-none"]) {
    const { status, html } = await load(path);
    expect([path, status]).toEqual([path, 404]);
    expect(html).toContain("This page could not be found");
  }
});
