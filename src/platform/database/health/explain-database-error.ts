import type { Database } from "../database.ts";
import { explainPostgresError } from "../postgres/postgres-problem.ts";
import { explainSqliteError } from "../sqlite/sqlite-problem.ts";
import { databaseFailureOf } from "./database-failure.ts";

/** A sentence for the operator if the database has failed; any other error is returned unchanged. */
export function explainDatabaseError(error: unknown, { engine, location }: Database): unknown {
  if (!databaseFailureOf(error)) return error;
  return engine === "sqlite" ? explainSqliteError(error, location) : explainPostgresError(error, location);
}
