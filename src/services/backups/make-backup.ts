import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import { writeBackup } from "../../platform/database/moving/backup-file.ts";
import { exportDatabase } from "../../platform/database/moving/export-database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { writeSetting } from "../../platform/database/settings.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";

export interface MadeBackup {
  file: string;
  bytes: number;
  removed: number;
}

interface BackupOptions {
  directory: string;
  keep: number;
  key: string | undefined;
  signal?: AbortSignal;
}

const LastBackup = z.object({ file: z.string(), bytes: z.number() });

/** The row in `settings` with the last backup. */
const LAST_BACKUP = "backup.last";

const NAME = /^atrium-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.ndjson\.gz(?:\.age)?$/;
const PART = /^atrium-.+\.ndjson\.gz(?:\.age)?\.part$/;
const ABANDONED_MS = 24 * 60 * 60_000;

/** Writes an export into the folder, named by its time, and removes the oldest backups. */
export async function makeBackup(
  source: Database,
  { directory, keep, key, signal }: BackupOptions,
): Promise<MadeBackup> {
  await openFolder(directory);
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const file = join(directory, `atrium-${time}.ndjson.gz${key ? ".age" : ""}`);
  await writeBackup(file, exportDatabase(source), { key, signal });
  const { size: bytes } = await stat(file);
  return { file, bytes, removed: await removeOld(directory, keep) };
}

export async function noteBackup(db: Kysely<Schema>, { file, bytes }: MadeBackup): Promise<void> {
  await writeSetting(db, LAST_BACKUP, JSON.stringify({ file: basename(file), bytes }));
}

export async function lastBackup(
  db: Kysely<Schema>,
): Promise<{ file: string; bytes: number; at: string } | undefined> {
  const row = await db
    .selectFrom("settings")
    .select(["value", "updated_at"])
    .where("key", "=", LAST_BACKUP)
    .executeTakeFirst();
  return row && { ...LastBackup.parse(JSON.parse(row.value)), at: row.updated_at };
}

async function openFolder(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "unknown";
    throw new StartupProblem(`BACKUP_DIR=${directory} cannot be created (${code}).`, { cause: error });
  }
}

/** The names sort by time. Other files in the folder are left alone. */
async function removeOld(directory: string, keep: number): Promise<number> {
  const names = await readdir(directory);
  const old = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .slice(0, -keep);
  for (const name of old) await rm(join(directory, name), { force: true });
  for (const name of names.filter((found) => PART.test(found))) {
    const part = await stat(join(directory, name)).catch(() => undefined);
    if (part && Date.now() - part.mtimeMs > ABANDONED_MS) await rm(join(directory, name), { force: true });
  }
  return old.length;
}
