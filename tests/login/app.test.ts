import { expect, test } from "vitest";
import { lasting } from "../support/clean-up.ts";
import { startForeignIdentity } from "../support/external-identity.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { visitorOf } from "../support/visitor.ts";

const identity = await lasting(() => startForeignIdentity(PUBLIC_URL));
const site = testSite(() => identity.settings);
const TOKEN = "__Host-atrium-app-token";
const SHELL = "atrium_shell=1";
const CUSTOMER = "/bumblebee/v1/api/customer";

const inApp = (token: string, path = "/in/profile", init: RequestInit = {}) =>
  site.fetch(path, {
    ...init,
    headers: { ...init.headers, cookie: `${SHELL}; ${TOKEN}=${token}; atrium-known=1` },
  });

test.each(["/in/profile", "/sg/profile", "/sa-ar/profile"])(
  "SH-07 AU-08 %s does not redirect the app to the web login",
  async (path) => {
    for (const [address, cookie] of [
      [path, SHELL],
      [`${path}?mode=shell`, ""],
    ] as const) {
      const response = await site.fetch(address, { headers: { cookie } });
      expect([address, response.status, response.headers.get("location")]).toEqual([address, 200, null]);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(await response.text()).toContain("data-app-login=");
    }
  },
);

test("SH-07 /profile without a country asks for it, and does not redirect the app to the login", async () => {
  const { status, headers } = await site.fetch("/profile", { headers: { cookie: SHELL } });
  expect([status, headers.get("location")]).toEqual([200, null]);
});

test("AU-01 AU-02 a browser is redirected to the login from any customer page, and returns afterwards", async () => {
  for (const cookie of ["", "atrium-known=1", "atrium_shell=0", "xatrium_shell=1"]) {
    const { status, headers } = await site.fetch("/in/profile", { headers: { cookie } });
    expect([status, headers.get("location")]).toEqual([302, "/bumblebee/login?redirectPath=%2Fin%2Fprofile"]);
  }
});

test("SH-08 AU-08 the app's token is the bearer of the page's calls, and identifies the customer", async () => {
  const page = await inApp(await identity.tokenFor("customer-7"));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("The name of customer-7");
  const called = await inApp(await identity.tokenFor("customer-8"), CUSTOMER);
  expect(await called.json()).toMatchObject({ customerId: "customer-8" });
});

test("SH-08 an invalid token counts as logged out, and the app must send another", async () => {
  for (const token of [
    "nobody-has-this-token",
    "short",
    "a b",
    "x".repeat(5000),
    "%0d%0aset-cookie:%20a=b",
  ]) {
    const page = await inApp(token);
    const text = await page.text();
    expect([token, page.status]).toEqual([token, 200]);
    expect(text).toContain("data-app-login=");
    // Otherwise the page would immediately try again, because it waits for this cookie.
    expect(page.headers.getSetCookie().join()).toMatch(/atrium-known=;.*Max-Age=0/);
    expect(page.headers.getSetCookie().join()).toContain(
      `${TOKEN}=; Path=/; SameSite=Lax; Secure; Max-Age=0`,
    );
    expect((await inApp(token, CUSTOMER)).status).toBe(401);
  }
});

test("SH-08 the app's token is in no response and in no cache", async () => {
  const token = await identity.tokenFor("customer-9");
  for (const path of ["/in/profile", "/in", CUSTOMER, "/bumblebee/login?redirectPath=/in"]) {
    const response = await inApp(token, path);
    const told = [...response.headers].join("\n") + (await response.text());
    expect([path, told.includes(token)]).toEqual([path, false]);
  }
  expect((await inApp(token, CUSTOMER)).headers.get("cache-control")).toBe("private, no-store");
  const guest = await site.fetch("/in/profile", { headers: { cookie: SHELL } });
  expect(await guest.text()).not.toContain("customer-9");
});

test("SH-08 a request of the app that another site causes has no token", async () => {
  const token = await identity.tokenFor("customer-10");
  for (const [name, value] of [
    ["origin", "https://evil.example"],
    ["sec-fetch-site", "cross-site"],
  ] as const) {
    expect((await inApp(token, CUSTOMER, { headers: { [name]: value } })).status).toBe(401);
  }
  const form = await inApp(token, "/in/profile", {
    method: "POST",
    body: new URLSearchParams({ name: "Mallory" }),
    headers: { origin: "https://evil.example" },
  });
  expect(form.status).toBeGreaterThanOrEqual(400);
});

test("logging out in the app revokes its token, so that a copy is useless", async () => {
  const token = await identity.tokenFor("customer-11");
  expect((await inApp(token, CUSTOMER)).status).toBe(200);
  const left = await inApp(token, "/bumblebee/logout?redirectPath=/in");
  expect(left.headers.get("location")).toBe("/in");
  expect(left.headers.getSetCookie().join()).toContain(`${TOKEN}=;`);
  expect((await inApp(token, CUSTOMER)).status).toBe(401);
  const replayed = await site.fetch(CUSTOMER, { headers: { authorization: `Bearer ${token}` } });
  expect(replayed.status).toBe(401);
});

test("an expired app token does not block a later login on the web", async () => {
  const visitor = visitorOf(site);
  visitor.cookies().set(TOKEN, "a-token-that-is-over");
  await visitor.go("/bumblebee/login?redirectPath=/in");
  expect(visitor.cookies().has(TOKEN)).toBe(false);
  expect((await visitor.ask(CUSTOMER)).status).toBe(200);
});

test.each(["", "/details", "/address", "/notifications", "/project", "/tickets", "/saved", "/data"])(
  "AU-02 a customer without a session at the provider is sent from /in/profile%s to the login, and our session ends",
  async (page) => {
    const visitor = visitorOf(site);
    await visitor.go("/bumblebee/login?redirectPath=/in");
    const session = visitor.cookies().get("__Host-atrium-session");
    identity.forgetAll();
    const led = await visitor.ask(`/in/profile${page}?from=mail`);
    expect([led.status, led.headers.get("location")]).toEqual([
      302,
      `/bumblebee/login?redirectPath=${encodeURIComponent(`/in/profile${page}?from=mail`)}`,
    ]);
    expect(visitor.cookies().has("atrium-known")).toBe(false);
    const replayed = await site.fetch(CUSTOMER, {
      headers: { cookie: `__Host-atrium-session=${session}; atrium-known=1` },
    });
    expect(replayed.status).toBe(401);
  },
);
