import { afterEach, expect, test, vi } from "vitest";
import { testSite } from "../support/open-test-site.ts";
import { readHtml } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";

const LANDING = "/in/design-ideas";
/** The time until an upstream that failed is called again. */
const COOL_DOWN_MS = 6000;
const A_WHILE_MS = 10 * 60 * 1000;
const A_WEEK_MS = 7 * 24 * 60 * 60 * 1000;

let isAway = false;
const contents = testSite();
/** The upstream for designs: it answers as ours does, until it is set to unavailable. */
const host = stubBackend(async (incoming, outgoing) => {
  if (isAway) return outgoing.writeHead(503).end();
  const body = Buffer.concat(await incoming.toArray());
  const answer = await contents.fetch("/api/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body,
  });
  outgoing.writeHead(answer.status, { "content-type": "application/json" });
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
});
const site = testSite(() => ({ GRAPHQL_URL: host.url() }));

afterEach(() => {
  isAway = false;
  vi.useRealTimers();
});

async function picturesOf(response: Response): Promise<number> {
  return readHtml(await response.text()).all("main img").length;
}

function passTime(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}

test("a page with a failed call is not cached, and is complete again when the host recovers", async () => {
  isAway = true;
  const poor = await site.fetch(LANDING);
  expect(poor.headers.get("cache-control")).toBe("no-store");
  isAway = false;
  passTime(COOL_DOWN_MS);
  const whole = await site.fetch(LANDING);
  expect([whole.status, whole.headers.get("cache-control")]).toEqual([
    200,
    expect.stringMatching(/^public.*s-maxage=300/),
  ]);
  expect(await picturesOf(whole)).toBeGreaterThan(await picturesOf(poor));
});

test("a good copy is shown if one exists, with headers that make caches revalidate soon", async () => {
  const good = await site.fetch(LANDING);
  const text = await good.text();
  passTime(A_WHILE_MS);
  isAway = true;
  const copy = await site.fetch(LANDING);
  expect([copy.status, copy.headers.get("cache-control")]).toEqual([200, "public, max-age=0, s-maxage=10"]);
  expect(await copy.text()).toBe(text);
});

test("a copy that is a week old is not used any more", async () => {
  await site.fetch(LANDING);
  passTime(A_WEEK_MS);
  isAway = true;
  expect((await site.fetch(LANDING)).headers.get("cache-control")).toBe("no-store");
});
