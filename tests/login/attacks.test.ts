import { expect, test } from "vitest";
import { lasting } from "../support/clean-up.ts";
import { startForeignIdentity } from "../support/external-identity.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { visitorOf } from "../support/visitor.ts";
import { OPEN_REDIRECTS } from "./open-redirects.ts";

const identity = await lasting(() => startForeignIdentity(PUBLIC_URL));
const site = testSite(() => identity.settings);
const SESSION = "__Host-atrium-session";
const CUSTOMER = "/bumblebee/v1/api/customer";

test("more than a hundred forms of a redirect parameter never lead to another site after login", async () => {
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

test("a logout never redirects to another site", async () => {
  for (const wish of OPEN_REDIRECTS) {
    const { headers } = await site.fetch(`/bumblebee/logout?redirectPath=${encodeURIComponent(wish)}`);
    expect(new URL(headers.get("location") ?? "", PUBLIC_URL).origin).toBe(PUBLIC_URL);
    const back = await site.fetch(`/bumblebee/logout?state=${encodeURIComponent(wish)}`);
    expect(back.headers.get("location")).toBe("/");
  }
});

test("a callback is valid once, and only in the browser that started the login", async () => {
  const visitor = visitorOf(site);
  const { way } = await visitor.go("/bumblebee/login?redirectPath=/in");
  const callback = way.find((address) => address.includes("/bumblebee/callback")) ?? "";
  const first = visitor.cookies().get(SESSION);
  expect((await visitor.ask(callback)).status).toBe(400);
  expect(visitor.cookies().get(SESSION)).toBe(first);
  expect((await visitorOf(site).ask(callback)).status).toBe(400);
});

test("a link cannot log a victim in as another customer", async () => {
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

test("a session id from before the login is replaced (session fixation)", async () => {
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

test("a second login ends the earlier session", async () => {
  const visitor = visitorOf(site);
  // This login is started in another tab, and finished after the one below.
  const begun = await visitor.ask("/bumblebee/login?redirectPath=/in");
  await visitor.go("/bumblebee/login?redirectPath=/in");
  const before = visitor.cookies().get(SESSION);
  await visitor.go(begun.headers.get("location") ?? "");
  expect(visitor.cookies().get(SESSION)).not.toBe(before);
  const old = await site.fetch(CUSTOMER, { headers: { cookie: `${SESSION}=${before}; atrium-known=1` } });
  expect(old.status).toBe(401);
});

test("a request of another site with a visitor's cookie carries no token", async () => {
  const visitor = visitorOf(site);
  await visitor.go("/bumblebee/login?redirectPath=/in");
  for (const [name, value] of [
    ["origin", "https://evil.example"],
    ["sec-fetch-site", "cross-site"],
  ] as const) {
    expect((await visitor.ask(CUSTOMER, { headers: { [name]: value } })).status).toBe(401);
  }
});

test("a visitor who cancels at the provider continues as a guest", async () => {
  const visitor = visitorOf(site);
  identity.whoComes = undefined;
  const { way } = await visitor.go("/bumblebee/login?redirectPath=/in/looks");
  identity.whoComes = "customer-1";
  expect(way.at(-1)).toBe(`${PUBLIC_URL}/in/looks`);
  expect(visitor.cookies().has(SESSION)).toBe(false);
});
