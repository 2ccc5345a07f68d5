import { expect, test } from "vitest";
import { lasting } from "../support/clean-up.ts";
import { startForeignIdentity } from "../support/external-identity.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { visitorOf } from "../support/visitor.ts";

const identity = await lasting(() => startForeignIdentity(PUBLIC_URL));
const site = testSite(() => identity.settings);
const CUSTOMER = "/bumblebee/v1/api/customer";

async function loggedIn(accessSeconds: number) {
  identity.accessSeconds = accessSeconds;
  const visitor = visitorOf(site);
  await visitor.go("/bumblebee/login?redirectPath=/in");
  identity.asked.length = 0;
  return visitor;
}

const tokensAsked = () => identity.asked.filter((asked) => asked === "POST /token").length;

test("a token that expires soon is renewed early, once for all concurrent requests", async () => {
  const visitor = await loggedIn(30);
  identity.accessSeconds = 600;
  const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.ask(CUSTOMER)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(tokensAsked()).toBe(1);
  expect((await visitor.ask(CUSTOMER)).status).toBe(200);
  expect(tokensAsked()).toBe(1);
});

test("a refresh token is used once: each renewal returns the next one", async () => {
  const visitor = await loggedIn(30);
  for (let turn = 1; turn <= 4; turn += 1) {
    expect((await visitor.ask(CUSTOMER)).status).toBe(200);
    expect(tokensAsked()).toBe(turn);
  }
});

test("AU-02 a customer without a session at the provider is sent to the login, and returns to the same page", async () => {
  const visitor = await loggedIn(30);
  identity.forgetAll();
  expect((await visitor.ask(CUSTOMER)).status).toBe(401);
  const { way } = await visitor.go("/bumblebee/login?redirectPath=/in/looks");
  expect(way[1]).toContain(`${identity.settings.AUTH_ISSUER_URL}/auth?`);
  expect(way.at(-1)).toBe(`${PUBLIC_URL}/in/looks`);
});

test("an unavailable provider does not log the customer out", async () => {
  const visitor = await loggedIn(30);
  identity.isDown = true;
  const meanwhile = await visitor.ask(CUSTOMER);
  expect(meanwhile.status).not.toBe(401);
  identity.isDown = false;
  identity.accessSeconds = 600;
  expect((await visitor.ask(CUSTOMER)).status).toBe(200);
});
