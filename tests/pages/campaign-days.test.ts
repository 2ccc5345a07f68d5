import { afterEach, expect, test, vi } from "vitest";
import { testSite } from "../support/open-test-site.ts";
import { hrefs, readHtml, textOf } from "../support/read-html.ts";

const site = testSite();

const UGADI = "/in/interiors/page/keys-by-ugadi";
const POOJA = "/in/interiors/page/pooja-unit-included";
const STORAGE = "/sg/page/year-end-keys";
const REUNION = "/sg/chinese-new-year";

afterEach(() => vi.useRealTimers());

async function at(moment: string, path: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
  const response = await site.fetch(path);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, page: readHtml(html) };
}

type Answer = Awaited<ReturnType<typeof at>>;
const isIndexed = ({ html }: Answer) => !html.includes('content="noindex"');
const formsOf = ({ page }: Answer) => page.all("form[data-lead-form]").length;

test("ST-09 a campaign starts at midnight in India, and is not found before", async () => {
  expect((await at("2026-12-14T23:59:00+05:30", UGADI)).status).toBe(404);
  const begun = await at("2026-12-15T00:00:00+05:30", UGADI);
  expect([begun.status, isIndexed(begun)]).toEqual([200, true]);
});

test("ST-09 a campaign ends at midnight in Singapore: its page stays, says so, and has no form", async () => {
  const last = await at("2026-12-31T23:59:30+08:00", STORAGE);
  expect([last.status, isIndexed(last), formsOf(last) > 0]).toEqual([200, true, true]);
  expect(textOf(last.page.one(".campaign-head .kicker"))).toContain("31 Dec 2026");
  const over = await at("2027-01-01T00:00:00+08:00", STORAGE);
  expect([over.status, isIndexed(over), formsOf(over)]).toEqual([200, false, 0]);
  expect(textOf(over.page.one(".campaign-over"))).toMatch(/31 Dec 2026.*ended/);
  expect(hrefs(over.page, ".campaign-over a").length).toBeGreaterThan(1);
  expect(over.page.all("main [data-lead-cta], .sticky")).toHaveLength(0);
});

test("RT-25 Chinese New Year and the family offer keep their pages after they have ended", async () => {
  const before = await at("2027-02-05T12:00:00+08:00", REUNION);
  expect(before.page.all('main form[data-lead-form="campaign"]')).toHaveLength(1);
  const over = await at("2027-02-06T12:00:00+08:00", REUNION);
  expect([over.status, formsOf(over), isIndexed(over)]).toEqual([200, 0, false]);
  const family = await at("2026-11-16T12:00:00+08:00", "/sg/launch-family-offer2");
  expect([family.status, formsOf(family), isIndexed(family)]).toEqual([200, 0, false]);
});

test("no cache stores a page beyond the midnight that changes it", async () => {
  const { headers } = await at("2027-01-31T23:58:00+05:30", POOJA);
  const [, shared = "", stale = ""] =
    /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(headers.get("cache-control") ?? "") ?? [];
  expect(Number(shared) + Number(stale)).toBeLessThanOrEqual(120);
  expect(Number(shared)).toBeGreaterThan(0);
  expect(formsOf(await at("2027-02-01T00:00:00+05:30", POOJA))).toBe(0);
});

test("the overview moves a campaign from the current ones to the past ones", async () => {
  const listed = async (moment: string, group: string) =>
    hrefs((await at(moment, "/sg/page")).page, `section[aria-labelledby="${group}"] a`);
  expect(await listed("2026-12-31T23:59:00+08:00", "running")).toContain(STORAGE);
  expect(await listed("2027-01-01T00:00:00+08:00", "past")).toContain(STORAGE);
  expect(await listed("2027-01-01T00:00:01+08:00", "running")).not.toContain(STORAGE);
});

test("the sitemap lists current campaigns only", async () => {
  const india = (await at("2026-11-16T12:00:00+05:30", "/in/sitemap.xml")).html;
  expect(india).toContain(`${POOJA}<`);
  expect(india).toContain("/in/interiors/page<");
  for (const path of [UGADI, "/in/interiors/page/festive-move-in", "/in/interiors/exp/", "/in/interiors/lp/"])
    expect(india).not.toContain(path);
  const singapore = (await at("2026-11-16T12:00:00+08:00", "/sg/sitemap.xml")).html;
  expect(singapore).toContain(`${REUNION}<`);
  expect(singapore).toContain("/sg/interiors/hdb-renovation<");
  expect(singapore).not.toContain("/sg/launch-family-offer2");
});
