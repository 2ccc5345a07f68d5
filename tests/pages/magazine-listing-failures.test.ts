import { afterEach, expect, test, vi } from "vitest";
import { createLog } from "../../src/platform/log.ts";
import { testSite } from "../support/open-test-site.ts";
import { readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";

const CATEGORY = "/in/magazine/category/budget-and-cost";

let mood: (url: URL) => { status: number; body?: unknown } | undefined = () => undefined;
let asked: URL[] = [];
let labels: unknown[] = [];
const contents = testSite();
const host = stubBackend(async (incoming, outgoing) => {
  const url = new URL(incoming.url ?? "/", "http://host");
  asked.push(url);
  const answer = mood(url) ?? (await ours(url));
  outgoing.writeHead(answer.status, { "content-type": "application/json" });
  outgoing.end(JSON.stringify(answer.body ?? {}));
});
const log = createLog("warn", { output: { write: (line) => void labels.push(JSON.parse(line).label) } });
// Every request must reach the host, so stale responses and the page cache are off.
const settings = () => ({
  WEB_BACKEND_URL: host.url(),
  WCMS_URL: host.url(),
  BACKEND_STALE_SECONDS: "0",
  PAGE_CACHE_MB: "0",
});
const site = testSite(settings, log);

afterEach(() => {
  vi.restoreAllMocks();
  mood = () => undefined;
  asked = [];
  labels = [];
});

async function ours({ pathname, search }: URL): Promise<{ status: number; body: unknown }> {
  const base = pathname.startsWith("/api/public") ? "/api/wcms" : "/api/web-backend";
  const response = await contents.fetch(`${base}${pathname}${search}`);
  return { status: response.status, body: await response.json() };
}

async function load(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  return { status: response.status, html, page: readHtml(html) };
}

const to = (part: string) => asked.filter(({ pathname }) => pathname.includes(part));
const failing =
  (part: string, status = 500) =>
  ({ pathname }: URL) =>
    pathname.includes(part) ? { status } : undefined;

test("MG-20 the timeout for many posts is a minute, for a topic it is shorter", async () => {
  const waits = vi.spyOn(AbortSignal, "timeout");
  await load(CATEGORY);
  expect(to("/v1/magazine/post/search")).not.toHaveLength(0);
  const longest = waits.mock.calls.flat().sort((one, other) => other - one);
  expect(longest[0]).toBe(60_000);
  expect(longest.at(-1)).toBeLessThan(60_000);
});

test.each([
  [CATEGORY, "category", "budget-and-cost", "categories"],
  ["/in/magazine/tag/kitchen", "post_tag", "kitchen", "tags"],
  ["/sg/magazine/author/lim-wei-jie", "author", "lim-wei-jie", "authors"],
])("MG-21 MG-22 %s is requested as agreed", async (path, attribute, slug, field) => {
  await load(`${path}?page=2`);
  const countryIsoCode = path.slice(1, 3).toUpperCase();
  const [taxonomy] = to(`/v1/magazine/attributes/${attribute}/search`);
  expect(Object.fromEntries(taxonomy?.searchParams ?? [])).toEqual({
    countryIsoCode,
    page: "1",
    pageSize: "2",
    slug,
  });
  const [search] = to("/v1/magazine/post/search").filter(({ searchParams }) => searchParams.has(field));
  expect(Object.fromEntries(search?.searchParams ?? [])).toEqual({
    countryIsoCode,
    page: "2",
    pageSize: "9",
    [field]: slug,
  });
});

test("MG-17 a failing search for posts is reported, and the page is not found", async () => {
  mood = failing("/post/search");
  const { status, html, page } = await load(CATEGORY);
  expect([status, html.includes("This page could not be found")]).toEqual([404, true]);
  expect(JSON.parse(textOf(page.one("#atrium-state"))).magazine).toMatchObject({ total: 0 });
  expect(labels).toContain("Error searching posts");
});

test.each([
  ["no match", []],
  ["several matches", ["one", "another"].map((slug) => ({ name: slug, slug }))],
  ["another slug", [{ name: "Another", slug: "another" }]],
])("MG-16 MG-18 a slug for which the host returns %s is not found, and reported", async (_, body) => {
  mood = ({ pathname }) => (pathname.includes("/attributes/") ? { status: 200, body } : undefined);
  for (const path of [CATEGORY, "/in/magazine/tag/kitchen", "/in/magazine/author/ananya-rao"]) {
    labels = [];
    expect((await load(path)).status).toBe(404);
    expect(labels).toEqual(["Error updating taxonomy in magazine"]);
  }
});

test("MG-18 a failing taxonomy call is reported, and shows a page error", async () => {
  mood = failing("/attributes/", 500);
  const { status } = await load(CATEGORY);
  expect([status, new Set(labels)]).toEqual([500, new Set(["Error updating taxonomy in magazine"])]);
});

test("MG-19 a failing categories call is reported, and the list is shown without its tabs", async () => {
  mood = failing("/categories/");
  const { status, page } = await load(CATEGORY);
  expect([status, page.all(".tab").length]).toEqual([200, 0]);
  expect(page.all(".listing .story").length).toBeGreaterThan(2);
  expect(labels).toContain("There is error in fetching category subcategories data");
});

test("a type that only our articles have is not requested from another host", async () => {
  expect((await load("/in/magazine/type/cost-guide")).status).toBe(404);
  expect(to("/post/search").length).toBe(0);
  expect((await load("/in/magazine/type/trending-stories")).status).toBe(200);
});
