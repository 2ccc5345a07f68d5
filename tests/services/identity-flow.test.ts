import * as client from "openid-client";
import { expect, test } from "vitest";
import { signIn } from "../support/sign-in.ts";
import { begin, isCallback, newIdentity, SITE, tokensOf } from "./identity-fixtures.ts";

test("AU-06 the code flow with S256 and the scopes openid and offline returns tokens and the customer", async () => {
  const identity = await newIdentity();
  const tokens = await tokensOf(identity, identity.newBrowser(), "98450 12345");
  expect(tokens.expires_in).toBe(600);
  expect(tokens.scope).toBe("openid offline");
  expect(tokens.refresh_token).toBeTruthy();
  const sub = tokens.claims()?.sub ?? "";
  expect(await client.fetchUserInfo(identity.site, tokens.access_token, sub)).toEqual({
    sub,
    phone_number: "+919845012345",
    phone_number_verified: true,
  });
});

test("AU-07 discovery lists every endpoint under the issuer", async () => {
  const { site } = await newIdentity();
  const metadata = site.serverMetadata();
  expect(metadata.issuer).toBe(`${SITE}/auth`);
  for (const endpoint of ["authorization", "token", "userinfo", "revocation", "end_session"])
    expect(metadata[`${endpoint}_endpoint`]).toMatch(`${SITE}/auth/`);
  expect(metadata.code_challenge_methods_supported).toEqual(["S256"]);
});

test("a returning visitor is the same customer, by phone or by e-mail", async () => {
  const identity = await newIdentity();
  const subjects = [];
  for (const contact of ["+91 98450 12345", "098450-12345", "Asha@Example.com", "asha@example.com"]) {
    const tokens = await tokensOf(identity, identity.newBrowser(), contact);
    subjects.push(tokens.claims()?.sub);
  }
  expect(subjects[0]).toBe(subjects[1]);
  expect(subjects[2]).toBe(subjects[3]);
  expect(subjects[0]).not.toBe(subjects[2]);
});

test("without the scope offline there is no refresh token", async () => {
  const identity = await newIdentity();
  const browser = identity.newBrowser();
  const { url, verifier, state } = await begin(identity.site, { scope: "openid" });
  const back = await signIn(browser, { start: url, contact: "a@example.com", until: isCallback });
  const tokens = await client.authorizationCodeGrant(identity.site, back.url, {
    pkceCodeVerifier: verifier,
    expectedState: state,
  });
  expect(tokens.refresh_token).toBeUndefined();
});

test("refresh tokens rotate; reusing one revokes all tokens derived from it", async () => {
  const identity = await newIdentity();
  const first = await tokensOf(identity, identity.newBrowser(), "a@example.com");
  const second = await client.refreshTokenGrant(identity.site, first.refresh_token ?? "");
  expect(second.refresh_token).not.toBe(first.refresh_token);
  await expect(client.refreshTokenGrant(identity.site, first.refresh_token ?? "")).rejects.toMatchObject({
    error: "invalid_grant",
  });
  await expect(client.refreshTokenGrant(identity.site, second.refresh_token ?? "")).rejects.toMatchObject({
    error: "invalid_grant",
  });
  const subject = first.claims()?.sub ?? "";
  await expect(client.fetchUserInfo(identity.site, second.access_token, subject)).rejects.toThrow();
});

test("one of two concurrent refreshes with the same token is refused", async () => {
  const identity = await newIdentity();
  const { refresh_token = "" } = await tokensOf(identity, identity.newBrowser(), "a@example.com");
  const both = await Promise.allSettled([
    client.refreshTokenGrant(identity.site, refresh_token),
    client.refreshTokenGrant(identity.site, refresh_token),
  ]);
  expect(both.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
});

test("a code that is used twice is refused, and its tokens are revoked", async () => {
  const identity = await newIdentity();
  const { url, verifier, state } = await begin(identity.site);
  const start = { start: url, contact: "a@example.com", until: isCallback };
  const back = await signIn(identity.newBrowser(), start);
  const checks = { pkceCodeVerifier: verifier, expectedState: state };
  const tokens = await client.authorizationCodeGrant(identity.site, back.url, checks);
  await expect(client.authorizationCodeGrant(identity.site, back.url, checks)).rejects.toMatchObject({
    error: "invalid_grant",
  });
  await expect(client.refreshTokenGrant(identity.site, tokens.refresh_token ?? "")).rejects.toThrow();
});

test("a code is useless without the verifier of the client that requested it", async () => {
  const identity = await newIdentity();
  const { url, state } = await begin(identity.site);
  const back = await signIn(identity.newBrowser(), {
    start: url,
    contact: "a@example.com",
    until: isCallback,
  });
  await expect(
    client.authorizationCodeGrant(identity.site, back.url, {
      pkceCodeVerifier: client.randomPKCECodeVerifier(),
      expectedState: state,
    }),
  ).rejects.toMatchObject({ error: "invalid_grant" });
});

test.each([
  ["https://evil.example/bumblebee/callback"],
  [`${SITE}/bumblebee/callback?mode=other`],
  [`${SITE}/bumblebee/callback/../logout`],
  [`${SITE}.evil.example/bumblebee/callback`],
])("never redirects to %s", async (redirect_uri) => {
  const identity = await newIdentity();
  const { url } = await begin(identity.site, { redirect_uri });
  const page = await identity.newBrowser().open(url);
  expect(page.status).toBe(400);
  expect(page.url.href).toContain(`${SITE}/auth/authorize`);
  expect(page.text).toContain("This login has expired");
});

test("a request without a PKCE challenge is returned with an error", async () => {
  const identity = await newIdentity();
  const { url } = await begin(identity.site);
  const bare = new URL(url);
  bare.searchParams.delete("code_challenge");
  bare.searchParams.delete("code_challenge_method");
  const back = await identity.newBrowser().open(bare.href, isCallback);
  expect(back.url.searchParams.get("error")).toBe("invalid_request");
});

test("a sign-in creates a new session, so that a planted session id is useless", async () => {
  const identity = await newIdentity();
  const browser = identity.newBrowser();
  await tokensOf(identity, browser, "a@example.com");
  const before = browser.cookie("_session");
  const { url } = await begin(identity.site, { prompt: "login" });
  await signIn(browser, { start: url, contact: "a@example.com", until: isCallback });
  expect(before).toBeTruthy();
  expect(browser.cookie("_session")).not.toBe(before);
});

test("a second customer who signs in with the same browser replaces the first, who is logged out", async () => {
  const identity = await newIdentity();
  const browser = identity.newBrowser();
  const first = await tokensOf(identity, browser, "a@example.com");
  const { url, verifier, state } = await begin(identity.site, { prompt: "login" });
  const back = await signIn(browser, { start: url, contact: "b@example.com", until: isCallback });
  const second = await client.authorizationCodeGrant(identity.site, back.url, {
    pkceCodeVerifier: verifier,
    expectedState: state,
  });
  expect(second.claims()?.sub).not.toBe(first.claims()?.sub);
});
