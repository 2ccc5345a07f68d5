import pino from "pino";
import { errorForLog } from "./error-for-log.ts";

export type Log = pino.Logger;

/**
 * Structured lines on standard output. What identifies a person is removed here, whoever logs it; `hide` takes out of a
 * text what opens something private.
 */
export function createLog(level: string, hide = (text: string) => text): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: PERSONAL_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: "[removed]" },
    serializers: {
      error: (error: unknown) => errorForLog(error, hide),
      path: (path: unknown) => hide(String(path)),
    },
  });
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
