import {
  createStackParser,
  createTransport,
  type Event,
  type Exception as SentException,
} from "@sentry/core";
import { nodeStackLineParser, ServerRuntimeClient } from "@sentry/core/server";
import { z } from "zod";

/** A line of the log, from which personal data has been removed. */
const Line = z.object({
  msg: z.string(),
  requestId: z.string().optional(),
  traceId: z.string().optional(),
  page: z.string().optional(),
  error: z
    .object({ type: z.string(), message: z.string(), stack: z.string() })
    .or(z.string().transform((message) => ({ type: "Error", message, stack: "" })))
    .optional(),
});

type ReportedLine = z.output<typeof Line>;

export interface ErrorReports {
  /** Takes lines of the log; pino calls it with those of level "error". */
  write(line: string): void;
}

/** A fault that occurs in each request is sent once in this time. */
const AGAIN_AFTER_MS = 60_000;
const MOST_KNOWN = 1_000;
const SEND_LIMIT_MS = 5_000;

/** Sends errors of the log to a server that speaks Sentry's protocol. Imported only if the setting is set. */
export function openErrorReports(dsn: string, release: string | undefined): ErrorReports {
  const stackParser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    ...{ dsn, stackParser, integrations: [], platform: "node" },
    ...(release && { release: release.slice(0, 12) }),
    sendClientReports: false,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const response = await fetch(options.url, {
          method: "POST",
          body: typeof body === "string" ? body : new Uint8Array(body),
          headers: { "content-type": "application/x-sentry-envelope" },
          signal: AbortSignal.timeout(SEND_LIMIT_MS),
        });
        await response.body?.cancel();
        return {
          statusCode: response.status,
          headers: {
            "x-sentry-rate-limits": response.headers.get("x-sentry-rate-limits"),
            "retry-after": response.headers.get("retry-after"),
          },
        };
      }),
  });
  client.init();
  const sentAt = new Map<string, number>();

  function isRepeated({ msg, error }: ReportedLine): boolean {
    const key = `${msg} ${error?.type} ${error?.stack.split("\n")[1]}`;
    const before = sentAt.get(key);
    if (before !== undefined && performance.now() - before < AGAIN_AFTER_MS) return true;
    if (sentAt.size >= MOST_KNOWN) sentAt.clear();
    sentAt.set(key, performance.now());
    return false;
  }

  function exceptionOf({ type, message, stack }: NonNullable<ReportedLine["error"]>): SentException {
    return { type, value: message, stacktrace: { frames: stackParser(stack) } };
  }

  return {
    write(text) {
      const line = Line.safeParse(JSON.parse(text)).data;
      if (!line || isRepeated(line)) return;
      const { msg, error, requestId, traceId, page } = line;
      const event: Event = {
        level: "error",
        ...(error ? { exception: { values: [exceptionOf(error)] } } : { message: msg }),
        tags: {
          ...(page && { page }),
          ...(requestId && { requestId }),
          ...(traceId && { traceId }),
          log: msg,
        },
        ...(page && { transaction: page }),
      };
      client.captureEvent(event);
    },
  };
}
