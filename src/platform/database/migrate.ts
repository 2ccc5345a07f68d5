import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { StartupProblem } from "../startup-problem.ts";
import type { Database, Engine } from "./database.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import type { Schema } from "./schema.ts";

/** Safe to run from several processes at once: on PostgreSQL Kysely's migrator holds an advisory lock. */
export function migrationsOf(
  db: Kysely<Schema>,
  engine: Engine,
): Pick<Database, "migrate" | "pendingMigrations"> {
  const migrations = allMigrations(engine);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  return {
    async migrate() {
      const { error, results = [] } = await migrator.migrateToLatest();
      if (error) throw explain(error, results.find((result) => result.status === "Error")?.migrationName);
      return results.map((result) => result.migrationName);
    },
    async pendingMigrations() {
      const known = await migrator.getMigrations();
      return known.filter((migration) => !migration.executedAt).map((migration) => migration.name);
    },
  };
}

function explain(error: unknown, migration: string | undefined): StartupProblem {
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith("corrupted migrations")) {
    return new StartupProblem(
      "The database was last used by another version of Atrium; run that version, or restore an export made with this one.",
      { cause: error },
    );
  }
  const what = migration ? `Migration ${migration} failed` : "The migrations could not run";
  return new StartupProblem(`${what} and changed nothing: ${message}.`, { cause: error });
}
