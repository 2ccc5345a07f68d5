import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type OpenSite, openSite } from "../../src/server/open-site.ts";
import { loadConfig } from "../../src/services/config/config.ts";
import { matchUrl } from "../../src/urls/match-url.ts";
import { PUBLIC_URL } from "../support/open-test-site.ts";
import { PATIENT } from "../support/patient.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { readHtml, textOf } from "../support/read-html.ts";
import { readPdf, withoutSpaces } from "../support/read-pdf.ts";
import { formPost } from "../support/send-lead.ts";
import { takeSharedContent } from "../support/shared-content.ts";
import { openStubCdn, type StubCdn } from "../support/stub-cdn.ts";
import { changeDocument, findShownDocuments, roundsOf } from "./shown-documents.ts";

const HOMES = ["/in", "/sg", "/my", "/sa", "/sa-ar"];
const folder = mkdtempSync(join(tmpdir(), "atrium-changes-"));
const content = join(folder, "content");
let site: OpenSite;
let cdn: StubCdn;

beforeAll(async () => {
  copyContent();
  const dataDirectory = join(folder, "data");
  mkdirSync(dataDirectory);
  // The content is shared until the first test changes it.
  await takeSharedContent(dataDirectory);
  cdn = await openStubCdn();
  const settings = {
    LOG_LEVEL: "silent",
    PUBLIC_URL,
    DATA_DIR: dataDirectory,
    CONTENT_DIR: content,
    CDN: "webhook",
    CDN_PURGE_URL: cdn.url,
    CDN_PURGE_TOKEN: "purge-token",
  };
  site = await openSite(loadConfig(settings), () => {});
});

afterAll(async () => {
  await site.close();
  await cdn.close();
  rmSync(folder, { recursive: true, force: true });
});

// The time does not change: no page expires by itself, and no change is announced for the second time, on a slow machine.
describe("while no time passes", () => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
  });

  afterAll(() => {
    vi.useRealTimers();
  });

  test("a changed page document invalidates only the page that it fills", async () => {
    await visitAll();
    change("documents/website_content/home.in.json", (home) => ({ ...home, title: "A changed title" }));
    expect(await site.reloadContent()).toMatchObject({ added: 0, changed: 1, removed: 0 });
    await vi.waitFor(() => expect(toBeMade()).toEqual(["/in"]), PATIENT);
    expect(await read("/in")).toContain("A changed title");
  });

  test("a changed centre invalidates the pages of both languages that list it", async () => {
    await visitAll();
    change("documents/ec/jeddah.json", (centre) => ({ ...centre, cityName: "Jiddah" }));
    await site.reloadContent();
    await vi.waitFor(() => expect(toBeMade()).toEqual(["/sa", "/sa-ar"]), PATIENT);
  });

  test("NW-01 a changed notification invalidates all pages of its region, because they all contain it", async () => {
    await visitAll();
    change("documents/notifications/sa-ar/notifications.json", (notices) =>
      Object.values(notices).map((notice) => Object.assign({}, notice, { message: "إعلان جديد" })),
    );
    await site.reloadContent();
    await vi.waitFor(() => expect(toBeMade()).toEqual(["/sa-ar"]), PATIENT);
    expect(await read("/sa-ar")).toContain("إعلان جديد");
  });

  test("a document that no page shows invalidates no page", async () => {
    await visitAll();
    change("documents/faqs/in/price.json", (faq) => ({ ...faq, title: "Prices" }));
    expect(await site.reloadContent()).toMatchObject({ changed: 1 });
    await noticesArrive();
    expect(toBeMade()).toEqual([]);
  });

  test("a faulty file changes nothing, and the error names its position", async () => {
    await visitAll();
    const file = join(content, "documents/website_content/home.sg.json");
    const written = readFileSync(file, "utf8");
    onTestFinished(() => writeFileSync(file, written));
    change("documents/website_content/home.sg.json", (home) => ({ ...home, hero: "gone" }));
    await expect(site.reloadContent()).rejects.toThrow(/home\.sg\.json:\d+: hero/);
    await noticesArrive();
    expect(toBeMade()).toEqual([]);
    expect((await site.app.fetch(new Request(`${PUBLIC_URL}/sg`))).status).toBe(200);
  });
});

test("a CDN keeps a page until a document of the page changes, and the change purges it", async () => {
  const STORY = "/in/magazine/kitchen-layouts-and-minimum-sizes";
  const headers = async (path: string) => (await open(path)).headers;
  const keys = async (path: string) => (await headers(path)).get("surrogate-key")?.split(" ") ?? [];
  const purged = () => new Set(cdn.purges.flatMap((purge) => purge.keys));
  // Prices change with the day, so this page has no certain number of seconds; see cdn-headers.test.ts.
  expect((await headers("/sg/awards")).get("surrogate-control")).toMatch(
    /^max-age=\d+, stale-while-revalidate=10/,
  );
  expect(await keys(STORY)).toContain("all");
  // A feature may redirect visitors of the home page.
  expect(await keys("/in")).toEqual([]);

  const story = join(content, "documents/magazine-posts/kitchen-layouts-and-minimum-sizes.md");
  writeFileSync(
    story,
    readFileSync(story, "utf8").replace(/^title: .*$/m, "title: Kitchens and their sizes"),
  );
  cdn.mood = () => 503;
  expect((await site.reloadContent()).changed).toBeGreaterThan(0);
  const isPurged = async (path: string) =>
    (await keys(path)).some((key) => key !== "all" && purged().has(key));
  await vi.waitFor(async () => expect(await isPurged(STORY)).toBe(true), PATIENT);
  const attempts = cdn.purges.length;
  cdn.mood = () => 200;
  expect(await isPurged("/sg/awards")).toBe(false);
  // The refused purge is repeated.
  await vi.waitFor(() => expect(cdn.purges.length).toBeGreaterThan(attempts), PATIENT);
  expect(cdn.purges[0]?.authorization).toBe("Bearer purge-token");
});

test("a document of sections is a page, in the sitemap and in the menus, as long as it exists", async () => {
  const file = join(content, "documents/content-pages/sg/awards.json");
  const written = readFileSync(file, "utf8");
  const isNamed = async () => [
    (await read("/sg/sitemap.xml")).includes(`${PUBLIC_URL}/sg/awards<`),
    (await read("/sg")).includes('href="/sg/awards"'),
  ];
  expect((await open("/sg/awards")).status).toBe(200);
  expect(await isNamed()).toEqual([true, true]);

  rmSync(file);
  expect(await site.reloadContent()).toMatchObject({ removed: 1 });
  await vi.waitFor(async () => expect(await isNamed()).toEqual([false, false]), PATIENT);
  expect((await open("/sg/awards")).status).toBe(404);

  writeFileSync(file, written);
  expect(await site.reloadContent()).toMatchObject({ added: 1 });
  await vi.waitFor(async () => expect(await isNamed()).toEqual([true, true]), PATIENT);
  const page = await open("/sg/awards");
  expect(page.status).toBe(200);
  const html = await page.text();
  for (const section of ["hero", "timeline"]) expect(html).toContain(`class="${section}`);
});

test("ST-08 an estimate keeps its total when rates change, and shows the total at today's rates", async () => {
  const kept = await site.app.fetch(
    new Request(
      `${PUBLIC_URL}/in/estimate`,
      formPost({ calculator: "in-kitchen", choices: "finish=acrylic" }),
    ),
  );
  const path = new URL(kept.headers.get("location") ?? "", PUBLIC_URL).pathname;
  const before = readHtml(await read(path));
  const sum = textOf(before.one(".calc-panel__sum .price"));
  expect(before.all(".notice--warn")).toEqual([]);

  const file = "documents/calculator-rates/rates-in.json";
  const old = readFileSync(join(content, file), "utf8");
  const dearer = old.replace('"acrylic": 1.16', '"acrylic": 1.36').replace("2026-04-01", "2026-10-01");
  writeFileSync(join(content, file), dearer);
  expect(await site.reloadContent()).toMatchObject({ changed: 1 });

  const after = readHtml(await read(path));
  expect(textOf(after.one(".calc-panel__sum .price"))).toBe(sum);
  const said = textOf(after.one(".notice--warn"));
  expect(said).toMatch(/April 01, 2026.*October 01, 2026/);
  const [today, more] = [...said.matchAll(/₹([\d,]+)/g)].map(([, amount]) => numberOf(amount));
  expect(more).toBeGreaterThan(0);
  expect(today).toBe(numberOf(sum) + (more ?? 0));
  // The stored estimate and its PDF must not contain the new rates.
  const { text } = await readPdf(await (await open(`${path}/pdf`)).arrayBuffer());
  expect(text).toContain(withoutSpaces(sum));
});

test("an article with a future date becomes public on that day, in pages, lists, feeds, search and sitemaps", async () => {
  const at = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const posts = join(content, "documents/magazine-posts");
  const sample = readFileSync(join(posts, "kitchen-layouts-and-minimum-sizes.md"), "utf8");
  const text = sample
    .replace(/^title: .*$/m, "title: Zanzibar cupboards")
    .replace(/^date: .*$/m, "date: 2031-03-01");
  at("2031-02-28T12:00:00+05:30");
  writeFileSync(join(posts, "zanzibar-cupboards.md"), text);
  writeFileSync(
    join(posts, "zanzibar-draft.md"),
    text.replace("date: 2031-03-01", "date: 2026-03-01\ndraft: true"),
  );
  expect(await site.reloadContent()).toMatchObject({ added: 0, drafts: 1 });
  await noticesArrive();
  const LISTS = ["/in/magazine", "/in/magazine/feed.xml", "/in/magazine/search/zanzibar", "/in/sitemap.xml"];
  const ADDRESS = "/in/magazine/zanzibar-cupboards";
  const named = async () => Promise.all(LISTS.map(async (path) => (await read(path)).includes(ADDRESS)));

  at("2031-02-28T23:58:00+05:30");
  expect((await open(ADDRESS)).status).toBe(404);
  expect(await named()).toEqual([false, false, false, false]);
  const kept = (await open("/in/magazine")).headers.get("cache-control") ?? "";
  const [shared = 0, stale = 0] = [...kept.matchAll(/(?:s-maxage|revalidate)=(\d+)/g)].map(([, s]) =>
    Number(s),
  );
  expect(shared).toBeGreaterThan(0);
  expect(shared + stale).toBeLessThanOrEqual(120);
  expect((await open("/in/magazine/feed.xml")).headers.get("cache-control")).toBe("public, max-age=120");

  at("2031-03-01T00:00:00+05:30");
  await vi.waitFor(async () => expect((await open(ADDRESS)).status).toBe(200), PATIENT);
  await vi.waitFor(async () => expect(await named()).toEqual([true, true, true, true]), PATIENT);
  expect((await open("/in/magazine/zanzibar-draft")).status).toBe(404);
});

test("a cached page equals a page that is rendered anew, after a change of each kind of document", async () => {
  // The hour is the same for each run, and no country begins another day during the test.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${new Date().toISOString().slice(0, 10)}T06:00:00Z`) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const pages = await onePageOfEachKind();
  const before = new Map<string, string>();
  for (const page of pages) before.set(page, await read(page));
  const shown = findShownDocuments(join(content, "documents"), before);

  const stale: string[] = [];
  for (const round of roundsOf(shown)) {
    for (const { pages: ofDocument } of round)
      for (const page of ofDocument) before.set(page, await read(page));
    for (const document of round) changeDocument(document);
    await site.reloadContent();
    await noticesArrive();
    for (const { kind, after, pages: ofDocument } of round) {
      let isShown = false;
      for (const page of ofDocument) {
        const html = await read(page);
        const fresh = await readAnew(page);
        isShown ||= fresh !== before.get(page);
        if (html !== fresh) stale.push(`${kind}: ${page}`);
      }
      expect.soft(isShown, `${kind}: ${after}`).toBe(true);
    }
  }
  expect(stale).toEqual([]);
});

function numberOf(amount = ""): number {
  return Number(amount.replaceAll(/\D/g, ""));
}

// Copies everything except the pictures, which are large and never written.
function copyContent(): void {
  const source = join(PROJECT_ROOT, "content");
  for (const name of readdirSync(source)) {
    if (name !== "photographs") cpSync(join(source, name), join(content, name), { recursive: true });
  }
  symlinkSync(join(source, "photographs"), join(content, "photographs"));
}

function change(file: string, edit: (document: Record<string, unknown>) => unknown): void {
  const path = join(content, file);
  writeFileSync(path, JSON.stringify(edit(JSON.parse(readFileSync(path, "utf8"))), null, 2));
}

async function visitAll(): Promise<void> {
  await noticesArrive();
  for (const path of HOMES) await read(path);
  expect(toBeMade()).toEqual([]);
}

// Changes of a load are announced in a later turn of the event loop.
async function noticesArrive(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50));
}

function toBeMade(): string[] {
  return HOMES.filter((path) => !isReady(path));
}

function open(path: string): Promise<Response> {
  return site.app.fetch(new Request(PUBLIC_URL + path));
}

async function read(path: string): Promise<string> {
  return (await open(path)).text();
}

/** Reads a page after the time for which it is cached, and without the cache of responses. */
async function readAnew(path: string): Promise<string> {
  const now = Date.now();
  const times = (readings.get(path) ?? 0) + 1;
  readings.set(path, times);
  site.app.forgetAnswers();
  vi.setSystemTime(now + times * CACHED_MS);
  const html = await read(path);
  vi.setSystemTime(now);
  return html;
}

const readings = new Map<string, number>();
/** A little longer than a page is cached. */
const CACHED_MS = 6 * 60_000;

/** The first page in the sitemap of each kind and region. */
async function onePageOfEachKind(): Promise<string[]> {
  const found = new Map<string, string>();
  for (const region of ["in", "sg", "my", "sa", "sa-ar"])
    for (const [, address = ""] of (await read(`/${region}/sitemap.xml`)).matchAll(/<loc>([^<]+)</g)) {
      const { pathname } = new URL(address);
      const page = `${region} ${matchUrl(pathname)?.row.page}`;
      if (!found.has(page)) found.set(page, pathname);
    }
  return [...found.values()];
}

/** True when the page is in the page cache, checked as the server does before it renders. */
function isReady(path: string): boolean {
  const incoming = { method: "HEAD", url: path, rawHeaders: [] as string[], socket: {} } as IncomingMessage;
  const outgoing = { writeHead: () => {}, end: () => {} } as unknown as ServerResponse;
  return site.readyPages(incoming, outgoing);
}
