import { statfs } from "node:fs/promises";
import { Hono } from "hono";
import { sql } from "kysely";
import {
  type DATABASE_PROBLEMS,
  getSiteHealth,
  replayDeadJobs,
  type SiteHealth,
} from "../../../contracts/staff/calls/health-calls.ts";
import type { Database } from "../../../platform/database/database.ts";
import { DATABASE_FAILURES } from "../../../platform/database/health/database-failure.ts";
import { replayDead } from "../../../platform/jobs/dead-jobs.ts";
import { lastBackup } from "../../backups/make-backup.ts";
import type { ServiceParts } from "../../service-parts.ts";
import { writeAuditLine } from "../access/audit-log.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";
import { staffAccess } from "../access/staff-access.ts";
import { readDeadJobs, readQueue } from "./read-jobs.ts";

export function createStaffHealthApp(parts: ServiceParts): Hono {
  const { database } = parts;
  const { db } = database;
  const app = new Hono();
  const serve = staffCallServer(app, staffAccess(parts));
  const startedAt = new Date().toISOString();

  serve(getSiteHealth, async () => ({
    ...{ at: new Date().toISOString(), startedAt, node: process.version },
    release: parts.release?.slice(0, RELEASE_LETTERS) ?? null,
    database: {
      engine: database.engine,
      size: await sizeOf(database),
      problem: problemOf(await parts.problem()),
      missingMigrations: await database.pendingMigrations(),
      newerMigrations: await database.newerMigrations(),
    },
    storage: await spaceOf(parts.dataDirectory),
    backup: { everyMs: parts.backup?.everyMs ?? null, last: (await lastBackup(db)) ?? null },
    queue: await readQueue(db),
    dead: await readDeadJobs(db),
    circuits: circuitsOf(parts),
  }));

  serve(replayDeadJobs, async (which, staff) =>
    db.transaction().execute(async (transaction) => {
      const replayed = await replayDead(transaction, which);
      if (replayed > 0)
        await writeAuditLine(transaction, staff, replayDeadJobs.name, {
          ...{ kind: "job", recordId: which.id ?? which.kind ?? null },
          ...{ before: { state: "dead" }, after: { state: "waiting", replayed } },
        });
      return { replayed };
    }),
  );

  return app;
}

const RELEASE_LETTERS = 12;

/** Undefined if the size cannot be read; the page shows the rest all the same. */
async function sizeOf({ db, engine }: Pick<Database, "db" | "engine">): Promise<number | null> {
  const query =
    engine === "sqlite"
      ? sql<{
          size: number;
        }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`
      : sql<{ size: number }>`select pg_database_size(current_database()) as size`;
  const { rows } = await query.execute(db);
  return rows[0] ? Number(rows[0].size) : null;
}

/** Free for a process that is not root. */
async function spaceOf(directory: string): Promise<SiteHealth["storage"]> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return { free: bavail * bsize, total: blocks * bsize };
}

type Problem = (typeof DATABASE_PROBLEMS)[number];

const SENTENCES = Object.entries(DATABASE_FAILURES) as [Problem, string][];

/** Other problems are about the content. */
function problemOf(sentence: string | undefined): Problem | null {
  if (sentence === undefined) return null;
  return SENTENCES.find(([, known]) => known === sentence)?.[0] ?? "content";
}

function circuitsOf({ circuits, objectStore, database }: ServiceParts): SiteHealth["circuits"] {
  const own = [
    ...(circuits?.() ?? []),
    ...(objectStore ? [["object-store", objectStore.isAway()] as const] : []),
    ...(database.isReplicaUsed ? [["database-replica", !database.isReplicaUsed()] as const] : []),
  ];
  return own.map(([host, isOpen]) => ({ host, isOpen }));
}
