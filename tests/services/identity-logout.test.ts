import * as client from "openid-client";
import { expect, test } from "vitest";
import { begin, newIdentity, SITE, tokensOf } from "./identity-fixtures.ts";

const AFTER = `${SITE}/bumblebee/logout`;
const isAfter = (url: URL) => url.pathname === "/bumblebee/logout";
const tokenRefused = { error: "invalid_grant" };

test("a logout with the ID token needs no confirmation, and revokes the refresh token", async () => {
  const identity = await newIdentity();
  const browser = identity.newBrowser();
  const { id_token = "", refresh_token = "" } = await tokensOf(identity, browser, "a@example.com");
  const { href } = client.buildEndSessionUrl(identity.site, {
    id_token_hint: id_token,
    post_logout_redirect_uri: AFTER,
    state: "there",
  });
  const end = await browser.open(href, isAfter);
  expect(end.url.href).toBe(`${AFTER}?state=there`);
  await expect(client.refreshTokenGrant(identity.site, refresh_token)).rejects.toMatchObject(tokenRefused);
  const next = await browser.open((await begin(identity.site)).url);
  expect(next.url.pathname).toContain("/auth/sign-in/");
});

test("without the ID token a page asks for confirmation, so that a link of another site cannot log a customer out", async () => {
  const identity = await newIdentity();
  const browser = identity.newBrowser();
  const { refresh_token = "" } = await tokensOf(identity, browser, "a@example.com");
  const page = await browser.open("/auth/logout?ui_locales=ar-SA");
  expect(page.status).toBe(200);
  expect(page.text).toContain('<html lang="ar" dir="rtl">');
  expect(page.text).toContain('form="op.logoutForm"');
  const refreshed = await client.refreshTokenGrant(identity.site, refresh_token);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  expect((await browser.send("/auth/logout/confirm", { xsrf: "guessed", logout: "yes" })).status).toBe(400);
  const done = await browser.send("/auth/logout/confirm", { xsrf, logout: "yes" });
  expect(done.text).toContain("تم تسجيل خروجكم");
  await expect(client.refreshTokenGrant(identity.site, refreshed.refresh_token ?? "")).rejects.toMatchObject(
    tokenRefused,
  );
});

test("the ID token of another customer does not log out without confirmation", async () => {
  const identity = await newIdentity();
  const other = await tokensOf(identity, identity.newBrowser(), "other@example.com");
  const browser = identity.newBrowser();
  await tokensOf(identity, browser, "a@example.com");
  const page = await browser.open(`/auth/logout?id_token_hint=${other.id_token}`);
  expect(page.text).toContain("Log out?");
});

test("a logout does not redirect to another site", async () => {
  const identity = await newIdentity();
  const browser = identity.newBrowser();
  const { id_token } = await tokensOf(identity, browser, "a@example.com");
  const page = await browser.open(
    `/auth/logout?id_token_hint=${id_token}&post_logout_redirect_uri=https://evil.example`,
  );
  expect(page.status).toBe(400);
  expect(page.url.origin).toBe(SITE);
});

test("a customer who is already logged out is also redirected back, without a script", async () => {
  const identity = await newIdentity();
  const { id_token = "" } = await tokensOf(identity, identity.newBrowser(), "a@example.com");
  const { href } = client.buildEndSessionUrl(identity.site, {
    id_token_hint: id_token,
    post_logout_redirect_uri: AFTER,
  });
  const end = await identity.newBrowser().open(href, isAfter);
  expect(end.url.href).toBe(AFTER);
});

test("a revoked token is invalid", async () => {
  const identity = await newIdentity();
  const tokens = await tokensOf(identity, identity.newBrowser(), "a@example.com");
  await client.tokenRevocation(identity.site, tokens.refresh_token ?? "");
  await expect(client.refreshTokenGrant(identity.site, tokens.refresh_token ?? "")).rejects.toMatchObject(
    tokenRefused,
  );
});
