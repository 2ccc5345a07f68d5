import { z } from "zod";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { CustomerSettings, customerConfigOf } from "./customer-config.ts";
import { IdentitySettings, identityConfigOf } from "./identity-config.ts";
import { optionalAddress } from "./setting-types.ts";

/** The brand name, unless BRAND_NAME is set. */
export const DEFAULT_BRAND_NAME = "Livspace";

const Settings = z.object({
  ...CustomerSettings.shape,
  ...IdentitySettings.shape,
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: optionalAddress,
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  CONTENT_DIR: z.string().min(1).default("content"),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
  LOG_FORMAT: z.enum(["auto", "json", "pretty"]).default("auto"),
  BRAND_NAME: z.string().min(1).max(40).default(DEFAULT_BRAND_NAME),
  SOCIAL_APP_ID: z
    .string()
    .regex(/^\d{5,20}$/, "five to twenty digits")
    .optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  GEO_COUNTRY_HEADER: z.string().min(1).optional(),
  GEO_DATABASE_FILE: z.string().min(1).optional(),
  WARM_UP: z.enum(["0", "1"]).default("1"),
  PAGE_CACHE_MB: z.coerce.number().min(0).max(4096).default(64),
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  IMAGE_HOST_A: optionalAddress,
  IMAGE_HOST_B: optionalAddress,
  IMAGE_CACHE_MB: z.coerce.number().min(0).max(1_000_000).default(512),
  UNLEASH_URL: optionalAddress,
  UNLEASH_TOKEN: z.string().min(1).optional(),
  CAREERS_RECRUITEE_URL: optionalAddress,
  CAREERS_RECRUITEE_TOKEN: z.string().min(1).optional(),
  CAREERS_PEOPLE_STRONG_URL: optionalAddress,
  CAREERS_PEOPLE_STRONG_TOKEN: z.string().min(1).optional(),
  CAREERS_SKILLATE_URL: optionalAddress,
  CAREERS_SKILLATE_TOKEN: z.string().min(1).optional(),
  BACKEND_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(60).default(4),
  BACKEND_STALE_SECONDS: z.coerce.number().min(0).max(604_800).default(3600),
  LEADS_VIA: z.enum(["queue", "host"]).default("queue"),
  BUMBLEBEE_URL: optionalAddress,
  GOOBE_URL: optionalAddress,
  CONTENT_URL: optionalAddress,
  WEB_BACKEND_URL: optionalAddress,
  BACKEND_URL: optionalAddress,
  WCMS_URL: optionalAddress,
  LAUNCHPAD_URL: optionalAddress,
  SALES_URL: optionalAddress,
  QUIZ_URL: optionalAddress,
  DOBBY_URL: optionalAddress,
  GRAPHQL_URL: optionalAddress,
});

export type Config = ReturnType<typeof loadConfig>;

interface CareersPortal {
  url: string;
  token: string | undefined;
}

/** Reads the environment once. A wrong value stops the start with a message that names the setting. */
export function loadConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) throw new StartupProblem(explain(parsed.error));
  const settings = parsed.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    dataDirectory: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    contentDirectory: settings.CONTENT_DIR,
    logLevel: settings.LOG_LEVEL,
    // JSON or readable text; "auto" decides by whether the output is a terminal.
    logFormat: settings.LOG_FORMAT,
    brandName: settings.BRAND_NAME,
    socialAppId: settings.SOCIAL_APP_ID,
    // The number of proxies in front of the site. The visitor's address is read from their headers.
    trustedProxies: settings.TRUST_PROXY,
    geoCountryHeader: settings.GEO_COUNTRY_HEADER,
    geoDatabaseFile: settings.GEO_DATABASE_FILE,
    warmUp: settings.WARM_UP === "1",
    pageCacheBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
    // The style of another map, with its tiles on the same host; the included map when unset.
    mapStyleUrl: settings.MAP_STYLE_URL,
    // The two hosts for pictures besides our own library.
    imageHosts: { a: settings.IMAGE_HOST_A, b: settings.IMAGE_HOST_B },
    imageCacheBytes: settings.IMAGE_CACHE_MB * 1024 * 1024,
    unleash: unleashOf(settings),
    // The sources of jobs; our own documents if a portal is unset.
    careersPortals: {
      recruitee: careersPortalOf(settings, "RECRUITEE"),
      peopleStrong: careersPortalOf(settings, "PEOPLE_STRONG"),
      skillate: careersPortalOf(settings, "SKILLATE"),
    },
    // Whether leads for an upstream are stored in our queue first, or are sent directly.
    leadsVia: leadsViaOf(settings),
    hostTimeoutMs: settings.BACKEND_TIMEOUT_SECONDS * 1000,
    // How long the last good responses of an upstream are used when it fails.
    staleForMs: settings.BACKEND_STALE_SECONDS * 1000,
    // Addresses of upstreams, by the name of their setting.
    hostAddresses: hostAddressesOf(settings),
    ...customerConfigOf(settings),
    ...identityConfigOf(settings),
  };
}

function explain(error: z.ZodError): string {
  const sentences = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  return `A setting is wrong. ${sentences.join("; ")}. Correct it in the environment, or unset it to use the default.`;
}

function leadsViaOf(settings: z.output<typeof Settings>): z.output<typeof Settings>["LEADS_VIA"] {
  if (settings.LEADS_VIA === "queue") return "queue";
  if (settings.BUMBLEBEE_URL && !settings.CRM_WEBHOOK_URL) return "host";
  throw new StartupProblem(
    settings.BUMBLEBEE_URL
      ? "LEADS_VIA=host leaves no lead for CRM_WEBHOOK_URL. Set one of the two."
      : "LEADS_VIA=host is set without BUMBLEBEE_URL. Set both, or neither to keep leads here.",
  );
}

function unleashOf(settings: z.output<typeof Settings>): { url: string; token: string } | undefined {
  if (!settings.UNLEASH_URL) return undefined;
  if (!settings.UNLEASH_TOKEN) {
    throw new StartupProblem(
      "UNLEASH_URL is set without UNLEASH_TOKEN. Set both, or neither to use content/flags.json.",
    );
  }
  return { url: settings.UNLEASH_URL, token: settings.UNLEASH_TOKEN };
}

function careersPortalOf(
  settings: z.output<typeof Settings>,
  portal: "RECRUITEE" | "PEOPLE_STRONG" | "SKILLATE",
): CareersPortal | undefined {
  const url = settings[`CAREERS_${portal}_URL`];
  const token = settings[`CAREERS_${portal}_TOKEN`];
  if (url) return { url, token };
  if (!token) return undefined;
  throw new StartupProblem(
    `CAREERS_${portal}_TOKEN is set without CAREERS_${portal}_URL. Set both, or neither to use our own jobs.`,
  );
}

function hostAddressesOf(settings: Record<string, unknown>): Record<string, string | undefined> {
  const entries = Object.entries(settings).filter(
    ([name]) => name.endsWith("_URL") && !NOT_A_HOST.test(name),
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? value : undefined]),
  );
}

const NOT_A_HOST =
  /^(PUBLIC|DATABASE|UNLEASH|CAREERS_.+|CRM_WEBHOOK|SMS_WEBHOOK|AUTH_.+|SMTP|RECAPTCHA|GOOGLE_PLACES)_URL$/;
