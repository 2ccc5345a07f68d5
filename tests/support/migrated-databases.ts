import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../src/services/open-database.ts";

/** Migrated databases, of which tests use a copy. */
export interface MigratedDatabases {
  sqliteFile: string;
  /** Undefined when there is no server. */
  postgresTemplate: PostgresTemplate | undefined;
}

export interface PostgresTemplate {
  name: string;
  /** The result of TABLES_HASH. */
  tables: string | undefined;
}

declare module "vitest" {
  interface ProvidedContext {
    migrated: MigratedDatabases;
  }
}

const serverUrl = process.env.TEST_DATABASE_URL;

/** Migrations take longer than most store tests, so they run once per test run. */
export default async function migrateOnce(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "atrium-migrated-"));
  await migrate({ dataDirectory });
  const postgresTemplate = serverUrl ? await migrateOnServer(dataDirectory) : undefined;
  project.provide("migrated", { sqliteFile: join(dataDirectory, "atrium.sqlite"), postgresTemplate });
  return async () => {
    rmSync(dataDirectory, { recursive: true, force: true });
    if (!postgresTemplate) return;
    const named = `select datname from pg_database where datname like '${postgresTemplate.name}%'`;
    for (const { datname } of await onServer(named)) await onServer(`drop database ${datname} with (force)`);
  };
}

async function migrateOnServer(dataDirectory: string): Promise<PostgresTemplate> {
  const name = `migrated_${randomBytes(6).toString("hex")}`;
  await onServer(`create database ${name}`);
  await migrate({ dataDirectory, databaseUrl: databaseUrl(name) });
  const [found] = await onServer(TABLES_HASH, name);
  return { name, tables: found?.hash };
}

/** Identifies the columns and constraints of a database, because a test may change them or drop a table. */
export const TABLES_HASH = `select md5(string_agg(part, ' ' order by part)) as hash from (
  select attrelid::regclass || '.' || attname as part from pg_attribute
    where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union all select conrelid::regclass || ' ' || conname from pg_constraint
    where connamespace = 'public'::regnamespace) as parts`;

export function databaseUrl(name: string): string {
  const url = new URL(serverUrl ?? "");
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs statements on the server, in the given database, and returns the rows of the last one. */
export async function onServer(statement: string, database?: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: database ? databaseUrl(database) : serverUrl });
  await client.connect();
  const results = [await client.query<Record<string, string>>(statement)].flat();
  await client.end();
  return results.at(-1)?.rows ?? [];
}

async function migrate(databaseOptions: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(databaseOptions);
  await database.migrate();
  await database.close();
}
