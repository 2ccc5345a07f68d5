import pino from "pino";

export type Log = pino.Logger;

/** Structured lines on standard output. What identifies a person is removed here, whoever logs it. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: PERSONAL_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: "[removed]" },
    serializers: { error: pino.stdSerializers.err },
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
