import { z } from "zod";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { together } from "./customer-config.ts";
import { optionalAddress } from "./setting-types.ts";

const milliseconds = (initial: number) => z.coerce.number().int().min(1).max(600_000).default(initial);

export const OBSERVABILITY_SETTINGS = {
  SLOW_RENDER_MS: milliseconds(1000).describe(
    "A page that takes longer to render, with its calls, is named in the log.",
  ),
  SLOW_STATEMENT_MS: milliseconds(500).describe(
    "A database statement that takes longer is named in the log, without its values.",
  ),
  ALERT_WEBHOOK_URL: optionalAddress.describe(
    "The address that is notified of dead leads and other dead jobs, once each. Unset: they are only in the log and in `/metrics`.",
  ),
  ALERT_WEBHOOK_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe("The secret that signs alerts as deliveries to the CRM are signed; at least 16 characters."),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .refine((dsn) => new URL(dsn).username !== "" && /\/\d+$/.test(new URL(dsn).pathname), {
      message: "must be a DSN such as https://key@sentry.example.com/1",
    })
    .optional()
    .describe(
      "Where errors are reported: Sentry, or a server with the same protocol, such as `https://key@sentry.example.com/1`. Unset: they are only in the log.",
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalAddress.describe(
    "The OpenTelemetry collector that receives traces by OTLP over HTTP, such as `http://127.0.0.1:4318`. Unset: no traces are recorded.",
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .min(1)
    .optional()
    .describe("Headers for the collector, such as `authorization=Bearer%20token`, separated by commas."),
  OTEL_SERVICE_NAME: z.string().min(1).default("atrium").describe("The name of the site in traces."),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe(
      "The part of the traces that is recorded, from `0` to `1`; a proxy in front decides for its own.",
    ),
};

const ObservabilitySettings = z.object(OBSERVABILITY_SETTINGS);
type Settings = z.output<typeof ObservabilitySettings>;

const ALERT_TIMEOUT_MS = 10_000;

export interface TracingConfig {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  ratio: number;
}

export function observabilityConfigOf(settings: Settings) {
  const { ALERT_WEBHOOK_URL, ALERT_WEBHOOK_SECRET } = settings;
  return {
    tracing: tracingOf(settings),
    sentryDsn: settings.SENTRY_DSN,
    slowRenderMs: settings.SLOW_RENDER_MS,
    slowStatementMs: settings.SLOW_STATEMENT_MS,
    alerts: together(
      { ALERT_WEBHOOK_URL, ALERT_WEBHOOK_SECRET },
      "No alerts are sent when both are unset.",
      ([url, secret]) => ({ url, secret, timeoutMs: ALERT_TIMEOUT_MS }),
    ),
  };
}

function tracingOf(settings: Settings): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings;
  if (!endpoint) {
    if (!headers) return undefined;
    throw new StartupProblem(
      "OTEL_EXPORTER_OTLP_HEADERS is set without OTEL_EXPORTER_OTLP_ENDPOINT. Set both, or neither.",
    );
  }
  return {
    endpoint,
    headers: headersOf(headers ?? ""),
    serviceName: settings.OTEL_SERVICE_NAME,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** As in the specification of OpenTelemetry: values are percent-encoded. */
function headersOf(text: string): Record<string, string> {
  const pairs = text.split(",").filter((pair) => pair.trim() !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=(.*)$/.exec(pair) ?? [];
      const decoded = value === undefined ? undefined : decode(value.trim());
      if (!name || decoded === undefined)
        throw new StartupProblem(
          "OTEL_EXPORTER_OTLP_HEADERS must be pairs such as authorization=Bearer%20token, separated by commas.",
        );
      return [name.toLowerCase(), decoded];
    }),
  );
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign without two digits.
    return undefined;
  }
}
