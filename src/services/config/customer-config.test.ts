import { expect, test } from "vitest";
import { loadConfig } from "./config.ts";

test("uses no external service unless it is set", () => {
  expect(loadConfig({})).toMatchObject({
    secretKey: undefined,
    crm: undefined,
    mail: undefined,
    recaptcha: undefined,
    googlePlaces: undefined,
    analytics: {},
    embedOrigins: [],
    whatsappConsentOff: [],
    leadLimits: { perAddress: 30, perPhone: 6 },
  });
});

test("the CRM and the mail server are not hosts of calls", () => {
  const { crm, mail, hostAddresses } = loadConfig({
    CRM_WEBHOOK_URL: "https://crm.example/leads/",
    CRM_WEBHOOK_SECRET: "sixteen characters",
    CRM_TIMEOUT_SECONDS: "2",
    SMTP_URL: "smtp://mail.example:25",
    MAIL_FROM: "hello@example.com",
  });
  expect(crm).toEqual({ url: "https://crm.example/leads", secret: "sixteen characters", timeoutMs: 2000 });
  expect(mail).toEqual({ url: "smtp://mail.example:25", from: "hello@example.com" });
  expect(Object.keys(hostAddresses)).not.toContain("CRM_WEBHOOK_URL");
  expect(Object.keys(hostAddresses)).not.toContain("SMTP_URL");
});

test.each([
  [{ CRM_WEBHOOK_URL: "https://crm.example" }, "CRM_WEBHOOK_SECRET"],
  [{ CRM_WEBHOOK_SECRET: "sixteen characters" }, "CRM_WEBHOOK_URL"],
  [{ SMTP_URL: "smtp://mail.example" }, "MAIL_FROM"],
  [{ RECAPTCHA_SECRET: "a" }, "RECAPTCHA_SITE_KEY"],
  [{ CRM_WEBHOOK_URL: "https://crm.example", CRM_WEBHOOK_SECRET: "short" }, "CRM_WEBHOOK_SECRET"],
  [{ WHATSAPP_CONSENT_OFF: "in,xx" }, "WHATSAPP_CONSENT_OFF"],
  [{ EMBED_ORIGINS: "partner" }, "EMBED_ORIGINS"],
  [{ RECAPTCHA_VERSION: "4" }, "RECAPTCHA_VERSION"],
  [{ GA_MEASUREMENT_ID: "x'><script>" }, "GA_MEASUREMENT_ID"],
])("%j stops the start and names %s", (environment, name) => {
  expect(() => loadConfig(environment)).toThrow(name);
});

test("RC-02 reCAPTCHA has a key, a version, a size and may hide its badge", () => {
  const given = { RECAPTCHA_SITE_KEY: "key", RECAPTCHA_SECRET: "secret" };
  expect(loadConfig(given).recaptcha).toMatchObject({ version: 3, size: "invisible", hideBadge: false });
  const chosen = { RECAPTCHA_VERSION: "2", RECAPTCHA_SIZE: "normal", RECAPTCHA_HIDE_BADGE: "1" };
  expect(loadConfig({ ...given, ...chosen }).recaptcha).toMatchObject({
    version: 2,
    size: "normal",
    hideBadge: true,
  });
});

test("reads lists with commas, and origins without their path", () => {
  const { whatsappConsentOff, embedOrigins } = loadConfig({
    WHATSAPP_CONSENT_OFF: "in, sa",
    EMBED_ORIGINS: "https://one.example/page,https://two.example",
  });
  expect(whatsappConsentOff).toEqual(["in", "sa"]);
  expect(embedOrigins).toEqual(["https://one.example", "https://two.example"]);
});
