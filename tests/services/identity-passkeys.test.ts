import { expect, test } from "vitest";
import type { Browser, Opened } from "../support/browser.ts";
import { askForPassword, developmentPassword, signIn, tokenOf } from "../support/sign-in.ts";
import { softAuthenticator } from "../support/soft-authenticator.ts";
import { begin, isCallback, newIdentity, SITE } from "./identity-fixtures.ts";

type Identity = Awaited<ReturnType<typeof newIdentity>>;

const optionsOf = ({ text }: Opened) => JSON.parse(text) as { challenge: string };
const OFFER = "/auth/passkeys/offer";

/** Signs in by password with a browser that supports passkeys, and opens the page that may offer one. */
async function atOffer(identity: Identity, browser: Browser) {
  const first = await browser.open((await begin(identity.site)).url);
  const second = await askForPassword(browser, first, "a@example.com");
  const password = await developmentPassword(browser, "a@example.com");
  const form = { token: tokenOf(second), password, passkeys: "1" };
  const back = await browser.send(second.url.pathname, form, isCallback);
  const offer = await browser.open(`${OFFER}?to=/in/profile`, ({ pathname }) => pathname === "/in/profile");
  return { back, offer, token: /data-token="([^"]+)"/.exec(offer.text)?.[1] ?? "" };
}

async function keep(identity: Identity, authenticator = softAuthenticator(SITE)) {
  const browser = identity.newBrowser();
  const { back, offer, token } = await atOffer(identity, browser);
  const options = optionsOf(await browser.open(`${OFFER}/options`));
  const response = authenticator.make(options);
  const kept = await browser.sendJson(OFFER, { token, response });
  return { browser, authenticator, kept, offer, back, token, response };
}

async function atPasskey(identity: Identity) {
  const browser = identity.newBrowser();
  const page = await browser.open((await begin(identity.site)).url);
  const path = `${page.url.pathname}/passkey`;
  return { browser, path, token: tokenOf(page), options: optionsOf(await browser.open(path)) };
}

test("a passkey is offered after a password, stored, and is enough for the next sign-in", async () => {
  const identity = await newIdentity();
  const { browser, authenticator, kept, offer, back: signedIn, token: used, response } = await keep(identity);
  expect(signedIn.url.searchParams.get("code")).toBeTruthy();
  expect(offer.text).toContain("Log in without a code next time");
  expect(offer.text).toContain('<a href="/in/profile">Not now</a>');
  expect(kept.status).toBe(200);
  // The offer is no longer valid.
  expect((await browser.sendJson(OFFER, { token: used, response })).status).toBe(403);

  const { browser: other, path, token, options } = await atPasskey(identity);
  const signed = await other.sendJson(path, { token, response: authenticator.use(options) });
  const back = await other.open(JSON.parse(signed.text).onward, isCallback);
  expect(back.url.searchParams.get("code")).toBeTruthy();
  const accounts = await identity.database.db.selectFrom("accounts").select("id").execute();
  expect(accounts).toHaveLength(1);
});

test("a customer with a passkey gets no second offer, and a browser without support gets none", async () => {
  const identity = await newIdentity();
  const start = (await begin(identity.site)).url;
  const plain = { start, contact: "a@example.com", until: isCallback };
  expect(isCallback((await signIn(identity.newBrowser(), plain)).url)).toBe(true);
  await keep(identity);
  const { back, offer } = await atOffer(identity, identity.newBrowser());
  expect(isCallback(back.url)).toBe(true);
  expect(offer.url.pathname).toBe("/in/profile");
});

test("neither a signature for another sign-in nor an unknown passkey is accepted", async () => {
  const identity = await newIdentity();
  const { authenticator } = await keep(identity);
  const first = await atPasskey(identity);
  const second = await atPasskey(identity);
  expect(first.options.challenge).not.toBe(second.options.challenge);
  const response = authenticator.use(first.options);
  const replayed = await second.browser.sendJson(second.path, { token: second.token, response });
  const unknown = await second.browser.sendJson(second.path, {
    token: second.token,
    response: softAuthenticator(SITE).use(second.options),
  });
  const elsewhere = await second.browser.sendJson(second.path, {
    token: second.token,
    response: { ...softAuthenticator("https://evil.example").use(second.options), id: response.id },
  });
  for (const refused of [replayed, unknown, elsewhere])
    expect({ status: refused.status, text: refused.text }).toEqual({ status: 403, text: unknown.text });
});

test("a passkey cannot be created before authentication", async () => {
  const identity = await newIdentity();
  const { browser, path, token } = await atPasskey(identity);
  expect((await browser.open(`${OFFER}/options`)).status).toBe(403);
  const response = softAuthenticator(SITE).make({ challenge: "AAAA" });
  expect((await browser.sendJson(OFFER, { token, response })).status).toBe(403);
  for (const to of ["//evil.example", "https://evil.example/", "/\\\\evil.example"]) {
    const onward = await browser.open(`${OFFER}?${new URLSearchParams({ to })}`, () => true);
    expect(onward.url.origin).toBe(SITE);
  }
  for (const body of [null, {}, { token }, { token, response: 1 }, { token: "x", response: { id: "y" } }])
    expect((await browser.sendJson(path, body)).status).toBe(403);
});
