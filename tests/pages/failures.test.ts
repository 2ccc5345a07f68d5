import type { ServerBuild } from "react-router";
import { afterAll, describe, expect, test, vi } from "vitest";
import { createLog } from "../../src/platform/log.ts";
import { PageCache } from "../../src/platform/page-cache.ts";
import type { AppParts } from "../../src/server/app-parts.ts";
import { createApp } from "../../src/server/create-app.ts";
import { outsideSourcesOf } from "../../src/server/headers/outside-sources.ts";
import { loadConfig } from "../../src/services/config/config.ts";
import type { PageName } from "../../src/urls/url-table.ts";
import type { Access, PageDefinition } from "../../src/web/frame/define-page.ts";
import { SAMPLE_BRAND } from "../../src/web/frame/request-context.fixture.ts";
import { ALL_PAGES } from "../../src/web/pages/all-pages.ts";
import { NO_LOGIN } from "../support/no-login.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { attribute, readHtml } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { htmlProblems } from "./html-rules.ts";

const A_MINUTE_MS = 60_000;

describe("a backend failure", () => {
  afterAll(() => vi.useRealTimers());
  let asked = 0;
  const backend = stubBackend((_, response) => {
    asked += 1;
    response.writeHead(503, "Service Unavailable").end();
  });
  const site = testSite(() => ({ GOOBE_URL: backend.url() }));

  test.each(["/sg", "/sa-ar"])(
    "ST-13 ER-06 LY-02 shows the error page with its status in the layout of %s",
    async (path) => {
      const response = await site.fetch(path);
      expect(response.status).toBe(503);
      expect(response.headers.get("content-type")).toContain("text/html");
      expect(response.headers.get("cache-control")).toContain("no-store");
      const html = await response.text();
      const page = readHtml(html);
      expect(page.all("h1")).toHaveLength(1);
      expect(page.all("[data-layout] footer").length).toBeGreaterThan(0);
      expect(page.all("main a[href]").map((link) => attribute(link, "href"))).toContain(path);
      expect(html).toContain("Service Unavailable");
      expect(html).toContain(response.headers.get("x-request-id"));
      expect(html).not.toMatch(/\bat .+\.(?:ts|js):\d+/);
    },
  );

  test("shows an error page that is valid HTML", async () => {
    expect(await htmlProblems(await (await site.fetch("/sa-ar")).text())).toEqual([]);
  });

  test("ER-04 is retried by the next request, and its error page is not cached", async () => {
    const before = asked;
    // The circuit breaker would refuse a call before this time.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + A_MINUTE_MS });
    await site.fetch("/sg");
    expect(asked).toBeGreaterThan(before);
  });
});

describe("when even the error page fails", () => {
  const broken = createApp(brokenParts());

  test("LY-03 the last-resort page says so, with a link to the home page", async () => {
    const response = await broken.fetch(new Request(`${PUBLIC_URL}/sg/contact-us`));
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain("An error occurred while showing the error page");
    expect(attribute(readHtml(html).one("a"), "href")).toBe("/sg");
    expect(html).not.toContain("the build is broken");
    expect(await htmlProblems(html)).toEqual([]);
    expect(response.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });

  test("LY-03 the last-resort page is in Arabic, and also has the specified English text", async () => {
    const html = await (await broken.fetch(new Request(`${PUBLIC_URL}/sa-ar`))).text();
    const root = readHtml(html).one("html");
    expect([attribute(root, "lang"), attribute(root, "dir")]).toEqual(["ar", "rtl"]);
    expect(html).toContain("An error occurred while showing the error page");
  });
});

describe("the access check before a page", () => {
  test("LY-05 an unknown access level answers 500 with a log entry, and does not show the page", async () => {
    const lines: string[] = [];
    const log = createLog("error", { output: { write: (line) => lines.push(line) } });
    const named = (page: PageDefinition | undefined) => page && { ...page, access: "nobody-knows" as Access };
    const pages = {
      ...ALL_PAGES,
      at: (path: string) => named(ALL_PAGES.at(path)),
      named: (name: PageName) => named(ALL_PAGES.named(name)),
    };
    const app = createApp({ ...brokenParts(), log, pages });
    const response = await app.fetch(new Request(`${PUBLIC_URL}/sg/style-quiz`));
    expect(response.status).toBe(500);
    expect(lines.join("")).toContain("Unknown middleware nobody-knows");
  });
});

function brokenParts(): AppParts {
  return {
    site: { publicUrl: PUBLIC_URL, brand: SAMPLE_BRAND },
    pages: ALL_PAGES,
    login: NO_LOGIN,
    log: createLog("silent"),
    cache: new PageCache(0),
    readiness: { problem: async () => undefined, facts: {}, isStopping: false },
    staticFiles: { respond: async () => undefined, read: async () => undefined },
    loadBuild: async (): Promise<ServerBuild> => {
      throw new Error("the build is broken");
    },
    mode: "production",
    backends: { fetch: () => Response.json({}, { status: 500 }) },
    addresses: {},
    trustedProxies: 0,
    outside: outsideSourcesOf(loadConfig({})),
    geoCountryHeader: undefined,
  };
}
