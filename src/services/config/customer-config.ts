import { z } from "zod";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { listOf, optionalAddress, optionalText, switchSetting } from "./setting-types.ts";

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const seconds = (initial: number) => z.coerce.number().min(0.1).max(600).default(initial);
const count = (initial: number) => z.coerce.number().int().min(1).max(1_000_000).default(initial);

/** The settings for leads and forms: where leads are sent, how forms are protected, and who may embed them. */
export const CustomerSettings = z.object({
  SECRET_KEY: z.string().min(32).optional(),
  CRM_WEBHOOK_URL: optionalAddress,
  CRM_WEBHOOK_SECRET: z.string().min(16).optional(),
  CRM_TIMEOUT_SECONDS: seconds(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: optionalText,
  LEADS_PER_ADDRESS: count(30),
  LEADS_PER_PHONE: count(6),
  LEAD_RETENTION_DAYS: z.coerce.number().int().min(1).max(36_500).optional(),
  WHATSAPP_CONSENT_OFF: listOf(z.enum(["in", "sg", "my", "sa"])),
  WHATSAPP_NUMBERS: listOf(
    z
      .string()
      .regex(
        /^(in|sg|my|sa):(\+\d{7,15}|off)$/,
        "name countries with numbers, such as in:+918012345678,sg:off",
      ),
  ),
  RECAPTCHA_SITE_KEY: optionalText,
  RECAPTCHA_SECRET: optionalText,
  RECAPTCHA_VERSION: z.coerce
    .number()
    .pipe(z.literal([2, 3]))
    .default(3),
  RECAPTCHA_SIZE: z.enum(["invisible", "normal"]).default("invisible"),
  RECAPTCHA_HIDE_BADGE: switchSetting("0"),
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.3),
  RECAPTCHA_URL: optionalAddress,
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/)
    .optional(),
  GTM_CONTAINER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional(),
  FB_PIXEL_ID: z.string().regex(/^\d+$/).optional(),
  CAREERS_EMAIL: z.email().optional(),
  REGISTRATION_NUMBERS: listOf(
    z
      .string()
      .regex(
        /^(gstin|hdbLicence|ssm|commercialRegister|vatNumber):[\w ./-]{3,40}$/,
        "name registers with numbers, such as gstin:29ABCDE1234F1Z5,hdbLicence:HB-01-1234A",
      ),
  ),
  EMBED_ORIGINS: listOf(origin),
  GOOGLE_PLACES_KEY: optionalText,
  GOOGLE_PLACES_URL: optionalAddress,
});

export type CustomerConfig = ReturnType<typeof customerConfigOf>;
export type RecaptchaConfig = NonNullable<CustomerConfig["recaptcha"]>;
type Settings = z.output<typeof CustomerSettings>;

export function customerConfigOf(settings: Settings) {
  return {
    // Signs links to private pages; stored in the database when unset.
    secretKey: settings.SECRET_KEY,
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
    // Countries in whose forms WhatsApp is not preselected.
    whatsappConsentOff: settings.WHATSAPP_CONSENT_OFF,
    // By country, as E.164; "off" for a country without a WhatsApp number.
    whatsappNumbers: pairsOf(settings.WHATSAPP_NUMBERS),
    // Receives applications for jobs that no portal has; our own form is the default.
    careersEmail: settings.CAREERS_EMAIL,
    registrationNumbers: pairsOf(settings.REGISTRATION_NUMBERS),
    recaptcha: together(
      { RECAPTCHA_SITE_KEY: settings.RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET: settings.RECAPTCHA_SECRET },
      "Forms go without reCAPTCHA when both are unset.",
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
