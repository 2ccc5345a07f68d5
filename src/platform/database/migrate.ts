import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { StartupProblem } from "../startup-problem.ts";
import type { Database, Engine, ServiceTables } from "./database.ts";
import { PLATFORM_MIGRATIONS } from "./platform-migrations.ts";
import type { Schema } from "./schema.ts";

/** Several processes may run it at the same time: on PostgreSQL, Kysely's migrator holds an advisory lock. */
export function migrationsOf(
  db: Kysely<Schema>,
  engine: Engine,
  tables: ServiceTables,
): Pick<Database, "migrate" | "pendingMigrations"> {
  const migrations = migrationsFor(engine, tables);
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

export function migrationNames({ migrations }: Pick<ServiceTables, "migrations">): string[] {
  return Object.keys({ ...PLATFORM_MIGRATIONS, ...migrations }).toSorted();
}

export function migrationsFor(engine: Engine, { migrations }: ServiceTables): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries({ ...PLATFORM_MIGRATIONS, ...migrations }).map(([name, written]) => {
      const statements = IN_DIALECT[engine](typeof written === "string" ? written : written(engine));
      const up = async (db: Kysely<unknown>) => {
        for (const statement of statements.split(/;\s*$/m))
          if (statement.trim()) await sql.raw(statement).execute(db);
      };
      return [name, { up }];
    }),
  );
}

/** Migrations are written with PostgreSQL's type names and SQLite's table options. */
const IN_DIALECT: Record<Engine, (statements: string) => string> = {
  sqlite: (statements) =>
    statements.replaceAll(/\bbigint\b/g, "integer").replaceAll(/\bdouble precision\b/g, "real"),
  // The collation "C" compares bytes, as SQLite does, so that both engines sort alike.
  postgres: (statements) =>
    statements
      .replaceAll(/\) strict(, without rowid)?;/g, ");")
      .replaceAll(/(?<![":])\btext\b(?!")/g, 'text collate "C"'),
};

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
