import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { type DeadKind, JOB_GROUPS, type SiteHealth } from "../../../contracts/staff/calls/health-calls.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { SEND_ALERT } from "../../alerts/alert-job.ts";
import { DELIVER_LEAD } from "../../leads/lead-jobs.ts";
import { plainError } from "./plain-error.ts";

type Db = Kysely<Schema>;

const SHOWN_OF_A_KIND = 10;
const COUNTED_UNTIL = 1001;

// The states are written out, because an index of some states serves only statements that name them.
const IS_DEAD = sql<boolean>`state = 'dead'`;
const CAN_BE_TAKEN = sql<boolean>`state in ('waiting', 'running')`;

export async function readDeadJobs(db: Db): Promise<DeadKind[]> {
  const kinds = await db
    .selectFrom("jobs")
    .select(["kind", (row) => row.fn.countAll().as("count")])
    .where(IS_DEAD)
    .groupBy("kind")
    .orderBy("kind")
    .execute();
  const dead = await Promise.all(
    kinds.map(async ({ kind, count }) => ({
      ...{ kind, group: groupOf(kind), count: Number(count) },
      jobs: await newestOf(db, kind),
    })),
  );
  return JOB_GROUPS.flatMap((group) => dead.filter((one) => one.group === group));
}

async function newestOf(db: Db, kind: string): Promise<DeadKind["jobs"]> {
  const rows = await db
    .selectFrom("jobs")
    .select(["id", "created_at", "finished_at", "attempts", "last_error", "payload"])
    .where(IS_DEAD)
    .where("kind", "=", kind)
    .orderBy("created_at", "desc")
    .limit(SHOWN_OF_A_KIND)
    .execute();
  return rows.map(({ id, created_at: createdAt, finished_at: diedAt, attempts, last_error, payload }) => ({
    ...{ id, createdAt, diedAt, attempts, error: plainError(last_error), leadId: leadOf(payload) },
  }));
}

const OfLead = z.object({ leadId: z.string() });

function leadOf(payload: string): string | null {
  const read = OfLead.safeParse(JSON.parse(payload));
  return read.success ? read.data.leadId : null;
}

/** The kinds of all jobs that send a letter begin with one of these words. */
const OF_LETTERS = /^(?:tell|send|confirm)-/;

function groupOf(kind: string): DeadKind["group"] {
  if (kind === DELIVER_LEAD) return "lead";
  return OF_LETTERS.test(kind) && kind !== SEND_ALERT ? "letter" : "other";
}

export async function readQueue(db: Db, now = new Date()): Promise<SiteHealth["queue"]> {
  const taken = db.selectFrom("jobs").where(CAN_BE_TAKEN);
  const due = taken.where("state", "=", "waiting").where("run_at", "<=", now.toISOString());
  const oldest = await due.select("run_at").orderBy("run_at").limit(1).executeTakeFirst();
  const counted = await db
    .selectFrom(due.select("id").limit(COUNTED_UNTIL).as("found"))
    .select((row) => row.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const running = await taken
    .where("state", "=", "running")
    .select((row) => row.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return {
    running: Number(running.count),
    due: Number(counted.count),
    oldestDue: oldest?.run_at ?? null,
  };
}
