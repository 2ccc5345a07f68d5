import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { PROJECT_ROOT } from "./project-files.ts";

export const DATABASE_FILE = "atrium.sqlite";

/** Puts a database with all the content that we ship into the folder. Whoever opens it brings it up to date by itself. */
export async function takeSharedContent(dataDirectory: string): Promise<void> {
  const shared = join(inject("sharedContent"), DATABASE_FILE);
  if (!existsSync(shared)) await loadContentInto(shared);
  copyFileSync(shared, join(dataDirectory, DATABASE_FILE));
}

/** A folder that lasts as long as the run. */
export function newSharedFolder(): string {
  return mkdtempSync(join(inject("sharedContent"), "site-"));
}

/** Loading takes longer than most tests, so the first one that needs the content does it for the whole run. */
async function loadContentInto(shared: string): Promise<void> {
  // Only here: most who take the content find it loaded.
  const { createEmbeddedBackends } = await import("../../src/services/embedded-backends.ts");
  const dataDirectory = mkdtempSync(join(tmpdir(), "atrium-content-"));
  const database = await openDatabase({ dataDirectory });
  await database.migrate();
  const contentDirectory = join(PROJECT_ROOT, "content");
  const backends = await createEmbeddedBackends({ database, contentDirectory, dataDirectory, log: SILENT });
  await backends.loadContent();
  await backends.stop();
  await database.close();
  const copy = `${shared}.${process.pid}`;
  copyFileSync(join(dataDirectory, DATABASE_FILE), copy);
  // In one step, so that nobody takes half of it.
  renameSync(copy, shared);
  rmSync(dataDirectory, { recursive: true, force: true });
}

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };
