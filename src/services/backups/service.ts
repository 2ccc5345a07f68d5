import type { Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import { checkBackupKey } from "../../platform/database/moving/backup-file.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import { openDatabase } from "../open-database.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { makeBackup, noteBackup } from "./make-backup.ts";

const MAKE_BACKUP = "make-backup";

/** Makes backups on a schedule, in the process for background work. */
export async function serveBackups({
  backup,
  backupKey: key,
  database,
  dataDirectory,
  log,
}: ServiceParts): Promise<Service> {
  if (!backup) return { mounts: [] };
  if (key) await checkBackupKey(key);
  await enqueueBackup(database.db, backup.everyMs);
  const handler = jobHandler(z.object({}), async (_, { signal }) => {
    await enqueueBackup(database.db, backup.everyMs, Date.now() + backup.everyMs);
    const start = performance.now();
    const made = await withSource(database, dataDirectory, (source) =>
      makeBackup(source, { ...backup, key, signal }),
    );
    await noteBackup(database.db, made);
    log.info({ ...made, milliseconds: Math.round(performance.now() - start) }, "A backup is made.");
  });
  return { mounts: [], jobs: { [MAKE_BACKUP]: handler } };
}

/** One job for each period, for any number of processes and machines: only one worker can claim it. */
async function enqueueBackup(db: Kysely<Schema>, everyMs: number, time = Date.now()): Promise<void> {
  const runAt = new Date(Math.floor(time / everyMs) * everyMs);
  const uniqueKey = `${MAKE_BACKUP}:${runAt.toISOString()}`;
  await enqueue(db, { kind: MAKE_BACKUP, payload: {}, runAt, uniqueKey });
}

/** On SQLite a second connection, because a long transaction on the first one would hold up every lead. */
async function withSource<Result>(
  database: Database,
  dataDirectory: string,
  use: (source: Database) => Promise<Result>,
): Promise<Result> {
  if (database.engine === "postgres") return use(database);
  const source = await openDatabase({ dataDirectory, readOnly: true });
  try {
    return await use(source);
  } finally {
    await source.close();
  }
}
