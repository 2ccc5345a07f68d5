import type { Database } from "../database.ts";
import { explainPostgresError } from "../postgres/postgres-problem.ts";
import { explainSqliteError } from "../sqlite/sqlite-problem.ts";
import { troubleOf } from "./trouble.ts";

/** A sentence for the operator where the database itself is to blame; any other error as it is. */
export function explainDatabaseError(error: unknown, { engine, place }: Database): unknown {
  if (!troubleOf(error)) return error;
  return engine === "sqlite" ? explainSqliteError(error, place) : explainPostgresError(error, place);
}
