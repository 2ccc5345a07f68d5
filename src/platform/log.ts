import pino from "pino";
import { readableEntry } from "./readable-entry.ts";
import type { Screen } from "./screen.ts";
import { traceFields } from "./tracing/current-trace.ts";

export type Log = pino.Logger;

interface LogOptions {
  hide?: (text: string) => string;
  output?: pino.DestinationStream;
  /** Also gets the lines of level "error". */
  errors?: pino.DestinationStream | undefined;
}

/** Writes structured lines. Personal data is removed here, for every caller and every format. */
export function createLog(level: string, { hide = (text) => text, output, errors }: LogOptions = {}): Log {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    mixin: traceFields,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: PERSONAL_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: "[removed]" },
    serializers: {
      error: (error: unknown) => errorForLog(error, hide),
      path: (path: unknown) => hide(String(path)),
    },
  };
  if (!errors) return output ? pino(options, output) : pino(options);
  const streams: pino.StreamEntry<string>[] = [
    { level, stream: output ?? pino.destination(1) },
    { level: "error", stream: errors },
  ];
  return pino(options, pino.multistream(streams));
}

/** In a terminal the log is readable text, otherwise JSON, unless the settings differ. */
export function createLogOn(
  screen: Screen,
  { logLevel, logFormat }: LogConfig,
  options: Pick<LogOptions, "hide" | "errors"> = {},
): Log {
  const isForPeople = logFormat === "auto" ? screen.isTerminal : logFormat === "pretty";
  if (!isForPeople) return createLog(logLevel, options);
  return createLog(logLevel, { ...options, output: { write: (line) => screen.print(readableEntry(line)) } });
}

interface LogConfig {
  logLevel: pino.LevelWithSilent;
  logFormat: "auto" | "json" | "pretty";
}

const PERSONAL_FIELDS = [
  "name",
  "email",
  "phone",
  "address",
  "authorization",
  "cookie",
  "ip",
  "token",
  "bearer",
];

/**
 * An error as it may be logged: its type, message and stack. Fields that libraries add are left out: PostgreSQL adds
 * the row, a request its address.
 */
export function errorForLog(error: unknown, hide: (text: string) => string): unknown {
  if (!(error instanceof Error)) return hide(String(error));
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return {
    type,
    message: hide(message),
    stack: hide(stack),
    ...(code !== undefined && { code: String(code) }),
  };
}
