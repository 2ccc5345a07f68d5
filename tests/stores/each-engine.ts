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
import { databaseUrl, type MigratedDatabases, onServer } from "../support/migrated-databases.ts";
import { sharedContentTemplate, takeSharedContent } from "../support/shared-content.ts";

/** Provides empty databases and removes them after each test, or after the suite. */
export interface TestEngine {
  engine: Engine;
  /** An empty location, without tables. */
  newDatabaseOptions(): Promise<DatabaseOptions>;
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
    const database = await open(await newDatabaseOptions(engine, inject("migrated")));
    // There is nothing to migrate, but this fails if the copy is wrong.
    await database.migrate();
    return database;
  }
  return {
    engine,
    newDatabaseOptions: () => newDatabaseOptions(engine),
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
    newContentDatabase: () => lasting(databases.newContentDatabase),
    newDatabase: () => lasting(databases.newDatabase),
    open: (databaseOptions) => lasting(() => databases.open(databaseOptions)),
  };
}

/** An empty location, or a copy of a migrated database. */
async function newDatabaseOptions(engine: Engine, migrated?: MigratedDatabases): Promise<DatabaseOptions> {
  const dataDirectory = newFolder();
  if (engine === "sqlite") {
    if (migrated) copyFileSync(migrated.sqliteFile, join(dataDirectory, basename(migrated.sqliteFile)));
    return { dataDirectory };
  }
  return { dataDirectory, databaseUrl: await copyOf(migrated?.postgresTemplate ?? "template1") };
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
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(`create database ${name} template ${template}`);
  onCleanUp(() => onServer(`drop database ${name} with (force)`));
  return databaseUrl(name);
}
