import { expect, test } from "vitest";
import { lasting, onCleanUp } from "../support/clean-up.ts";
import { startForeignIdentity } from "../support/external-identity.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { visitorOf } from "../support/visitor.ts";

const identity = await lasting(() => startForeignIdentity(PUBLIC_URL));
const site = testSite(() => identity.settings);
const SESSION = "__Host-atrium-session";

test("AU-04 AU-06 a login requests a code with S256 from the provider, and returns to the original page", async () => {
  const visitor = visitorOf(site);
  const { way } = await visitor.go("/bumblebee/login?redirectPath=/in/magazine?page=2");
  const asked = new URL(way[1] ?? "");
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    response_type: "code",
    scope: "openid offline",
    code_challenge_method: "S256",
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    redirect_uri: `${PUBLIC_URL}/bumblebee/callback?mode=desktop`,
  });
  expect(way.at(-1)).toBe(`${PUBLIC_URL}/in/magazine?page=2`);
  expect(visitor.cookies().get(SESSION)).toMatch(/^[\w-]{43}$/);
});

test("AU-05 the callback address contains the mode of the device", async () => {
  const modes: Record<string, string> = {
    desktop: "Mozilla/5.0 (X11; Linux x86_64)",
    tablet: "Mozilla/5.0 (Linux; Android 15; Pixel Tablet)",
    mobile: "Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile",
  };
  for (const [mode, agent] of Object.entries(modes)) {
    const response = await visitorOf(site).ask("/bumblebee/login", { headers: { "user-agent": agent } });
    const asked = new URL(response.headers.get("location") ?? "");
    expect(asked.searchParams.get("redirect_uri")).toBe(`${PUBLIC_URL}/bumblebee/callback?mode=${mode}`);
  }
});

test("AU-09 GS-08 our page identifies the customer by cookie alone, and a program by its bearer token", async () => {
  const visitor = visitorOf(site);
  expect((await visitor.ask("/bumblebee/v1/api/customer")).status).toBe(401);
  await visitor.go("/bumblebee/login");
  const response = await visitor.ask("/bumblebee/v1/api/customer");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.json()).toMatchObject({
    customerId: "customer-1",
    name: "The name of customer-1",
    phone: "9876543210",
    isdcode: "+91",
    countryCode: "IN",
    authList: [{ type: "PHONE", username: "+919876543210", verify: true }],
  });
  const forged = await site.fetch("/bumblebee/v1/api/customer", {
    headers: { authorization: "Bearer not-a-token-of-anybody" },
  });
  expect(forged.status).toBe(401);
});

test("AU-09 a malformed bearer is answered with 401, and not repeated in the response", async () => {
  for (const token of [
    "Bearer short",
    "Bearer se cret token",
    "Basic c2VjcmV0OnRva2Vu",
    "Bearer secrét-token",
  ])
    for (const path of ["/bumblebee/v1/api/customer", "/v1/api/customer", "/v1/api/hub/deletion"]) {
      const headers = { authorization: Buffer.from(token).toString("latin1") };
      const answer = await site.fetch(path, { headers });
      const text = await answer.text();
      expect([token, path, answer.status]).toEqual([token, path, 401]);
      expect(text).not.toMatch(/short|cret|c2Vj/);
    }
});

test("a browser can raise a ticket by GET only from our own pages", async () => {
  const visitor = visitorOf(site);
  await visitor.go("/bumblebee/login?redirectPath=/in");
  const ticketData = JSON.stringify({ ticketType: "other issue", description: "A drawer squeaks." });
  for (const start of ["/bumblebee/v1", "/v1"]) {
    const path = `${start}/api/raise-ticket?${new URLSearchParams({ ticketData })}`;
    for (const site of ["same-site", "cross-site", "none", undefined]) {
      const headers: Record<string, string> = site ? { "sec-fetch-site": site } : {};
      expect([site, (await visitor.ask(path, { headers })).status]).toEqual([site, 403]);
    }
    expect((await visitor.ask(path, { headers: { "sec-fetch-site": "same-origin" } })).status).toBe(200);
    // A program sends its own bearer token and no cookie.
    const headers = { authorization: `Bearer ${await identity.tokenFor("customer-1")}` };
    expect((await site.fetch(path, { headers })).status).toBe(200);
  }
});

test("tokens never reach the browser", async () => {
  const visitor = visitorOf(site);
  const { way } = await visitor.go("/bumblebee/login?redirectPath=/in");
  const kept = [...visitor.cookies().values(), ...way].join("\n");
  const known = await visitor.ask("/bumblebee/v1/api/customer");
  expect(known.status).toBe(200);
  // A signed token has parts with dots between; a random code may contain its first letters.
  expect(kept).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
  const refused = await site.fetch("/bumblebee/v1/api/customer", {
    headers: { authorization: `Bearer ${visitor.cookies().get(SESSION)}` },
  });
  expect(refused.status).toBe(401);
});

test("AU-10 RT-27 every login and logout address answers", async () => {
  const visitor = visitorOf(site);
  for (const path of ["/login", "/bumblebee/login", "/bumblebee/ukeyo/login"]) {
    const response = await visitor.ask(`${path}?redirectPath=/sg/looks`);
    expect([path, response.status]).toEqual([path, 302]);
    expect(response.headers.get("location")).toContain(identity.settings.AUTH_ISSUER_URL);
  }
  const mapped = await visitor.ask(`/bumblebee/url-mapper?url=${PUBLIC_URL}/sg/looks`);
  expect(mapped.headers.get("location")).toBe("/sg/looks");
  expect((await visitor.ask("/bumblebee/callback?mode=desktop")).status).toBe(400);
  expect((await visitor.ask("/bumblebee/logout")).headers.get("location")).toBe("/");
});

test("a logout ends the session here and at the provider", async () => {
  const visitor = visitorOf(site);
  await visitor.go("/bumblebee/login?redirectPath=/in");
  const key = visitor.cookies().get(SESSION);
  const { way } = await visitor.go("/bumblebee/logout?redirectPath=/my");
  expect(way[1]).toContain("/session/end");
  const address = new URL(way[1] ?? "");
  expect([...address.searchParams.keys()].toSorted()).toEqual([
    "client_id",
    "post_logout_redirect_uri",
    "state",
  ]);
  expect(address.href).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
  expect(visitor.cookies().has(SESSION)).toBe(false);
  expect(identity.asked).toContain("POST /token/revocation");
  // A copy of the cookie is useless.
  const again = await site.fetch("/bumblebee/v1/api/customer", {
    headers: { cookie: `${SESSION}=${key}; atrium-known=1` },
  });
  expect(again.status).toBe(401);
});

test("an image on another site cannot log a visitor out", async () => {
  const visitor = visitorOf(site);
  await visitor.go("/bumblebee/login?redirectPath=/in");
  const led = await visitor.ask("/bumblebee/logout", { headers: { "sec-fetch-site": "cross-site" } });
  expect(led.status).toBe(200);
  expect(await led.text()).toContain('<form method="post"');
  expect((await visitor.ask("/bumblebee/v1/api/customer")).status).toBe(200);
  const forged = await visitor.ask("/bumblebee/logout", {
    method: "POST",
    headers: { origin: "https://evil.example" },
  });
  expect(forged.status).toBe(405);
  const own = await visitor.ask("/bumblebee/logout", { method: "POST", headers: { origin: PUBLIC_URL } });
  expect(own.status).toBe(302);
  expect((await visitor.ask("/bumblebee/v1/api/customer")).status).toBe(401);
});

test("AU-03 tokens whose customer cannot be loaded are revoked here and at the provider", async () => {
  const visitor = visitorOf(site);
  await visitor.go("/bumblebee/login?redirectPath=/in");
  const kept = `${SESSION}=${visitor.cookies().get(SESSION)}; atrium-known=1`;
  identity.asked.length = 0;
  identity.refuses = true;
  onCleanUp(() => {
    identity.refuses = false;
  });
  const refused = await visitor.ask("/bumblebee/v1/api/customer");
  expect(refused.status).toBe(401);
  expect(identity.asked).toContain("POST /token/revocation");
  for (const name of [SESSION, "atrium-known"])
    expect([name, visitor.cookies().has(name)]).toEqual([name, false]);
  // The old session stays invalid after the provider accepts the customer again.
  identity.refuses = false;
  expect((await site.fetch("/bumblebee/v1/api/customer", { headers: { cookie: kept } })).status).toBe(401);
});

test("AU-03 tokens whose customer can be loaded are a valid login, and the next page sets the script cookie again", async () => {
  const visitor = visitorOf(site);
  await visitor.go("/bumblebee/login?redirectPath=/in");
  visitor.cookies().delete("atrium-known");
  expect((await visitor.ask("/bumblebee/v1/api/customer")).status).toBe(200);
  expect((await visitor.ask("/in/profile")).status).toBe(200);
  expect(visitor.cookies().get("atrium-known")).toBe("1");
});

test("a session survives a restart of the process", async () => {
  const visitor = visitorOf(site);
  await visitor.go("/bumblebee/login?redirectPath=/in");
  await site.restart();
  expect((await visitor.ask("/bumblebee/v1/api/customer")).status).toBe(200);
});
