import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, inject } from "vitest";
import type { Database, Engine } from "../../src/platform/database/database.ts";
import type { DatabaseOptions } from "../../src/platform/database/open-engine.ts";
import { StartupProblem } from "../../src/platform/startup-problem.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { lasting, onCleanUp } from "../support/clean-up.ts";
import {
  databaseUrl,
  type MigratedDatabases,
  onServer,
  type PostgresTemplate,
  TABLES_HASH,
} from "../support/migrated-databases.ts";
import { sharedContentTemplate, takeSharedContent } from "../support/shared-content.ts";

/** Provides empty databases and removes them after each test, or after the suite. */
export interface TestEngine {
  engine: Engine;
  /** An empty location, without tables. */
  newDatabaseOptions(): Promise<DatabaseOptions>;
  /** The location of a migrated, empty database. */
  newMigratedOptions(): Promise<DatabaseOptions>;
  /** A location with all shipped content. */
  newContentDatabase(): Promise<DatabaseOptions>;
  /** A migrated, empty database. */
  newDatabase(): Promise<Database>;
  /** Opens a location again, and closes it when the databases are removed. */
  open(databaseOptions: DatabaseOptions): Promise<Database>;
}

const serverUrl = process.env.TEST_DATABASE_URL;
if (!serverUrl) {
  console.warn("The PostgreSQL half of the store tests is skipped: TEST_DATABASE_URL is not set.");
}

/** Runs the same suite on both engines. */
export function eachEngine(name: string, suite: (engine: TestEngine) => void): void {
  describe(`${name} on SQLite`, () => suite(testEngine("sqlite")));
  describe.skipIf(!serverUrl)(`${name} on PostgreSQL`, () => suite(testEngine("postgres")));
}

/** Runs a suite that tests no SQL itself; `part-c.test.ts` checks the calls on both engines. */
export function oneEngine(name: string, suite: (engine: TestEngine) => void): void {
  describe(name, () => suite(testEngine("sqlite")));
}

/** Runs a suite that needs both engines together. */
export function bothEngines(name: string, suite: (sqlite: TestEngine, postgres: TestEngine) => void): void {
  describe.skipIf(!serverUrl)(name, () => suite(testEngine("sqlite"), testEngine("postgres")));
}

/** Runs one suite over all available engines, with databases that exist as long as the file. */
export function everyEngine(name: string, suite: (engines: TestEngine[]) => void): void {
  const engines: Engine[] = serverUrl ? ["sqlite", "postgres"] : ["sqlite"];
  describe(name, () => suite(engines.map((engine) => lastingEngine(testEngine(engine)))));
}

function testEngine(engine: Engine): TestEngine {
  async function open(databaseOptions: DatabaseOptions): Promise<Database> {
    const database = await openPatiently(databaseOptions);
    onCleanUp(() => database.close());
    return database;
  }
  async function newDatabase(): Promise<Database> {
    const database = await open(await newMigratedOptions(engine, inject("migrated")));
    // There is nothing to migrate, but this fails if the copy is wrong.
    await database.migrate();
    return database;
  }
  return {
    engine,
    newDatabaseOptions: () => newDatabaseOptions(engine),
    newMigratedOptions: () => newMigratedOptions(engine, inject("migrated")),
    newContentDatabase: () => newContentDatabase(engine),
    newDatabase,
    open,
  };
}

/** A visitor would not wait so long, but a test does when a worker or the machine is busy. */
async function openPatiently(databaseOptions: DatabaseOptions, tries = 30): Promise<Database> {
  try {
    return await openDatabase(databaseOptions);
  } catch (error) {
    const isLate = error instanceof StartupProblem && error.message.includes("did not answer in time");
    if (!isLate || tries === 0) throw error;
    return openPatiently(databaseOptions, tries - 1);
  }
}

function lastingEngine({ engine, ...databases }: TestEngine): TestEngine {
  return {
    engine,
    newDatabaseOptions: () => lasting(databases.newDatabaseOptions),
    newMigratedOptions: () => lasting(databases.newMigratedOptions),
    newContentDatabase: () => lasting(databases.newContentDatabase),
    newDatabase: () => lasting(databases.newDatabase),
    open: (databaseOptions) => lasting(() => databases.open(databaseOptions)),
  };
}

async function newDatabaseOptions(engine: Engine): Promise<DatabaseOptions> {
  const dataDirectory = newFolder();
  return engine === "sqlite" ? { dataDirectory } : { dataDirectory, databaseUrl: await copyOf("template1") };
}

async function newMigratedOptions(
  engine: Engine,
  { sqliteFile, postgresTemplate }: MigratedDatabases,
): Promise<DatabaseOptions> {
  const dataDirectory = newFolder();
  if (engine === "postgres" && postgresTemplate)
    return { dataDirectory, databaseUrl: await emptyDatabase(postgresTemplate) };
  copyFileSync(sqliteFile, join(dataDirectory, basename(sqliteFile)));
  return { dataDirectory };
}

async function newContentDatabase(engine: Engine): Promise<DatabaseOptions> {
  const dataDirectory = newFolder();
  if (engine === "postgres")
    return { dataDirectory, databaseUrl: await copyOf(await sharedContentTemplate()) };
  await takeSharedContent(dataDirectory);
  return { dataDirectory };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "atrium-store-"));
  onCleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function copyOf(template: string): Promise<string> {
  const name = await createDatabase("test", template);
  onCleanUp(() => onServer(`drop database ${name} with (force)`));
  return databaseUrl(name);
}

/** Migrated databases of this worker that no test uses now. They are deleted with their template. */
const unused: string[] = [];

/** A database that an earlier test has used and that was emptied, because a new one takes four times as long. */
async function emptyDatabase({ name: template, tables }: PostgresTemplate): Promise<string> {
  const name = unused.pop() ?? (await createDatabase(template, template));
  onCleanUp(async () => {
    const [left] = await onServer(REMOVE_ROWS + TABLES_HASH, name);
    if (left?.hash === tables) unused.push(name);
    else await onServer(`drop database ${name} with (force)`);
  });
  return databaseUrl(name);
}

/** Closes all other connections and deletes all rows. Foreign keys are not checked, so the order is free. */
const REMOVE_ROWS = `do $$ declare found record; begin
  perform pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  set local session_replication_role = replica;
  for found in select tablename from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_migration%'
  loop execute format('delete from %I', found.tablename); end loop;
end $$;`;

async function createDatabase(prefix: string, template: string): Promise<string> {
  const name = `${prefix}_${randomBytes(6).toString("hex")}`;
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  return name;
}
