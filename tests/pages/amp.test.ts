import { describe, expect, test } from "vitest";
import { isBuilt } from "../../src/urls/known-pages.ts";
import { matchUrl } from "../../src/urls/match-url.ts";
import { findAmpProblems } from "../support/amp-validator/find-amp-problems.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, hrefs, readHtml, textOf } from "../support/read-html.ts";
import { routeRows } from "../support/specification.ts";

const site = sharedSite();
const MOST_STYLE_BYTES = 75_000;

/** The address of every page that has an AMP variant, one of each kind and some lists in other states. */
const PAGES = [
  ...routeRows("amp-page").flatMap(({ path }) =>
    path.endsWith("/amp") ? [path.slice(0, -"/amp".length)] : [],
  ),
  "/in/looks/2-bhk",
  "/in/magazine",
  "/in/magazine/modular-kitchen-guide",
].filter((path) => {
  const match = matchUrl(path);
  return match && isBuilt(match.row.page, match.region);
});

async function load(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  return { response, status: response.status, html, page: readHtml(html) };
}

describe.each(PAGES)("%s/amp", (path) => {
  test("AM-01 AM-03 AM-04 AM-05 is a valid AMP document", async () => {
    const { status, html, page } = await load(`${path}/amp`);
    expect(status).toBe(200);
    expect(attribute(page.one("html"), "amp")).toBe("");
    expect(await findAmpProblems(html)).toEqual([]);
  });

  test("AM-01 answers the same at its other address", async () => {
    const [one, other] = [await load(`${path}/amp`), await load(`/amp${path}`)];
    expect(other.status).toBe(200);
    expect(other.response.headers.get("etag")).toBe(one.response.headers.get("etag"));
  });

  test("AM-05 AMB-42 and its page know of each other", async () => {
    const [whole, amp] = [await load(path), await load(`${path}/amp`)];
    expect(hrefs(whole.page, 'link[rel="amphtml"]')).toEqual([`${PUBLIC_URL}${path}/amp`]);
    expect(hrefs(amp.page, 'link[rel="canonical"]')).toEqual([`${PUBLIC_URL}${path}`]);
    expect(hrefs(whole.page, 'link[rel="canonical"]')).toEqual([`${PUBLIC_URL}${path}`]);
    const hreflang = "link[hreflang]";
    expect(hrefs(amp.page, hreflang)).toEqual(hrefs(whole.page, hreflang));
  });

  test("AM-05 says of itself what its page says, and shows the same heading and main links", async () => {
    const [whole, amp] = [await load(path), await load(`${path}/amp`)];
    for (const selector of ["title", "h1", 'script[type="application/ld+json"]'])
      expect(amp.page.all(selector).map(textOf)).toEqual(whole.page.all(selector).map(textOf));
    const share = 'meta[property^="og:"]';
    const told = ({ page }: typeof amp) => page.all(share).map((tag) => attribute(tag, "content"));
    expect(told(amp)).toEqual(told(whole));
  });

  test("AM-05 carries the rules that it uses, and none that AMP forbids", async () => {
    const { page } = await load(`${path}/amp`);
    const styles = textOf(page.one("style[amp-custom]"));
    expect(Buffer.byteLength(styles)).toBeLessThan(MOST_STYLE_BYTES);
    expect(styles).not.toMatch(/!\s*important|@import|@layer/);
    expect(styles).not.toMatch(/\.lead-drawer|\.mega\b/);
  });
});

test("AM-05 a page of another kind neither has an AMP variant nor names one", async () => {
  for (const path of ["/in", "/in/looks", "/sg/looks"]) {
    expect(hrefs((await load(path)).page, 'link[rel="amphtml"]')).toEqual([]);
    const { status, html } = await load(`${path}/amp`);
    expect([path, status]).toEqual([path, 404]);
    expect(html).toContain("This page could not be found");
  }
});

test("AM-05 only AMP documents may run AMP's scripts, and those no others", async () => {
  const policyAt = async (path: string) =>
    (await site.fetch(path)).headers.get("content-security-policy") ?? "";
  const amp = await policyAt("/in/looks/all-looks/amp");
  expect(amp).toContain("script-src https://cdn.ampproject.org;");
  expect(amp).toContain("default-src 'none'");
  expect(amp).toContain("frame-ancestors 'none'");
  expect(await policyAt("/in/looks/all-looks")).not.toContain("ampproject");
});

test("AM-05 what is kept for one variant is not shown for the other", async () => {
  const path = "/in/looks/all-looks";
  const amp = await site.fetchOverHttp(`${path}/amp`);
  const again = await site.fetchOverHttp(`${path}/amp`);
  const whole = await site.fetchOverHttp(path);
  expect(again.headers.get("content-security-policy")).toBe(amp.headers.get("content-security-policy"));
  expect(await again.text()).toBe(await amp.text());
  expect(await whole.text()).not.toContain("amp-custom");
});

test("AM-03 a later page of a list is paired with its own AMP page", async () => {
  const path = "/in/looks/all-looks";
  const { page } = await load(`${path}?page=2`);
  expect(hrefs(page, 'link[rel="amphtml"]')).toEqual([`${PUBLIC_URL}${path}/amp?page=2`]);
  const amp = await load(`${path}/amp?page=2`);
  expect(hrefs(amp.page, 'link[rel="canonical"]')).toEqual([`${PUBLIC_URL}${path}?page=2`]);
  expect(await findAmpProblems(amp.html)).toEqual([]);
});

test("AM-03 what an AMP page cannot do leads to its whole page", async () => {
  const { page } = await load("/in/looks/all-looks/amp");
  expect(hrefs(page, 'a[href$="#filters"]')).toEqual(["/in/looks/all-looks#filters"]);
  expect(page.all("button")).toEqual([]);
  expect(page.all("amp-img").length).toBeGreaterThan(9);
  expect(page.all("amp-img noscript img").length).toBe(page.all("amp-img").length);
});

test("AM-03 a look that does not exist has no AMP page either", async () => {
  for (const path of ["/in/looks/zz-none/amp", "/in/looks/all-looks/zz-none/amp", "/amp/in/looks/zz-none"]) {
    const { status, html } = await load(path);
    expect([path, status]).toEqual([path, 404]);
    expect(html).toContain("This page could not be found");
  }
});
