export type Trouble = keyof typeof TROUBLES;

/** For whoever watches the site, and for the log. */
export const TROUBLES = {
  damaged: "The database is damaged.",
  full: "The disk of the database is full: nothing can be stored.",
  "read-only": "The database cannot be written to: it is read-only.",
  failing: "The disk of the database fails: it cannot be read or written.",
  locked: "Another program keeps the database locked: nothing can be stored.",
  silent: "The database does not answer.",
  unreachable: "The database cannot be reached.",
  crowded: "The database has too much to do.",
} as const;

/** Those in which a second attempt would only wait as long again. */
const LONG_WAITS: readonly Trouble[] = ["locked", "silent", "crowded"];

/** The trouble that a failed statement tells of; nothing when the statement itself was wrong. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof AggregateError) return troubleOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  if ("errcode" in error && typeof error.errcode === "number") return ofSqlite(error.errcode);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return OF_POSTGRES[code] ?? OF_POSTGRES_CLASS[code.slice(0, 2)] ?? OF_PG_MESSAGE[error.message];
}

/** Whether the database was waited for as long as anybody may, so that others need not try. */
export function hasWaitedInVain(error: unknown): boolean {
  const trouble = troubleOf(error);
  return trouble !== undefined && LONG_WAITS.includes(trouble);
}

/** Extended codes carry the primary one in their lowest byte. */
function ofSqlite(code: number): Trouble | undefined {
  return OF_SQLITE[code & 0xff];
}

const OF_SQLITE: Record<number, Trouble> = {
  5: "locked",
  6: "locked",
  8: "read-only",
  10: "failing",
  11: "damaged",
  13: "full",
  14: "failing",
  26: "damaged",
};

const OF_POSTGRES: Record<string, Trouble> = {
  "25006": "read-only",
  "53100": "full",
  "53200": "crowded",
  "53300": "crowded",
  // A statement or a wait for a lock that took longer than a request may.
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

const OF_POSTGRES_CLASS: Record<string, Trouble> = { "08": "unreachable" };

/** The driver's own failures have no code. */
const OF_PG_MESSAGE: Record<string, Trouble> = {
  "Query read timeout": "silent",
  "timeout expired": "silent",
  "Connection terminated due to connection timeout": "silent",
  "timeout exceeded when trying to connect": "crowded",
  "Connection terminated unexpectedly": "unreachable",
  "Connection terminated": "unreachable",
  "Client has encountered a connection error and is not queryable": "unreachable",
};
