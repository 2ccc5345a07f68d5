import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Engine } from "../database/database.ts";
import { jsonRows } from "../database/document-index/json-rows.ts";
import { newId } from "../database/new-id.ts";
import type { JobRow, Schema } from "../database/schema.ts";
import { storedTrace } from "../tracing/current-trace.ts";

export interface NewJob {
  kind: string;
  payload: unknown;
  runAt?: Date | undefined;
  /** A second job with the same key is ignored while the first is stored, even if it is done. */
  uniqueKey?: string | undefined;
  maxAttempts?: number | undefined;
  /** Its trace, if it is stored together with the jobs of other requests. */
  trace?: string | null | undefined;
}

const MAX_ATTEMPTS = 10;

/**
 * Stores a job and returns its id, or undefined if its key already exists. Within a transaction, the job exists only
 * if the transaction commits.
 */
export async function enqueue(db: Kysely<Schema>, job: NewJob): Promise<string | undefined> {
  const added = await db
    .insertInto("jobs")
    .values(rowOf(job))
    .onConflict((conflict) => conflict.column("unique_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}

export async function enqueueAll(db: Kysely<Schema>, engine: Engine, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    insert into jobs (${sql.join(NAMES.map((name) => sql.ref(name)))})
    ${jobRows(engine, jobs)} on conflict (unique_key) do nothing
  `.execute(db);
}

function jobRows(engine: Engine, jobs: readonly NewJob[]): RawBuilder<unknown> {
  return jsonRows(engine, JOB_COLUMNS, jobValues(jobs));
}

export function jobValues(jobs: readonly NewJob[]): (string | number | null)[][] {
  const now = new Date().toISOString();
  return jobs.map((job) => {
    const row = rowOf(job, now);
    return NAMES.map((name) => row[name]);
  });
}

export const JOB_COLUMNS = {
  id: "text",
  kind: "text",
  payload: "text",
  state: "text",
  unique_key: "text",
  run_at: "text",
  attempts: "integer",
  max_attempts: "integer",
  claim: "text",
  last_error: "text",
  created_at: "text",
  finished_at: "text",
  trace: "text",
} as const satisfies Record<keyof JobRow, string>;

const NAMES = Object.keys(JOB_COLUMNS) as (keyof JobRow)[];

function rowOf(job: NewJob, now = new Date().toISOString()): JobRow {
  return {
    id: newId(),
    kind: job.kind,
    payload: JSON.stringify(job.payload ?? null),
    state: "waiting",
    unique_key: job.uniqueKey ?? null,
    run_at: job.runAt?.toISOString() ?? now,
    attempts: 0,
    max_attempts: job.maxAttempts ?? MAX_ATTEMPTS,
    claim: null,
    last_error: null,
    created_at: now,
    finished_at: null,
    trace: job.trace === undefined ? storedTrace() : job.trace,
  };
}
