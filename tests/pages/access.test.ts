import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Caller } from "../../src/contracts/create-caller.ts";
import { createLog } from "../../src/platform/log.ts";
import { PageCache } from "../../src/platform/page-cache.ts";
import { createLanes } from "../../src/server/pages/lanes.ts";
import { createPageHandler } from "../../src/server/pages/page-handler.ts";
import type { Access, Pages } from "../../src/web/frame/define-page.ts";
import { SAMPLE_BRAND } from "../../src/web/frame/request-context.fixture.ts";
import type { Session } from "../../src/web/frame/session.ts";
import { ALL_PAGES } from "../../src/web/pages/all-pages.ts";
import { PUBLIC_URL } from "../support/open-test-site.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";

const nothing: Caller = async () => ({
  ok: false,
  problem: { kind: "not-found", status: 404, statusText: "Not Found", report: "" },
});

const CUSTOMER: Session = { customerId: "c-1", isStaff: false, authorization: "Bearer of-c-1" };
const STAFF: Session = { customerId: "s-1", isStaff: true, authorization: "Bearer of-s-1" };

/** The site with one page of restricted access, and a stub that identifies the visitor. */
async function houseWith(access: Access) {
  const cache = new PageCache(1e7);
  const seen: (string | null)[] = [];
  const pages: Pages = {
    ...ALL_PAGES,
    named(name) {
      const page = ALL_PAGES.named(name);
      return page?.name === "ikea" ? { ...page, access } : page;
    },
  };
  const handler = createPageHandler({
    cache,
    lanes: createLanes(),
    sessions: {
      async read(request) {
        const cookie = request.headers.get("cookie");
        seen.push(cookie);
        return cookie === "who=staff" ? STAFF : cookie === "who=customer" ? CUSTOMER : undefined;
      },
      end: async () => [],
    },
    services: {
      site: { publicUrl: PUBLIC_URL, brand: SAMPLE_BRAND },
      pages,
      call: nothing,
      sharedCall: nothing,
    },
    loadBuild: () => import(pathToFileURL(join(PROJECT_ROOT, "build/server/index.js")).href),
    log: createLog("silent"),
    staticFiles: { read: async () => undefined },
  });
  async function ask(cookie: string, init: RequestInit = {}) {
    const url = new URL("/ikea", PUBLIC_URL);
    const request = new Request(url, { ...init, headers: { ...init.headers, ...(cookie && { cookie }) } });
    const answer = await handler.answer({ request, url, requestId: "r", visitorAddress: undefined });
    const headers = "page" in answer ? new Headers(answer.page.headers) : answer.response.headers;
    return {
      status: "page" in answer ? answer.page.status : answer.response.status,
      location: headers.get("location"),
      cacheControl: headers.get("cache-control"),
    };
  }
  return { cache, ask, seen };
}

test("AU-01 a customer page requires a login, and remembers the requested page", async () => {
  const { ask, cache } = await houseWith("customer");
  expect(await ask("")).toMatchObject({ status: 302, location: "/bumblebee/login?redirectPath=%2Fikea" });
  expect(await ask("who=customer")).toMatchObject({ status: 200, cacheControl: "private, no-store" });
  expect(cache.size).toBe(0);
});

test("AU-01 a page with restricted access is never cached", async () => {
  for (const access of ["link", "customer", "staff"] as const) {
    const { ask, cache } = await houseWith(access);
    for (const cookie of ["who=staff", "who=customer", ""])
      for (const init of [{}, { method: "HEAD" }, { headers: { accept: "text/html" } }])
        await ask(cookie, init);
    // The cached "not found" page is public.
    expect(cache.get("/ikea")).toBeUndefined();
    expect(cache.getStale("/ikea")).toBeUndefined();
  }
});

test("a page for staff does not exist for other visitors", async () => {
  const { ask } = await houseWith("staff");
  expect(await ask("who=staff")).toMatchObject({ status: 200 });
  expect(await ask("who=customer")).toMatchObject({ status: 404, cacheControl: "private, no-store" });
});

test("a public page is served without reading the visitor's cookies", async () => {
  const { ask, cache, seen } = await houseWith("public");
  expect(await ask("who=customer")).toMatchObject({ status: 200 });
  expect(seen).toEqual([]);
  expect(cache.get("/ikea")).toBeDefined();
});
