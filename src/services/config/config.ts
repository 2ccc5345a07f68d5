import { z } from "zod";
import { HOSTS, type HostName } from "../../contracts/hosts.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { BACKUP_SETTINGS, backupConfigOf } from "./backup-config.ts";
import { CDN_SETTINGS, cdnConfigOf } from "./cdn-config.ts";
import { CAREERS_CONTACT, CUSTOMER_SETTINGS, CustomerSettings, customerConfigOf } from "./customer-config.ts";
import { IDENTITY_SETTINGS, IdentitySettings, identityConfigOf } from "./identity-config.ts";
import { OBJECT_STORE_SETTINGS, objectStoreConfigOf } from "./object-store-config.ts";
import { OBSERVABILITY_SETTINGS, observabilityConfigOf } from "./observability-config.ts";
import { PROCESS_SETTINGS, processConfigOf } from "./process-config.ts";
import { listOf, optionalAddress } from "./setting-types.ts";
import { settingsFromFiles } from "./settings-from-files.ts";
import { STAFF_SETTINGS, staffConfigOf } from "./staff-config.ts";

/** The brand name, unless BRAND_NAME is set. */
export const DEFAULT_BRAND_NAME = "Livspace";

const SERVER = {
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(3000)
    .describe("The port that the server listens on."),
  HOST: z.string().min(1).default("127.0.0.1").describe("The network address that the server listens on."),
  PUBLIC_URL: optionalAddress.describe(
    "The address that visitors use. Canonical links, sitemaps and letters contain it. Unset: `http://localhost:PORT`.",
  ),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(9)
    .default(0)
    .describe(
      "The number of proxies in front that add to `X-Forwarded-For`: `1` for one, `2` for a CDN and a load balancer.",
    ),
  ...PROCESS_SETTINGS,
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"])
    .default("info")
    .describe("`silent`, `fatal`, `error`, `warn`, `info`, `debug` or `trace`."),
  LOG_FORMAT: z
    .enum(["auto", "json", "pretty"])
    .default("auto")
    .describe("`pretty` for people, `json` for machines. `auto`: `pretty` in a terminal, otherwise `json`."),
  PAGE_CACHE_MB: z.coerce
    .number()
    .min(0)
    .max(4096)
    .default(64)
    .describe("The memory for rendered pages. `0` switches the page cache off."),
  WARM_UP: z
    .enum(["0", "1"])
    .default("1")
    .describe("`0`: pages and pictures are not prepared after the start."),
  SECRET_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      "Signs links to private pages; at least 32 characters. Unset: a key is created and stored in the database.",
    ),
  SECRET_KEY_FORMER: listOf(z.string().min(32)).describe(
    "Former values of `SECRET_KEY`, separated by commas, the oldest last: links and sessions from that time stay valid.",
  ),
  CONTACT_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      "Encrypts contacts and words of customers in the database; at least 32 characters. Then run `npm run database -- seal`. Keep a copy outside of the database: without it they are lost.",
    ),
  CONTACT_KEY_FORMER: listOf(z.string().min(32)).describe(
    "Former values of `CONTACT_KEY`, separated by commas, until `npm run database -- seal` has run.",
  ),
};

const STORAGE = {
  DATA_DIR: z
    .string()
    .min(1)
    .default(".data")
    .describe("The folder of the embedded database and of prepared pictures."),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("`postgres://…` uses PostgreSQL instead of the embedded database."),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      "A streaming replica of `DATABASE_URL`, from which documents and lists are read. Everything else stays on `DATABASE_URL`. It must name one server, not several behind one name.",
    ),
  CONTENT_DIR: z
    .string()
    .min(1)
    .default("content")
    .describe("The folder of documents, static texts, flags and photographs."),
  IMAGE_CACHE_MB: z.coerce
    .number()
    .min(0)
    .max(1_000_000)
    .default(512)
    .describe("The disk space for prepared pictures. The least used pictures are deleted first."),
  ...OBJECT_STORE_SETTINGS,
  ...BACKUP_SETTINGS,
};

const SITE = {
  BRAND_NAME: z.string().min(1).max(40).default(DEFAULT_BRAND_NAME).describe("The name on every page."),
  SOCIAL_APP_ID: z
    .string()
    .regex(/^\d{5,20}$/, "five to twenty digits")
    .optional()
    .describe("The site's app id at Facebook, for `fb:app_id` in every page."),
  GEO_COUNTRY_HEADER: z
    .string()
    .min(1)
    .optional()
    .describe("The header in which a CDN sends the visitor's country, such as `cf-ipcountry`."),
  GEO_DATABASE_FILE: z
    .string()
    .min(1)
    .optional()
    .describe("A newer country database in MaxMind's format. Unset: the included one."),
  MAP_STYLE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("The style of an external map. Unset: the included map, without requests to other hosts."),
  IMAGE_HOST_A: optionalAddress.describe(
    "The first image CDN. The site requests its pictures in the sizes that a page needs; pictures of other hosts are shown unchanged.",
  ),
  IMAGE_HOST_B: optionalAddress.describe("The second image CDN, with the options of its own provider."),
  UNLEASH_URL: optionalAddress.describe("A feature-flag server. Unset: `content/flags.json`."),
  UNLEASH_TOKEN: z.string().min(1).optional().describe("The token for `UNLEASH_URL`."),
};

const CAREERS = {
  CAREERS_RECRUITEE_URL: optionalAddress.describe(
    "A Recruitee careers site, whose `/api/offers/` is read. Unset: the jobs of our own documents.",
  ),
  CAREERS_RECRUITEE_TOKEN: z.string().min(1).optional().describe("The token for `CAREERS_RECRUITEE_URL`."),
  CAREERS_PEOPLE_STRONG_URL: optionalAddress.describe("An address that returns PeopleStrong's list of jobs."),
  CAREERS_PEOPLE_STRONG_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe("The token for `CAREERS_PEOPLE_STRONG_URL`."),
  CAREERS_SKILLATE_URL: optionalAddress.describe("An address that returns Skillate's list of jobs."),
  CAREERS_SKILLATE_TOKEN: z.string().min(1).optional().describe("The token for `CAREERS_SKILLATE_URL`."),
};

const UPSTREAMS = {
  BACKEND_TIMEOUT_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(60)
    .default(4)
    .describe("The timeout of an upstream for reading calls; twice as long for calls that send something."),
  BACKEND_STALE_SECONDS: z.coerce
    .number()
    .min(0)
    .max(604_800)
    .default(3600)
    .describe(
      "How long the last good response of an upstream is shown while the upstream fails. `0`: never.",
    ),
  LEADS_VIA: z
    .enum(["queue", "host"])
    .default("queue")
    .describe(
      "With `BUMBLEBEE_URL`: `queue` stores a lead here first and delivers it there (or to `CRM_WEBHOOK_URL`) until it is accepted; `host` sends it there directly.",
    ),
  BUMBLEBEE_URL: upstream("bumblebee"),
  GOOBE_URL: upstream("goobe"),
  CONTENT_URL: upstream("content"),
  WEB_BACKEND_URL: upstream("web-backend"),
  BACKEND_URL: upstream("backend"),
  WCMS_URL: upstream("wcms"),
  LAUNCHPAD_URL: upstream("launchpad"),
  SALES_URL: upstream("sales"),
  QUIZ_URL: upstream("quiz"),
  DOBBY_URL: upstream("dobby"),
  GRAPHQL_URL: upstream("graphql"),
};

/** Every setting by subject, in the order of docs/settings.md, which is made from this table. */
export const SETTING_GROUPS = {
  Server: SERVER,
  Observability: OBSERVABILITY_SETTINGS,
  Storage: STORAGE,
  Site: SITE,
  CDN: CDN_SETTINGS,
  Upstreams: UPSTREAMS,
  ...CUSTOMER_SETTINGS,
  Careers: { ...CAREERS, ...CAREERS_CONTACT },
  ...IDENTITY_SETTINGS,
  Staff: STAFF_SETTINGS,
};

const Settings = z.object({
  ...SERVER,
  ...OBSERVABILITY_SETTINGS,
  ...STORAGE,
  ...SITE,
  ...CDN_SETTINGS,
  ...UPSTREAMS,
  ...CAREERS,
  ...CustomerSettings.shape,
  ...IdentitySettings.shape,
  ...STAFF_SETTINGS,
});

function upstream(host: Exclude<HostName, "own">) {
  return optionalAddress.describe(
    `The address of the host "${host}". Unset: the embedded backend at \`${HOSTS[host].embeddedAt}\`.`,
  );
}

export type Config = ReturnType<typeof loadConfig>;

interface CareersPortal {
  url: string;
  token: string | undefined;
}

/** Reads the environment once. A wrong value stops the start with a message that names the setting. */
export function loadConfig(environment: Record<string, string | undefined>) {
  const given = settingsFromFiles(environment, new Set(Object.keys(Settings.shape)));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) throw new StartupProblem(explain(parsed.error));
  const settings = parsed.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    secretKey: settings.SECRET_KEY,
    formerKeys: settings.SECRET_KEY_FORMER,
    contactKeys: { current: settings.CONTACT_KEY, former: settings.CONTACT_KEY_FORMER },
    dataDirectory: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    databaseReplicaUrl: replicaOf(settings),
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
    ...objectStoreConfigOf(settings),
    ...cdnConfigOf(settings),
    ...backupConfigOf(settings),
    ...processConfigOf(settings),
    ...observabilityConfigOf(settings),
    ...customerConfigOf(settings),
    ...identityConfigOf(settings),
    ...staffConfigOf(settings, settings.AUTH_ISSUER_URL !== undefined),
  };
}

function explain(error: z.ZodError): string {
  const sentences = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  return `A setting is wrong. ${sentences.join("; ")}. Correct it in the environment, or unset it to use the default.`;
}

function replicaOf(settings: z.output<typeof Settings>): string | undefined {
  const { DATABASE_URL, DATABASE_REPLICA_URL } = settings;
  if (DATABASE_REPLICA_URL === undefined || DATABASE_URL !== undefined) return DATABASE_REPLICA_URL;
  throw new StartupProblem("DATABASE_REPLICA_URL is set without DATABASE_URL. Set both, or neither.");
}

function leadsViaOf(settings: z.output<typeof Settings>): z.output<typeof Settings>["LEADS_VIA"] {
  if (settings.LEADS_VIA === "queue") return "queue";
  if (settings.BUMBLEBEE_URL && !settings.CRM_WEBHOOK_URL) return "host";
  throw new StartupProblem(
    settings.BUMBLEBEE_URL
      ? "With LEADS_VIA=host no lead is delivered to CRM_WEBHOOK_URL. Set one of the two."
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
  /^(PUBLIC|DATABASE|DATABASE_REPLICA|OBJECT_STORE|UNLEASH|CAREERS_.+|CDN_PURGE|ALERT_WEBHOOK|CRM_WEBHOOK|PROJECT_WEBHOOK|SMS_WEBHOOK|AUTH_.+|SMTP|RECAPTCHA|GOOGLE_PLACES)_URL$/;
