import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { runStaffCommand } from "../../src/server/commands/staff-command.ts";
import type { Browser } from "../support/browser.ts";
import { guestOf, LOCAL_SETTINGS } from "../support/customer.ts";
import { testSite } from "../support/open-test-site.ts";
import { signIn } from "../support/sign-in.ts";

const site = testSite(LOCAL_SETTINGS);
const CALLS = "/api/staff/v1";

async function command(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  const settings = { ...LOCAL_SETTINGS, DATA_DIR: site.dataDirectory };
  expect(await runStaffCommand(words, settings, (line) => lines.push(line))).toBe(0);
  return lines;
}

async function invite(email: string, ...roles: string[]): Promise<string> {
  const lines = await command("invite", email, ...roles.flatMap((role) => ["--role", role]));
  return lines.at(-1) ?? "";
}

/** Opens the link, logs in with the address, and returns where the browser ends. */
async function enter(browser: Browser, link: string, contact: string): Promise<string> {
  const { url } = await signIn(browser, {
    start: link,
    contact,
    until: ({ pathname }) => pathname === "/staff",
  });
  return url.pathname + url.search;
}

async function session(browser: Browser) {
  const { status, text } = await browser.open(`${CALLS}/session`);
  return { status, ...JSON.parse(text) };
}

/** The code of an authenticator app, now or some steps of 30 seconds later. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

test("a member enters with an invitation and a login with the same address, once", async () => {
  const link = await invite("sales@example.com", "sales");
  const stranger = guestOf(site);
  expect(await enter(stranger, link, "stranger@example.com")).toBe("/staff?refused=1");
  expect((await session(stranger)).status).toBe(401);
  // Who can only read the mailbox has no invitation.
  expect(await enter(guestOf(site), "/staff/enter", "sales@example.com")).toBe("/staff?refused=1");

  const member = guestOf(site);
  expect(await enter(member, link, "sales@example.com")).toBe("/staff");
  expect(await session(member)).toMatchObject({
    secondFactor: "confirmed",
    member: { email: "sales@example.com", state: "active" },
    rights: { "leads.write": ["IN", "SG", "MY", "SA"], "members.write": [] },
  });
  expect(await enter(guestOf(site), "/staff/enter", "sales@example.com")).toBe("/staff");

  await command("block", "sales@example.com");
  expect((await session(member)).status).toBe(401);
  expect(await enter(guestOf(site), "/staff/enter", "sales@example.com")).toBe("/staff?refused=1");
});

test("an administrator confirms each login with an authenticator, and each code counts once", async () => {
  const link = await invite("admin@example.com", "admin");
  const browser = guestOf(site);
  await enter(browser, link, "admin@example.com");
  expect(await session(browser)).toMatchObject({ secondFactor: "unset" });
  expect((await browser.open(`${CALLS}/leads`)).status).toBe(403);

  const { secret } = JSON.parse((await browser.sendJson(`${CALLS}/session/second-factor`, {})).text);
  const confirm = (by: Browser, code: string) =>
    by.sendJson(`${CALLS}/session/second-factor/confirm`, { code });
  expect((await confirm(browser, "000000")).status).toBe(400);
  const code = codeOf(secret);
  expect((await confirm(browser, code)).status).toBe(200);
  expect((await browser.open(`${CALLS}/leads`)).status).toBe(200);

  const second = guestOf(site);
  await enter(second, "/staff/enter", "admin@example.com");
  expect(await session(second)).toMatchObject({ secondFactor: "missing" });
  // A new authenticator needs a new invitation.
  expect((await second.sendJson(`${CALLS}/session/second-factor`, {})).status).toBe(403);
  expect((await confirm(second, code)).status).toBe(400);
  expect((await confirm(second, codeOf(secret, 1))).status).toBe(200);

  // A new invitation replaces a lost authenticator.
  const third = guestOf(site);
  await enter(third, await invite("admin@example.com", "admin"), "admin@example.com");
  expect(await session(third)).toMatchObject({ secondFactor: "unset" });
  const renewed = JSON.parse((await third.sendJson(`${CALLS}/session/second-factor`, {})).text);
  expect((await confirm(third, codeOf(secret, 1))).status).toBe(400);
  expect((await confirm(third, codeOf(renewed.secret))).status).toBe(200);
  await second.sendJson(`${CALLS}/session/end`, { everywhere: true });
  for (const ended of [browser, second]) expect((await session(ended)).status).toBe(401);
});

test("wrong codes are limited", async () => {
  const browser = guestOf(site);
  await enter(browser, await invite("guessed@example.com", "admin"), "guessed@example.com");
  await browser.sendJson(`${CALLS}/session/second-factor`, {});
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push(
      (await browser.sendJson(`${CALLS}/session/second-factor/confirm`, { code: "000000" })).status,
    );
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test("a session of the staff is not used for requests of other sites", async () => {
  const browser = guestOf(site);
  await enter(browser, await invite("viewer@example.com", "viewer"), "viewer@example.com");
  const opened = await browser.open(`${CALLS}/session`, undefined, { origin: "https://evil.example" });
  expect(opened.status).toBe(401);
  const within = await browser.open(`${CALLS}/session`, undefined, { "sec-fetch-site": "same-site" });
  expect(within.status).toBe(401);
});

test("every address of the application is one document with a policy of its own, and is never cached", async () => {
  const [one, other] = [await site.fetch("/staff/leads"), await site.fetch("/staff/any/thing")];
  const texts = [await one.text(), await other.text()];
  for (const { status, headers } of [one, other]) {
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
  }
  const nonces = [one, other].map(
    ({ headers }) => /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1],
  );
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(texts[0]).toContain(`nonce="${nonces[0]}"`);
  expect(texts[0]).not.toContain("STAFF_NONCE");
  const script = /src="(\/staff\/assets\/[^"]+\.js)"/.exec(texts[0] ?? "")?.[1] ?? "";
  const file = await site.fetch(script);
  expect(file.headers.get("cache-control")).toContain("immutable");
  expect((await site.fetch("/staff", { method: "POST" })).status).toBe(405);
});
