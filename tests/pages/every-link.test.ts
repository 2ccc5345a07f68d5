import { beforeAll, expect, test } from "vitest";
import { regionFromPath } from "../../src/editions/edition.ts";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { loginAddress } from "../../src/urls/login-address.ts";
import { matchUrl } from "../../src/urls/match-url.ts";
import { SHOWN_PAGES } from "../support/built-pages.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { contradictions } from "./fact-rules.ts";

const site = sharedSite();

/** Every page that is in a sitemap. */
const pages = new Map<string, { status: number; html: string }>();

beforeAll(async () => {
  for (const region of REGION_NAMES) {
    const xml = await (await site.fetch(`/${region}/sitemap.xml`)).text();
    for (const [, url = ""] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const path = url.slice(PUBLIC_URL.length);
      const response = await site.fetch(path);
      pages.set(path, { status: response.status, html: await response.text() });
    }
  }
});

// Uses patterns instead of a parser, because there are hundreds of pages with a hundred links each.
function linksIn(html: string, from: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = ""]) => {
    const url = new URL(href.replaceAll("&amp;", "&"), PUBLIC_URL + from);
    return url.origin === PUBLIC_URL ? [url.pathname + url.search] : [];
  });
}

test("every address in a sitemap answers 200, is its own canonical address and may be indexed", () => {
  expect(pages.size).toBeGreaterThan(500);
  const wrong = [...pages].filter(([path, { status, html }]) => {
    const isCanonical = html.includes(`<link rel="canonical" href="${PUBLIC_URL}${path}"/>`);
    return status !== 200 || !isCanonical || /<meta name="robots" content="[^"]*noindex/.test(html);
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

/** An article that several countries show has the same text there, including its title and description. */
function isSameStory(path: string, other: string): boolean {
  const below = (one: string) => one.replace(/^\/\w+/, "");
  return below(path) === below(other) && below(path).startsWith("/magazine/");
}

test("no two pages in the sitemaps share a title or a description", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const [path, { html }] of pages)
    for (const pattern of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/]) {
      const text = pattern.exec(html)?.[1] ?? "";
      const first = seen.get(text);
      if (first !== undefined && !isSameStory(path, first)) twice.push(`${path} and ${first}: ${text}`);
      seen.set(text, path);
    }
  expect(twice).toEqual([]);
});

test("every link on these pages, and on those outside the sitemaps, leads to a page without a redirect", async () => {
  const from = new Map<string, string>();
  for (const path of new Set([...pages.keys(), ...SHOWN_PAGES.map((page) => page.path)]))
    for (const link of linksIn(await htmlAt(path), path))
      if (!pages.has(link) && !from.has(link)) from.set(link, path);
  const wrong: string[] = [];
  for (const link of thinOut([...from.keys()])) {
    const { status, headers } = await site.fetch(link);
    // A customer page redirects guests to the login, and then back.
    if (headers.get("location") === loginAddress(link)) continue;
    if (status < 400 && DOORS.includes(matchUrl(link.replace(/[?].*/, ""))?.row.page ?? "")) continue;
    if (status !== 200) wrong.push(`${status} ${link} on ${from.get(link)}`);
  }
  expect(wrong).toEqual([]);
});

/** The login and logout addresses only redirect; tests/login covers them. */
const DOORS = ["auth-login", "auth-logout"];

test("every page in a sitemap can be reached by links from the five home pages", async () => {
  const found = new Set(REGION_NAMES.map((region) => `/${region}`));
  // Iterating over a set includes items that are added during the loop.
  for (const path of found)
    for (const link of linksIn(await htmlAt(path), path)) {
      const way = link.replace(/[?].*/, "");
      if (pages.has(link) || isList(link)) found.add(link);
      else if (pages.has(way)) found.add(way);
    }
  expect([...pages.keys()].filter((path) => !found.has(path))).toEqual([]);
});

/** Later pages of a list are not in the sitemap, but link to pages that are. */
function isList(link: string): boolean {
  return /^[^?]+[?]page=\d+$/.test(link) && pages.has(link.replace(/[?].*/, ""));
}

async function htmlAt(path: string): Promise<string> {
  const known = pages.get(path)?.html;
  return known ?? (await site.fetch(path)).text();
}

test("no page contradicts a fact of its edition", () => {
  const wrong = [...pages].flatMap(([path, { html }]) => {
    const region = regionFromPath(path);
    const found = region ? contradictions(region, textOfMain(html)) : [];
    return found.map((statement) => `${path}: ${statement}`);
  });
  expect(wrong).toEqual([]);
});

const FEWEST_WORDS = 150;
/** Pages for an action instead of for reading: a form, a code, or a list that the visitor fills. */
const NOT_READ = ["estimates", "talk", "style-quiz", "company-news", "magazine-author", "magazine-tag"];

test("no page for reading has fewer than 150 words in its main part", () => {
  const thin = [...pages].flatMap(([path, { html }]) => {
    const name = matchUrl(path)?.row.page ?? "";
    if (NOT_READ.includes(name)) return [];
    const count = wordsOf(html);
    return count < FEWEST_WORDS ? [`${path}: ${count}`] : [];
  });
  expect(thin).toEqual([]);
});

/** Counts the words of the main part, without the shell. */
function wordsOf(html: string): number {
  return textOfMain(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

function textOfMain(html: string): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const text = main.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " ");
  return text.replaceAll("&amp;", "&").replace(/\s+/g, " ");
}

const MAX_OF_A_KIND = 8;

/** Returns every address, but only a sample of the thousands that differ only in the query of the same kind of page. */
function thinOut(links: readonly string[]): string[] {
  const own = links.filter((link) => link !== "/" && !link.startsWith("/api/"));
  const kinds = Map.groupBy(own, (link) => {
    const { pathname, searchParams } = new URL(link, PUBLIC_URL);
    const asked = [...searchParams.keys()].join(" ");
    return asked === "" ? link : `${matchUrl(pathname)?.row.page} ${asked}`;
  });
  return [...kinds.values()].flatMap((alike) => {
    const step = Math.ceil(alike.length / MAX_OF_A_KIND);
    return alike.filter((_, index) => index % step === 0);
  });
}
