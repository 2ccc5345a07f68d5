import { beforeAll, describe, expect, test, vi } from "vitest";
import { FEATURES, type FeatureRow } from "../../src/web/frame/state/feature-checks.ts";
import { testSite } from "../support/open-test-site.ts";
import { PATIENT } from "../support/patient.ts";
import { stubBackend } from "../support/stub-backend.ts";

/** The state of the flag server: for which ids the redirect of /in is on, and whether all ids get the same answer. */
let isOn: (id: string) => boolean = () => false;
let isSameForAll: boolean | undefined = true;
/** The features that were requested, with their strategies. */
const askedFor: string[] = [];
const flags = stubBackend((request, response) => {
  const url = new URL(request.url ?? "", "http://localhost");
  askedFor.push(url.pathname + url.search.replace(/[?&]id=[^&]*/, ""));
  const id = url.searchParams.get("id") ?? "";
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ isEnabled: isOn(id), isSameForAll }));
});

const site = testSite(() => ({ BUMBLEBEE_URL: flags.url() }));

async function visit({ path = "/in?a=1", cookie = "", headers = {} } = {}) {
  const response = await site.fetchOverHttp(path, { headers: { ...headers, ...(cookie && { cookie }) } });
  await response.arrayBuffer();
  const setCookie = response.headers.get("set-cookie");
  return {
    side: response.headers.get("location") ?? response.status,
    cache: response.headers.get("cache-control") ?? "",
    setCookie,
    cookie: setCookie?.split(";")[0] ?? "",
  };
}

const PRIVATE = "private, no-store";
const hexOf = (id: string) => Number.parseInt(id.slice(0, 2), 16);

describe("a rollout to half of the visitors", () => {
  beforeAll(() => {
    isOn = (id) => hexOf(id) < 128;
    isSameForAll = false;
  });

  test("FF-02 a visitor without an id gets one for 90 days, with a response that is not cached", async () => {
    const { setCookie, cache } = await visit();
    expect(setCookie).toMatch(
      /^atrium_flag_id=[0-9a-f-]{36}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(cache).toBe(PRIVATE);
    const secure = await visit({ headers: { "x-forwarded-proto": "https" } });
    expect(secure.setCookie).toMatch(/; Secure$/);
  });

  test("FF-04 FF-05 sends one request for each feature of a page, and none for features that the page decides", async () => {
    const rows: FeatureRow[] = FEATURES as unknown as FeatureRow[];
    const added = [
      { feature: "zz-gradual", strategy: "gradual", urls: [/^\/in$/] },
      { feature: "zz-own", strategy: "custom", urls: [/^\/in$/] },
    ];
    rows.push(...added);
    try {
      askedFor.length = 0;
      await visit();
      const times = (name: string) => askedFor.filter((asked) => asked.includes(name)).length;
      expect([times("interiors-redirect"), times("zz-gradual"), times("zz-own")]).toEqual([1, 1, 0]);
      expect(askedFor.some((asked) => asked.includes("zz-gradual") && asked.includes("gradual"))).toBe(true);
    } finally {
      rows.splice(-added.length);
    }
  });

  test("FF-02 every visitor stays in the same group, and there are two groups", async () => {
    const sides = new Set<string | number>();
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const first = await visit();
      for (const path of ["/in?a=1", "/in"]) {
        const again = await visit({ path, cookie: first.cookie });
        expect(again).toMatchObject({ cache: PRIVATE, setCookie: null });
        expect(String(again.side).replace("?a=1", "")).toBe(String(first.side).replace("?a=1", ""));
      }
      sides.add(first.side);
    }
    expect(sides).toEqual(new Set([200, "/in/interiors?a=1"]));
  });

  test("FF-02 an invalid id is replaced", async () => {
    const { setCookie } = await visit({ cookie: `atrium_flag_id=${"x".repeat(500)}` });
    expect(setCookie).toContain("Max-Age=7776000");
  });

  test("FF-02 a page without features is cached, and sets no id", async () => {
    for (const path of ["/sg", "/sg"])
      expect(await visit({ path })).toMatchObject({
        side: 200,
        setCookie: null,
        cache: expect.stringMatching(/^public/),
      });
  });
});

test("FF-02 nothing is cached unless the flag server says that all visitors get the same answer", async () => {
  isOn = () => false;
  isSameForAll = undefined;
  expect(await visit({ path: "/in" })).toMatchObject({ side: 200, cache: PRIVATE });
});

test("FF-03 a decision for all visitors is cached for a short time, and a change takes effect soon", async () => {
  isOn = () => false;
  isSameForAll = true;
  // The second response comes from the page cache, before any middleware runs.
  for (const path of ["/in", "/in"]) {
    const page = await visit({ path });
    expect(page).toMatchObject({ side: 200, setCookie: null });
    expect(page.cache).toMatch(/^public, max-age=0, s-maxage=30$/);
  }
  isOn = () => true;
  await vi.waitFor(async () => {
    const moved = { side: "/in/interiors", cache: PRIVATE, setCookie: null };
    expect(await visit({ path: "/in" })).toMatchObject(moved);
  }, PATIENT);
});
