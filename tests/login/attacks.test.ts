import { expect, test } from "vitest";
import { lasting } from "../support/clean-up.ts";
import { startForeignIdentity } from "../support/foreign-identity.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { visitorOf } from "../support/visitor.ts";
import { OPEN_REDIRECTS } from "./open-redirects.ts";

const identity = await lasting(() => startForeignIdentity(PUBLIC_URL));
const site = testSite(() => identity.settings);
const SESSION = "__Host-atrium-session";
const CUSTOMER = "/bumblebee/v1/api/customer";

test("no wish leads to another site after login, in a hundred forms", async () => {
  expect(OPEN_REDIRECTS.length).toBeGreaterThanOrEqual(100);
  const visitor = visitorOf(site);
  await visitor.go("/bumblebee/login?redirectPath=/in");
  for (const wish of OPEN_REDIRECTS) {
    for (const path of ["/bumblebee/login?redirectPath=", "/bumblebee/url-mapper?url="]) {
      const { headers } = await visitor.ask(path + encodeURIComponent(wish));
      const led = new URL(headers.get("location") ?? "", `${PUBLIC_URL}${path}`);
      expect([wish, led.origin]).toEqual([wish, PUBLIC_URL]);
      expect(headers.get("location")).toMatch(/^\/(?![/\\])/);
    }
  }
});

test("after logging out nobody is led elsewhere either", async () => {
  for (const wish of OPEN_REDIRECTS) {
    const { headers } = await site.fetch(`/bumblebee/logout?redirectPath=${encodeURIComponent(wish)}`);
    expect(new URL(headers.get("location") ?? "", PUBLIC_URL).origin).toBe(PUBLIC_URL);
    const back = await site.fetch(`/bumblebee/logout?state=${encodeURIComponent(wish)}`);
    expect(back.headers.get("location")).toBe("/");
  }
});

test("a callback counts once, and only in the browser that has begun", async () => {
  const visitor = visitorOf(site);
  const { way } = await visitor.go("/bumblebee/login?redirectPath=/in");
  const callback = way.find((address) => address.includes("/bumblebee/callback")) ?? "";
  const first = visitor.cookies().get(SESSION);
  expect((await visitor.ask(callback)).status).toBe(400);
  expect(visitor.cookies().get(SESSION)).toBe(first);
  expect((await visitorOf(site).ask(callback)).status).toBe(400);
});

test("a victim cannot be logged in as somebody else by a link", async () => {
  const attacker = visitorOf(site);
  const { headers } = await attacker.ask("/bumblebee/login?redirectPath=/in");
  let url = headers.get("location") ?? "";
  while (!url.includes("/bumblebee/callback")) {
    const response = await attacker.ask(url);
    url = new URL(response.headers.get("location") ?? "", url).href;
  }
  const victim = visitorOf(site);
  expect((await victim.ask(url)).status).toBe(400);
  expect(victim.cookies().has(SESSION)).toBe(false);
});

test("a session that somebody was given before login is not theirs after it", async () => {
  const visitor = visitorOf(site);
  visitor.cookies().set(SESSION, "a-session-that-an-attacker-knows");
  visitor.cookies().set("atrium-known", "1");
  await visitor.go("/bumblebee/login?redirectPath=/in");
  expect(visitor.cookies().get(SESSION)).not.toBe("a-session-that-an-attacker-knows");
  const attacker = await site.fetch(CUSTOMER, {
    headers: { cookie: `${SESSION}=a-session-that-an-attacker-knows; atrium-known=1` },
  });
  expect(attacker.status).toBe(401);
});

test("logging in again ends the session of before", async () => {
  const visitor = visitorOf(site);
  // In another tab, which is finished after this one.
  const begun = await visitor.ask("/bumblebee/login?redirectPath=/in");
  await visitor.go("/bumblebee/login?redirectPath=/in");
  const before = visitor.cookies().get(SESSION);
  await visitor.go(begun.headers.get("location") ?? "");
  expect(visitor.cookies().get(SESSION)).not.toBe(before);
  const old = await site.fetch(CUSTOMER, { headers: { cookie: `${SESSION}=${before}; atrium-known=1` } });
  expect(old.status).toBe(401);
});

test("what another site sends with a visitor's cookie carries no token", async () => {
  const visitor = visitorOf(site);
  await visitor.go("/bumblebee/login?redirectPath=/in");
  for (const [name, value] of [
    ["origin", "https://evil.example"],
    ["sec-fetch-site", "cross-site"],
  ] as const) {
    expect((await visitor.ask(CUSTOMER, { headers: { [name]: value } })).status).toBe(401);
  }
});

test("who changes their mind at the provider goes on as a guest", async () => {
  const visitor = visitorOf(site);
  identity.whoComes = undefined;
  const { way } = await visitor.go("/bumblebee/login?redirectPath=/in/looks");
  identity.whoComes = "customer-1";
  expect(way.at(-1)).toBe(`${PUBLIC_URL}/in/looks`);
  expect(visitor.cookies().has(SESSION)).toBe(false);
});
