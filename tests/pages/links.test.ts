import { beforeAll, expect, test } from "vitest";
import { loginAddress } from "../../src/urls/login-address.ts";
import { matchUrl } from "../../src/urls/match-url.ts";
import { BUILT_PAGES } from "../support/built-pages.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, type Page, readHtml } from "../support/read-html.ts";

const site = sharedSite();
const ATTRIBUTES = ["href", "src", "srcset", "imagesrcset", "action", "formaction", "poster", "data"];

/** Every address in a page, with the page that contains it. */
const links = new Map<string, string>();
const pages = new Map<string, Page>();

beforeAll(async () => {
  for (const { path } of BUILT_PAGES) {
    const page = readHtml(await (await site.fetch(path)).text());
    pages.set(path, page);
    for (const address of addressesIn(page)) {
      const url = new URL(address, PUBLIC_URL + path);
      if (url.origin === PUBLIC_URL && (url.hash || url.pathname !== path) && !links.has(url.href))
        links.set(url.href, path);
    }
  }
});

function addressesIn(page: Page): string[] {
  return page.all("*").flatMap((element) =>
    ATTRIBUTES.flatMap((name) => {
      const value = attribute(element, name);
      if (value === undefined) return [];
      if (!name.endsWith("srcset")) return [value];
      return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
    }),
  );
}

/** The response to each address, which is requested once. */
const answers = new Map<string, { path: string; from: string; status: number; location: string | null }>();

beforeAll(async () => {
  for (const [href, from] of links) {
    const { pathname, search } = new URL(href);
    const path = pathname + search;
    if (pathname === from || answers.has(path)) continue;
    // With this header an existing picture is looked up, and not encoded without need.
    const headers: HeadersInit = isPage(pathname) ? {} : { "if-none-match": "*" };
    const { status, headers: sent } = await site.fetch(path, { headers });
    answers.set(path, { path, from, status, location: sent.get("location") });
  }
});

function isPage(pathname: string): boolean {
  return !pathname.startsWith("/api/") && !pathname.startsWith("/assets/");
}

const told = ({ status, path, from }: { status: number; path: string; from: string }) =>
  `${status} ${path} on ${from}`;

test("no link, picture, script or form of any page is broken", () => {
  expect(answers.size).toBeGreaterThan(1000);
  expect([...answers.values()].filter(({ status }) => status >= 400).map(told)).toEqual([]);
});

/** The login and logout addresses only redirect; tests/login covers them. */
const DOORS = ["auth-login", "auth-logout"];

test("none of our links needs a redirect", () => {
  const moved = [...answers.values()].filter(({ path, status, location }) => {
    const pathname = path.replace(/[?].*/, "");
    if (!isPage(pathname) || pathname === "/" || DOORS.includes(matchUrl(pathname)?.row.page ?? ""))
      return false;
    // A customer page redirects guests to the login, and then back.
    return status >= 300 && location !== loginAddress(path);
  });
  expect(moved.map(told)).toEqual([]);
});

test("every link target within a page exists", () => {
  const missing: string[] = [];
  for (const [href, from] of links) {
    const { pathname, hash } = new URL(href);
    const page = pages.get(pathname);
    if (!hash || !page) continue;
    const id = decodeURIComponent(hash.slice(1));
    if (!page.all("[id]").some((element) => attribute(element, "id") === id))
      missing.push(`${href} on ${from}`);
  }
  expect(missing).toEqual([]);
});
