import { beforeAll, describe, expect, test, vi } from "vitest";
import { FEATURES, type FeatureRow } from "../../src/web/frame/state/feature-checks.ts";
import { testSite } from "../support/open-test-site.ts";
import { PATIENT } from "../support/patient.ts";
import { stubBackend } from "../support/stub-backend.ts";

/** What the flag server says: to whom the redirect of /in is switched on, and whether that is the same for all. */
let isOn: (id: string) => boolean = () => false;
let isSameForAll: boolean | undefined = true;
/** Which features were asked for, with their strategies. */
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

  test("FF-02 a visitor without an id gets one for 90 days, on an answer that no cache keeps", async () => {
    const { setCookie, cache } = await visit();
    expect(setCookie).toMatch(
      /^atrium_flag_id=[0-9a-f-]{36}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(cache).toBe(PRIVATE);
    const secure = await visit({ headers: { "x-forwarded-proto": "https" } });
    expect(secure.setCookie).toMatch(/; Secure$/);
  });

  test("FF-04 FF-05 one question for each feature of a page, and none for those that their page decides", async () => {
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

  test("FF-02 every visitor stays on their side, and there are two of them", async () => {
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

  test("FF-02 an id that is none of ours is replaced", async () => {
    const { setCookie } = await visit({ cookie: `atrium_flag_id=${"x".repeat(500)}` });
    expect(setCookie).toContain("Max-Age=7776000");
  });

  test("FF-02 a page that depends on no feature is shared, and gives nobody an id", async () => {
    for (const path of ["/sg", "/sg"])
      expect(await visit({ path })).toMatchObject({
        side: 200,
        setCookie: null,
        cache: expect.stringMatching(/^public/),
      });
  });
});

test("FF-02 where the flag server does not say that all are answered the same, nothing is shared", async () => {
  isOn = () => false;
  isSameForAll = undefined;
  expect(await visit({ path: "/in" })).toMatchObject({ side: 200, cache: PRIVATE });
});

test("FF-03 what is decided for all is shared, for a short time, and a switch is soon noticed", async () => {
  isOn = () => false;
  isSameForAll = true;
  // The second one is ready before any step of the house.
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
