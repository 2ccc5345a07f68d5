import { afterEach, expect, test } from "vitest";
import { testSite } from "../support/open-test-site.ts";
import { readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";

/** The response of the upstream for looks: a status, and possibly a body. */
type Mood = (url: URL) => { status: number; body?: unknown } | undefined;

let mood: Mood = () => undefined;
const asked: URL[] = [];
const contents = testSite();
const host = stubBackend(async (incoming, outgoing) => {
  const url = new URL(incoming.url ?? "/", "http://host");
  asked.push(url);
  const told = mood(url);
  const answer = told ?? (await ours(url));
  outgoing.writeHead(answer.status, { "content-type": "application/json" });
  outgoing.end(JSON.stringify(answer.body ?? {}));
});
const site = testSite(() => ({ WEB_BACKEND_URL: host.url() }));

afterEach(() => {
  mood = () => undefined;
  asked.length = 0;
});

async function ours({ pathname, search }: URL): Promise<{ status: number; body: unknown }> {
  const response = await contents.fetch(`/api/web-backend${pathname}${search}`);
  return { status: response.status, body: await response.json() };
}

async function load(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  return { status: response.status, html, page: readHtml(html) };
}

const failing =
  (status: number, when: (url: URL) => boolean = () => true): Mood =>
  (url) =>
    when(url) ? { status } : undefined;

const searches = () => asked.filter(({ pathname }) => pathname.endsWith("/v2/looks/search"));

test("LK-06 LK-09 LK-13 the search request has all parameters, in Singapore with its city", async () => {
  await load("/sg/looks?page=2&filters=homeSize:hdb-4-room,condo-3-bed");
  expect(Object.fromEntries(searches()[0]?.searchParams ?? [])).toEqual({
    slug: "all-looks",
    include: "concept,rooms,plan",
    page: "2",
    pageSize: "21",
    countryIsoCode: "SG",
    homeSize: "hdb-4-room,condo-3-bed",
    city: "Singapore",
  });
});

test("LK-09 no query parameter changes the city of Singapore", async () => {
  await load("/sg/looks?filters=city:pune");
  for (const { searchParams } of searches()) expect(searchParams.get("city")).toBe("Singapore");
});

test("LK-08 applied filters request page 1", async () => {
  await load("/in/looks?filters=style:japandi");
  expect(searches().map(({ searchParams }) => [searchParams.get("page"), searchParams.get("style")])).toEqual(
    [["1", "japandi"]],
  );
});

test("LK-13 LK-14 a look is requested by its slug, and similar looks by count and country", async () => {
  await load("/in/looks/luxe/blue-hour-penthouse");
  const of = (end: string) => asked.find(({ pathname }) => pathname.endsWith(end))?.searchParams.toString();
  expect(of("/v2/looks/detail")).toBe("slug=blue-hour-penthouse&countryIsoCode=IN");
  expect(of("/v2/looks/blue-hour-penthouse/similar")).toBe("countryIsoCode=IN&count=3");
});

test("LK-11 a search answered with 404 shows the not-found page and resets the state", async () => {
  mood = failing(404);
  const { status, html, page } = await load("/in/looks/compact-homes?filters=style:modern");
  expect([status, html.includes("This page could not be found")]).toEqual([404, true]);
  const { looks } = JSON.parse(textOf(page.one("#atrium-state")));
  expect(looks).toEqual({ category: "all-looks", page: 1, total: 0 });
});

test.each([500, 403])("LK-11 any other status shows a page error (%i)", async (status) => {
  mood = failing(status);
  expect((await load(`/in/looks/festive?page=1&filters=&x=${status}`)).status).toBe(status);
});

test.each([404, 500, 403])("LK-11 while paging, %i is a 500 with 'No result found'", async (status) => {
  mood = failing(status);
  const { status: shown, html } = await load(`/in/looks/regional-themes?page=${status}`);
  expect([shown, html.includes("No result found")]).toEqual([500, true]);
});

test("LK-11 filters whose looks cannot be loaded set the error flag, and the rest of the page is shown", async () => {
  mood = failing(500, ({ searchParams }) => searchParams.has("style"));
  const { status, page } = await load("/in/looks?filters=style:modern");
  expect(status).toBe(500);
  expect(textOf(page.one("h1"))).toBe("Whole homes, room by room");
  expect(textOf(page.one(".gallery .state"))).toContain("We couldn’t load these looks");
  expect(page.all(".gallery__grid")).toEqual([]);
});

test.each([
  ["without a slug", { status: 200, body: { title: "A look" } }],
  ["that is not found", { status: 404 }],
])("LK-10 a look %s is not found", async (_, answer) => {
  mood = ({ pathname }) => (pathname.endsWith("/detail") ? answer : undefined);
  expect((await load("/in/looks/luxe/steel-and-teak")).status).toBe(404);
});

test("a look whose similar looks and texts cannot be loaded is shown without them", async () => {
  mood = failing(500, ({ pathname }) => !pathname.endsWith("/detail"));
  const { status, page } = await load("/in/looks/luxe/rose-and-smoke");
  expect([status, page.all(".look-room").length > 2, page.all('[aria-labelledby="similar"]').length]).toEqual(
    [200, true, 0],
  );
});
