import { expect, test } from "vitest";
import { loadConfig } from "../../src/services/config/config.ts";
import { signWebhook } from "../../src/services/leads/crm/sign-webhook.ts";
import { onCleanUp } from "../support/clean-up.ts";
import { mailServer } from "../support/mail-server.ts";
import { askForPassword } from "../support/sign-in.ts";
import { openStubCrm } from "../support/stub-crm.ts";
import { newBackends, SILENT } from "./fixture-backends.ts";
import { begin, newIdentity, SITE } from "./identity-fixtures.ts";

const PUBLIC = "https://www.example.com";
const SECRET = "0123456789abcdef";
const mail = mailServer();

async function ask(identity: Awaited<ReturnType<typeof newIdentity>>, contact: string, ui_locales = "en-IN") {
  const browser = identity.newBrowser();
  const first = await browser.open((await begin(identity.site, { ui_locales })).url);
  return { browser, first, page: await askForPassword(browser, first, contact) };
}

test("a text message is sent to the gateway, signed, with an ending that lets phones offer the code only to our page", async () => {
  const gateway = await openStubCrm();
  onCleanUp(() => gateway.close());
  const identity = await newIdentity({ sms: { url: gateway.url, secret: SECRET } });
  await ask(identity, "0501234567", "ar-SA");
  await expect.poll(() => gateway.deliveries.length).toBe(1);
  const [delivery] = gateway.deliveries;
  const { timestamp = "", body = "" } = delivery ?? {};
  expect(delivery?.signature).toBe(signWebhook(SECRET, timestamp, body));
  const message = JSON.parse(body);
  expect(message).toMatchObject({ event: "one-time-password", to: "+966501234567", language: "ar" });
  expect(message.text).toMatch(/^\d{6} هو رمز التحقق[\s\S]+\n@localhost #\d{6}$/);
});

test("an e-mail is sent by the mail server of the site", async () => {
  const from = "Atrium <hello@example.com>";
  const identity = await newIdentity({ mail: { url: mail.url(), from } });
  await ask(identity, "asha@example.com");
  await expect.poll(() => mail.received.length).toBe(1);
  expect(mail.received[0]?.to).toEqual(["asha@example.com"]);
  expect(mail.received[0]?.raw).toMatch(/\r\n\d{6}\r\n[\s\S]+It works once, for 10 minutes/);
});

test("if only e-mail can be sent, the page says so instead of sending nothing", async () => {
  const identity = await newIdentity({ mail: { url: mail.url(), from: "hello@example.com" } });
  const { first, page } = await ask(identity, "98450 12345");
  expect(first.text).toContain('<label for="contact">E-mail address</label>');
  expect(page.status).toBe(422);
  expect(page.text).toContain("Use this instead: E-mail address.");
});

test("a failing gateway is logged, without the number and the password", async () => {
  const gateway = await openStubCrm();
  onCleanUp(() => gateway.close());
  gateway.mood = () => 500;
  const told: unknown[] = [];
  const log = { ...SILENT, error: (fields: object, message: string) => told.push({ ...fields, message }) };
  const identity = await newIdentity({ sms: { url: gateway.url, secret: SECRET }, log });
  const { page } = await ask(identity, "98450 12345");
  expect(page.status).toBe(200);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatchObject({ channel: "phone", message: "A one-time password could not be sent." });
  expect(String(Object.values(told[0] ?? {}))).toContain("answered 500");
  expect(String(Object.values(told[0] ?? {}))).not.toContain("9845012345");
});

test.each([
  ["on this machine, without a gateway", { publicUrl: SITE, mode: "production" }, 200],
  ["in a private network", { publicUrl: "http://192.168.1.20:3000", mode: "production" }, 404],
  ["in development, in a private network", { publicUrl: "http://10.0.0.7:3000", mode: "development" }, 404],
  ["behind a proxy", { publicUrl: SITE, trustedProxies: 1 }, 404],
  ["in development, by the machine's own name", { publicUrl: SITE, mode: "development" }, 200],
  ["in development, by a public name", { publicUrl: PUBLIC, mode: "development" }, 404],
  ["on a public site", { publicUrl: PUBLIC, mode: "production" }, 404],
  ["on a public site without TLS", { publicUrl: "http://www.example.com", mode: "production" }, 404],
  ["with a gateway", { publicUrl: SITE, sms: { url: "http://127.0.0.1:9", secret: SECRET } }, 404],
  ["with a mail server", { publicUrl: SITE, mail: { url: "smtp://127.0.0.1:9", from: "a@b.example" } }, 404],
] as const)("the page with unsent passwords %s", async (_where, options, status) => {
  const identity = await newIdentity(options);
  expect((await identity.newBrowser().open("/auth/development/letters")).status).toBe(status);
});

test("a public site without a gateway says that signing in is not possible, and logs no password", async () => {
  const told: string[] = [];
  const log = { ...SILENT, info: (fields: object) => told.push(JSON.stringify(fields)) };
  const identity = await newIdentity({ publicUrl: PUBLIC, mode: "production", log });
  const redirect_uri = `${PUBLIC}/bumblebee/callback`;
  const page = await identity.newBrowser().open((await begin(identity.site, { redirect_uri })).url);
  expect(page.text).toContain("Login isn’t available right now");
  expect(page.text).not.toContain('name="contact"');
  expect(told.join()).not.toContain("password");
});

test("when another provider is configured, ours does not answer", async () => {
  const theirs = {
    issuer: "https://id.example.com",
    clientId: "us",
    clientSecret: undefined,
    endpoints: {},
  };
  for (const [identity, status] of [
    [undefined, 200],
    [theirs, 404],
  ] as const) {
    const backends = await newBackends({ publicUrl: SITE, identity });
    expect((await backends.app.request(`${SITE}/auth/jwks`)).status).toBe(status);
  }
});

test("its settings are validated alone and in combination", () => {
  expect(loadConfig({}).passwordLimits).toEqual({ perTarget: 5, perAddress: 30, inAll: 5000 });
  const named = { AUTH_ISSUER_URL: "https://id.example.com/", AUTH_CLIENT_ID: "us" };
  expect(loadConfig(named).identity).toMatchObject({ issuer: "https://id.example.com", clientId: "us" });
  expect(() => loadConfig({ AUTH_ISSUER_URL: "https://id.example.com/" })).toThrow(/AUTH_CLIENT_ID/);
  expect(() => loadConfig({ SMS_WEBHOOK_URL: "https://sms.example.com" })).toThrow(/SMS_WEBHOOK_SECRET/);
});
