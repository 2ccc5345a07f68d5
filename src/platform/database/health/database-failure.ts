export type DatabaseFailure = keyof typeof DATABASE_FAILURES;

/** Shown on /health and written to the log. */
export const DATABASE_FAILURES = {
  damaged: "The database is damaged.",
  full: "The disk of the database is full: nothing can be stored.",
  "read-only": "The database cannot be written to: it is read-only.",
  failing: "The disk of the database fails: it cannot be read or written.",
  locked: "Another program keeps the database locked: nothing can be stored.",
  silent: "The database does not answer.",
  unreachable: "The database cannot be reached.",
  crowded: "The database has too much to do.",
} as const;

/** Failures in which a retry would only wait as long again. */
const LONG_WAITS: readonly DatabaseFailure[] = ["locked", "silent", "crowded"];

/** The database failure behind a failed statement; undefined if the statement itself was wrong. */
export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
  if (error instanceof AggregateError) return databaseFailureOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  if ("errcode" in error && typeof error.errcode === "number") return ofSqlite(error.errcode);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return OF_POSTGRES[code] ?? OF_POSTGRES_CLASS[code.slice(0, 2)] ?? OF_PG_MESSAGE[error.message];
}

/** True if the statement failed after the longest allowed wait, so a retry would only wait again. */
export function hasTimedOut(error: unknown): boolean {
  const failure = databaseFailureOf(error);
  return failure !== undefined && LONG_WAITS.includes(failure);
}

/** Extended codes contain the primary code in their lowest byte. */
function ofSqlite(code: number): DatabaseFailure | undefined {
  return OF_SQLITE[code & 0xff];
}

const OF_SQLITE: Record<number, DatabaseFailure> = {
  5: "locked",
  6: "locked",
  8: "read-only",
  10: "failing",
  11: "damaged",
  13: "full",
  14: "failing",
  26: "damaged",
};

const OF_POSTGRES: Record<string, DatabaseFailure> = {
  "25006": "read-only",
  "53100": "full",
  "53200": "crowded",
  "53300": "crowded",
  // A statement or a wait for a lock exceeded the time limit of a request.
  "57014": "crowded",
  "55P03": "crowded",
  "57P01": "unreachable",
  "57P02": "unreachable",
  "57P03": "unreachable",
  "58030": "failing",
  XX001: "damaged",
  XX002: "damaged",
  ECONNREFUSED: "unreachable",
  ECONNRESET: "unreachable",
  EPIPE: "unreachable",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
  ENOTFOUND: "unreachable",
  EAI_AGAIN: "unreachable",
  ETIMEDOUT: "silent",
};

const OF_POSTGRES_CLASS: Record<string, DatabaseFailure> = { "08": "unreachable" };

/** The driver's own errors have no code. */
const OF_PG_MESSAGE: Record<string, DatabaseFailure> = {
  "Query read timeout": "silent",
  "timeout expired": "silent",
  "Connection terminated due to connection timeout": "silent",
  "timeout exceeded when trying to connect": "crowded",
  "Connection terminated unexpectedly": "unreachable",
  "Connection terminated": "unreachable",
  "Client has encountered a connection error and is not queryable": "unreachable",
};
