import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { StartupProblem } from "../startup-problem.ts";
import type { Database, Engine, ServiceTables } from "./database.ts";
import { PLATFORM_MIGRATIONS } from "./platform-migrations.ts";
import type { Schema } from "./schema.ts";

/** Several processes may run it at the same time: on PostgreSQL, Kysely's migrator holds an advisory lock. */
export function migrationsOf(
  db: Kysely<Schema>,
  engine: Engine,
  tables: ServiceTables,
): Pick<Database, "migrate" | "pendingMigrations" | "newerMigrations"> {
  const migrations = migrationsFor(engine, tables);
  const newerMigrations = async () => (await executedMigrations(db)).filter((name) => !(name in migrations));
  return {
    newerMigrations,
    async migrate() {
      const newer = await newerMigrations();
      const removing = removingMigration(newer, Object.keys(migrations));
      if (removing)
        throw new StartupProblem(
          `A newer release of Atrium has changed the database (${removing}) and removed what this release needs; run the newer release, or restore a backup with this one.`,
        );
      const { error, results = [] } = await migratorOf(db, migrations, newer).migrateToLatest();
      if (error) throw explain(error, results.find((result) => result.status === "Error")?.migrationName);
      return results.map((result) => result.migrationName);
    },
    async pendingMigrations() {
      const known = await migratorOf(db, migrations, await newerMigrations()).getMigrations();
      return known.filter((migration) => !migration.executedAt).map((migration) => migration.name);
    },
  };
}

/** The migrator refuses a migration that it does not know, so those of a newer release get an entry without effect. */
function migratorOf(db: Kysely<Schema>, ours: Record<string, Migration>, newer: readonly string[]): Migrator {
  const entries = Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]));
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...ours, ...entries }) } });
}

/** "0040-drop-place-after-0035" removes what no release uses that knows migration 0035. */
const REMOVES = /-after-(\d{4})$/;

/** The newer migration that this release must not run on, because it removes what this release uses. */
function removingMigration(newer: readonly string[], known: readonly string[]): string | undefined {
  const newest = known.map(numberOf).toSorted().at(-1) ?? "";
  return newer.find((name) => (REMOVES.exec(name)?.[1] ?? "") > newest);
}

function numberOf(migration: string): string {
  return migration.slice(0, "0000".length);
}

/** The names in the database, also those of a newer release. */
async function executedMigrations(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
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
