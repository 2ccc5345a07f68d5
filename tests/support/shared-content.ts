import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { DatabaseOptions } from "../../src/platform/database/open-engine.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { databaseUrl, onServer } from "./migrated-databases.ts";
import { onceInRun } from "./once-in-run.ts";
import { PROJECT_ROOT } from "./project-files.ts";
import { POSTGRES_TEMPLATE } from "./share-content.ts";

export const DATABASE_FILE = "atrium.sqlite";

/** Puts a database with all shipped content into the folder. The site updates it when it opens it. */
export async function takeSharedContent(dataDirectory: string): Promise<void> {
  const loaded = await onceInRun("sqlite-file", async () => {
    const folder = newSharedFolder();
    await loadContentInto({ dataDirectory: folder });
    return join(folder, DATABASE_FILE);
  });
  copyFileSync(loaded, join(dataDirectory, DATABASE_FILE));
}

/** The name of a server database with the same content, as a template for others. */
export function sharedContentTemplate(): Promise<string> {
  return onceInRun(POSTGRES_TEMPLATE, async () => {
    const name = `content_${randomBytes(6).toString("hex")}`;
    await onServer(`create database ${name}`);
    await loadContentInto({ dataDirectory: newSharedFolder(), databaseUrl: databaseUrl(name) });
    return name;
  });
}

/** A folder that exists as long as the run. */
export function newSharedFolder(): string {
  return mkdtempSync(join(inject("sharedContent"), "site-"));
}

/** This takes longer than most tests. */
async function loadContentInto(databaseOptions: DatabaseOptions): Promise<void> {
  // Imported only here, because most callers find the content already loaded.
  const { createEmbeddedBackends } = await import("../../src/services/embedded-backends.ts");
  const { dataDirectory } = databaseOptions;
  const database = await openDatabase({ ...databaseOptions, patient: true });
  await database.migrate();
  const contentDirectory = join(PROJECT_ROOT, "content");
  const backends = await createEmbeddedBackends({ database, contentDirectory, dataDirectory, log: SILENT });
  await backends.loadContent();
  await backends.stop();
  await database.close();
}

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };
