import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, describe } from "vitest";
import type { Database, Engine } from "../../src/platform/database/database.ts";
import { type DatabaseOptions, openDatabase } from "../../src/platform/database/open-database.ts";

/** Hands out empty databases and takes them away after each test, or after the suite. */
export interface TestEngine {
  engine: Engine;
  /** An empty place, with no tables yet. */
  newPlace(): Promise<DatabaseOptions>;
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

/** Runs a suite that needs both engines at once. */
export function bothEngines(name: string, suite: (sqlite: TestEngine, postgres: TestEngine) => void): void {
  describe.skipIf(!serverUrl)(name, () => suite(testEngine("sqlite"), testEngine("postgres")));
}

/** Runs one suite over all engines that there are, with databases that last as long as the suite. */
export function everyEngine(name: string, suite: (engines: TestEngine[]) => void): void {
  const engines: Engine[] = serverUrl ? ["sqlite", "postgres"] : ["sqlite"];
  describe(name, () => suite(engines.map((engine) => testEngine(engine, afterAll))));
}

function testEngine(engine: Engine, afterUse: typeof afterAll | typeof afterEach = afterEach): TestEngine {
  const opened: Database[] = [];
  const removals: (() => Promise<void> | void)[] = [];
  afterUse(async () => {
    for (const database of opened.splice(0)) await database.close();
    for (const remove of removals.splice(0)) await remove();
  });

  const newPlace = async (): Promise<DatabaseOptions> => {
    const dataDirectory = mkdtempSync(join(tmpdir(), "atrium-store-"));
    removals.push(() => rmSync(dataDirectory, { recursive: true, force: true }));
    if (engine === "sqlite") return { dataDirectory };
    const name = `test_${randomBytes(6).toString("hex")}`;
    await onServer(`create database ${name}`);
    removals.push(() => onServer(`drop database ${name} with (force)`));
    const url = new URL(serverUrl ?? "");
    url.pathname = `/${name}`;
    return { dataDirectory, databaseUrl: url.href };
  };
  const open = async (place: DatabaseOptions): Promise<Database> => {
    const database = await openDatabase(place);
    opened.push(database);
    return database;
  };
  const newDatabase = async (): Promise<Database> => {
    const database = await open(await newPlace());
    await database.migrate();
    return database;
  };
  return { engine, newPlace, newDatabase, open };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
