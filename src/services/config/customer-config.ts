import { z } from "zod";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { listOf, optionalAddress, optionalText, switchSetting } from "./setting-types.ts";

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const seconds = (initial: number) => z.coerce.number().min(0.1).max(600).default(initial);
const days = (least: number) => z.coerce.number().int().min(least).max(36_500);
const count = (initial: number) => z.coerce.number().int().min(1).max(1_000_000).default(initial);

/** How long a cookie choice is valid. */
const CHOICE_DAYS = 180;

export const DEFAULT_RETENTION = {
  estimateRetentionDays: 730,
  // Our privacy pages promise to keep the proof of a choice for three years after it ends.
  consentRetentionDays: CHOICE_DAYS + 3 * 365,
};

/** The settings for leads, forms, analytics and embeds, by subject. */
export const CUSTOMER_SETTINGS = {
  Leads: {
    CRM_WEBHOOK_URL: optionalAddress.describe(
      "The address to which leads are delivered. Unset: leads are only stored.",
    ),
    CRM_WEBHOOK_SECRET: z
      .string()
      .min(16)
      .optional()
      .describe("The secret that signs deliveries to the CRM; at least 16 characters."),
    CRM_TIMEOUT_SECONDS: seconds(10).describe("The timeout of the CRM. The delivery is repeated later."),
    LEADS_PER_ADDRESS: count(30).describe("The number of leads that one address may send in ten minutes."),
    LEADS_PER_PHONE: count(6).describe("The number of leads that may name one phone number in an hour."),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .describe("The mail server: `smtp://user:password@host:port`. Unset: no mail is sent."),
    MAIL_FROM: optionalText.describe("The sender of letters."),
  },
  Retention: {
    LEAD_RETENTION_DAYS: days(1)
      .optional()
      .describe(
        "A lead is deleted after this number of days, with its tickets; entries on the waiting list and referrals as well. Unset: they are not deleted. The CRM is not informed; it has its own retention.",
      ),
    ESTIMATE_RETENTION_DAYS: days(1)
      .default(DEFAULT_RETENTION.estimateRetentionDays)
      .describe(
        "A stored estimate without an account is deleted this number of days after its last version. Its link then shows the page for a missing address.",
      ),
    CONSENT_RETENTION_DAYS: days(CHOICE_DAYS)
      .default(DEFAULT_RETENTION.consentRetentionDays)
      .describe("The receipt of a cookie choice is deleted after this number of days."),
  },
  "Forms and contact": {
    WHATSAPP_CONSENT_OFF: listOf(z.enum(["in", "sg", "my", "sa"])).describe(
      "Countries whose forms start without WhatsApp selected, such as `in,sa`.",
    ),
    WHATSAPP_NUMBERS: listOf(
      z
        .string()
        .regex(
          /^(in|sg|my|sa):(\+\d{7,15}|off)$/,
          "name countries with numbers, such as in:+918012345678,sg:off",
        ),
    ).describe(
      "The number behind the WhatsApp button, by country, such as `in:+918012345678,sg:off`. `off` removes the button. Unset: sample numbers.",
    ),
    REGISTRATION_NUMBERS: listOf(
      z
        .string()
        .regex(
          /^(gstin|hdbLicence|ssm|commercialRegister|vatNumber):[\w ./-]{3,40}$/,
          "name registers with numbers, such as gstin:29ABCDE1234F1Z5,hdbLicence:HB-01-1234A",
        ),
    ).describe(
      "Registration numbers for the footers, such as `gstin:29ABCDE1234F1Z5,hdbLicence:HB-01-1234A`; also `ssm`, `commercialRegister` and `vatNumber`. A footer omits registers without a number.",
    ),
    RECAPTCHA_SITE_KEY: optionalText.describe("The site key of reCAPTCHA for forms. Unset: no reCAPTCHA."),
    RECAPTCHA_SECRET: optionalText.describe("The secret of reCAPTCHA."),
    RECAPTCHA_VERSION: z.coerce
      .number()
      .pipe(z.literal([2, 3]))
      .default(3)
      .describe("`2` or `3`."),
    RECAPTCHA_SIZE: z.enum(["invisible", "normal"]).default("invisible").describe("`invisible` or `normal`."),
    RECAPTCHA_HIDE_BADGE: switchSetting("0").describe("`1` hides the badge and shows its text instead."),
    RECAPTCHA_MIN_SCORE: z.coerce
      .number()
      .min(0)
      .max(1)
      .default(0.3)
      .describe("The lowest score of version 3 that passes."),
    RECAPTCHA_URL: optionalAddress.describe("Another host of the same service. Unset: Google's."),
    GOOGLE_PLACES_KEY: optionalText.describe(
      "The key of Google Places for the property field. Unset: our own places.",
    ),
    GOOGLE_PLACES_URL: optionalAddress.describe("Another host of the same service. Unset: Google's."),
  },
  "Analytics and embeds": {
    GA_MEASUREMENT_ID: z
      .string()
      .regex(/^G-[A-Z0-9]+$/)
      .optional()
      .describe("Google Analytics. It is loaded only after consent. Unset: nothing is loaded or sent."),
    GTM_CONTAINER_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/)
      .optional()
      .describe("Google Tag Manager, likewise."),
    FB_PIXEL_ID: z.string().regex(/^\d+$/).optional().describe("The Meta pixel, likewise."),
    EMBED_ORIGINS: listOf(origin).describe(
      "Origins that may show our embeds, such as `https://partner.example,https://blog.example`. Unset: all origins.",
    ),
  },
};

export const CAREERS_CONTACT = {
  CAREERS_EMAIL: z
    .email()
    .optional()
    .describe("Receives applications for jobs that no portal has. Unset: our contact form."),
};

export const CustomerSettings = z.object({
  ...CUSTOMER_SETTINGS.Leads,
  ...CUSTOMER_SETTINGS.Retention,
  ...CUSTOMER_SETTINGS["Forms and contact"],
  ...CUSTOMER_SETTINGS["Analytics and embeds"],
  ...CAREERS_CONTACT,
});

export type CustomerConfig = ReturnType<typeof customerConfigOf>;
export type RecaptchaConfig = NonNullable<CustomerConfig["recaptcha"]>;
type Settings = z.output<typeof CustomerSettings>;

export function customerConfigOf(settings: Settings) {
  return {
    crm: together(
      { CRM_WEBHOOK_URL: settings.CRM_WEBHOOK_URL, CRM_WEBHOOK_SECRET: settings.CRM_WEBHOOK_SECRET },
      "Leads are kept and not delivered when both are unset.",
      ([url, secret]) => ({ url, secret, timeoutMs: settings.CRM_TIMEOUT_SECONDS * 1000 }),
    ),
    mail: together(
      { SMTP_URL: settings.SMTP_URL, MAIL_FROM: settings.MAIL_FROM },
      "No mail is sent when both are unset.",
      ([url, from]) => ({ url, from }),
    ),
    // How many leads one address may send in ten minutes, and one phone number in an hour.
    leadLimits: { perAddress: settings.LEADS_PER_ADDRESS, perPhone: settings.LEADS_PER_PHONE },
    leadRetentionDays: settings.LEAD_RETENTION_DAYS,
    estimateRetentionDays: settings.ESTIMATE_RETENTION_DAYS,
    consentRetentionDays: settings.CONSENT_RETENTION_DAYS,
    // Countries in whose forms WhatsApp is not preselected.
    whatsappConsentOff: settings.WHATSAPP_CONSENT_OFF,
    // By country, as E.164; "off" for a country without a WhatsApp number.
    whatsappNumbers: pairsOf(settings.WHATSAPP_NUMBERS),
    // Receives applications for jobs that no portal has; our own form is the default.
    careersEmail: settings.CAREERS_EMAIL,
    registrationNumbers: pairsOf(settings.REGISTRATION_NUMBERS),
    recaptcha: together(
      { RECAPTCHA_SITE_KEY: settings.RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET: settings.RECAPTCHA_SECRET },
      "Forms do not use reCAPTCHA when both are unset.",
      ([siteKey, secret]) => ({
        siteKey,
        secret,
        version: settings.RECAPTCHA_VERSION,
        size: settings.RECAPTCHA_SIZE,
        hideBadge: settings.RECAPTCHA_HIDE_BADGE,
        minScore: settings.RECAPTCHA_MIN_SCORE,
        url: settings.RECAPTCHA_URL ?? "https://www.google.com",
      }),
    ),
    analytics: {
      measurementId: settings.GA_MEASUREMENT_ID,
      containerId: settings.GTM_CONTAINER_ID,
      pixelId: settings.FB_PIXEL_ID,
    },
    // Origins that may show our embeds and exchange messages with them; all origins when empty.
    embedOrigins: settings.EMBED_ORIGINS,
    googlePlaces: settings.GOOGLE_PLACES_KEY
      ? {
          key: settings.GOOGLE_PLACES_KEY,
          url: settings.GOOGLE_PLACES_URL ?? "https://places.googleapis.com",
        }
      : undefined,
  };
}

export function together<Value>(
  pair: Record<string, string | undefined>,
  otherwise: string,
  make: (values: [string, string]) => Value,
): Value | undefined {
  const [[firstName, first], [secondName, second]] = Object.entries(pair) as [
    [string, string | undefined],
    [string, string | undefined],
  ];
  if (first && second) return make([first, second]);
  if (!first && !second) return undefined;
  const [missing, given] = first ? [secondName, firstName] : [firstName, secondName];
  throw new StartupProblem(`${given} is set without ${missing}. Set both, or neither. ${otherwise}`);
}

/** Splits "in:+918012345678" into a name and its value. */
function pairsOf(entries: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    entries.map((entry): [string, string] => {
      const [name = "", value = ""] = entry.split(":");
      return [name, value];
    }),
  );
}
