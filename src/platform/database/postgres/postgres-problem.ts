import { StartupProblem } from "../../startup-problem.ts";

/** The address without its password, for messages and logs. */
export function postgresLocation(databaseUrl: string): string {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2) {
    throw new StartupProblem(
      "DATABASE_URL is not a PostgreSQL address; write it as postgres://user:password@host:5432/database, or leave it unset for the embedded database.",
    );
  }
  const host = url.hostname || url.searchParams.get("host") || "localhost";
  return `PostgreSQL at ${host}:${url.port || 5432}, database "${url.pathname.slice(1)}"`;
}

export function explainPostgresError(error: unknown, location: string): StartupProblem {
  if (error instanceof StartupProblem) return error;
  const code = codeOf(error);
  const reason = (code && REASONS[code]) ?? `it answered: ${messageOf(error)}; check DATABASE_URL`;
  return new StartupProblem(`${location} cannot be used: ${reason}.`, { cause: error });
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: "nothing listens there; start the server or correct DATABASE_URL",
  ENOTFOUND: "the host name is unknown; correct DATABASE_URL",
  EAI_AGAIN: "the host name could not be looked up; check the network or correct DATABASE_URL",
  EHOSTUNREACH: "the host cannot be reached; check the network or correct DATABASE_URL",
  ETIMEDOUT: "it did not answer in time; check the network or correct DATABASE_URL",
  "25006": "it is read-only; name the server that takes writes in DATABASE_URL",
  "53100": "its disk is full; make room there",
  XX001: "its data is damaged; restore a backup of that server",
  XX002: "an index of it is damaged; REINDEX there, or restore a backup of that server",
  "28P01": "the user name or password is wrong; correct DATABASE_URL",
  "28000": "this user may not log in from here; correct DATABASE_URL or the server's pg_hba.conf",
  "3D000": "the database does not exist; create it or correct DATABASE_URL",
  "53300": "it has no free connections; raise max_connections or run fewer processes",
  "57P03": "it is still starting; try again in a moment",
};

function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return /timeout/i.test(error.message) ? "ETIMEDOUT" : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
