import pino from "pino";

/**
 * An error as it may stand in the log: what kind it is, its message and where it came from. Not what libraries hang on to
 * theirs: of PostgreSQL that is the row, of a request its address.
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
