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
import { databaseUrl, type MigratedPlaces, onServer } from "../support/migrated-databases.ts";
import { sharedContentTemplate, takeSharedContent } from "../support/shared-content.ts";

/** Hands out empty databases and takes them away after each test, or after the suite. */
export interface TestEngine {
  engine: Engine;
  /** An empty place, with no tables yet. */
  newPlace(): Promise<DatabaseOptions>;
  /** One with all the content that we ship. */
  newContentPlace(): Promise<DatabaseOptions>;
  /** A migrated, empty database. */
  newDatabase(): Promise<Database>;
  /** Opens a place once more, and closes it when the databases are taken away. */
  open(place: DatabaseOptions): Promise<Database>;
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

/** Runs a suite where no statement of its own is covered: what the calls find on both engines is held by `part-c.test.ts`. */
export function oneEngine(name: string, suite: (engine: TestEngine) => void): void {
  describe(name, () => suite(testEngine("sqlite")));
}

/** Runs a suite that needs both engines at once. */
export function bothEngines(name: string, suite: (sqlite: TestEngine, postgres: TestEngine) => void): void {
  describe.skipIf(!serverUrl)(name, () => suite(testEngine("sqlite"), testEngine("postgres")));
}

/** Runs one suite over all engines that there are, with databases that last as long as the file. */
export function everyEngine(name: string, suite: (engines: TestEngine[]) => void): void {
  const engines: Engine[] = serverUrl ? ["sqlite", "postgres"] : ["sqlite"];
  describe(name, () => suite(engines.map((engine) => lastingEngine(testEngine(engine)))));
}

function testEngine(engine: Engine): TestEngine {
  async function open(place: DatabaseOptions): Promise<Database> {
    const database = await openPatiently(place);
    onCleanUp(() => database.close());
    return database;
  }
  async function newDatabase(): Promise<Database> {
    const database = await open(await newPlace(engine, inject("migrated")));
    // Nothing is left to do, but it says so if the copy is not what it should be.
    await database.migrate();
    return database;
  }
  return {
    engine,
    newPlace: () => newPlace(engine),
    newContentPlace: () => newContentPlace(engine),
    newDatabase,
    open,
  };
}

/** A visitor would not wait so long; a test does, where a worker is busy with something else or the machine is. */
async function openPatiently(place: DatabaseOptions, tries = 30): Promise<Database> {
  try {
    return await openDatabase(place);
  } catch (error) {
    const isLate = error instanceof StartupProblem && error.message.includes("did not answer in time");
    if (!isLate || tries === 0) throw error;
    return openPatiently(place, tries - 1);
  }
}

function lastingEngine({ engine, ...places }: TestEngine): TestEngine {
  return {
    engine,
    newPlace: () => lasting(places.newPlace),
    newContentPlace: () => lasting(places.newContentPlace),
    newDatabase: () => lasting(places.newDatabase),
    open: (place) => lasting(() => places.open(place)),
  };
}

/** Empty, or a copy of a database in which the migrations have run. */
async function newPlace(engine: Engine, migrated?: MigratedPlaces): Promise<DatabaseOptions> {
  const dataDirectory = newFolder();
  if (engine === "sqlite") {
    if (migrated) copyFileSync(migrated.sqliteFile, join(dataDirectory, basename(migrated.sqliteFile)));
    return { dataDirectory };
  }
  return { dataDirectory, databaseUrl: await copyOf(migrated?.postgresTemplate ?? "template1") };
}

async function newContentPlace(engine: Engine): Promise<DatabaseOptions> {
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
