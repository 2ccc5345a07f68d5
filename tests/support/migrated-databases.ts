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
  postgresTemplate: string | undefined;
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
  const postgresTemplate = serverUrl && `migrated_${randomBytes(6).toString("hex")}`;
  if (postgresTemplate) {
    await onServer(`create database ${postgresTemplate}`);
    await migrate({ dataDirectory, databaseUrl: databaseUrl(postgresTemplate) });
  }
  project.provide("migrated", { sqliteFile: join(dataDirectory, "atrium.sqlite"), postgresTemplate });
  return async () => {
    rmSync(dataDirectory, { recursive: true, force: true });
    if (postgresTemplate) await onServer(`drop database ${postgresTemplate} with (force)`);
  };
}

export function databaseUrl(name: string): string {
  const url = new URL(serverUrl ?? "");
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function migrate(databaseOptions: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(databaseOptions);
  await database.migrate();
  await database.close();
}
