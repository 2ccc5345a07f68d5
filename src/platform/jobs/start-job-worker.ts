import { setTimeout as pause } from "node:timers/promises";
import type { Kysely, Updateable } from "kysely";
import { claimJob } from "../database/claim-job.ts";
import type { Database } from "../database/database.ts";
import type { JobRow, Schema } from "../database/schema.ts";
import { inSpan, readStoredTrace, runTraced, type Tracer } from "../tracing/current-trace.ts";
import { enqueue, type NewJob } from "./enqueue.ts";
import { type JobHandler, PermanentFailure } from "./job-handler.ts";
import { retryDelay } from "./retry-delay.ts";

export interface JobWorkerOptions {
  database: Pick<Database, "db" | "engine">;
  handlers: Readonly<Record<string, JobHandler>>;
  concurrency?: number;
  pollEvery?: number;
  /** Milliseconds after which the job of a vanished worker may be claimed again. */
  leaseFor?: number;
  /** Milliseconds that running jobs have to finish when the worker stops; then their signal is aborted. */
  stopWithin?: number;
  report?: (event: JobEvent) => void;
  tracer?: Tracer | undefined;
  /** A job that reports a dead job. It is stored in the same transaction, so that it exists once. */
  alertOf?: ((dead: JobRow) => NewJob | undefined) | undefined;
}

export type JobEvent =
  | { type: "done"; jobId: string; kind: string; attempt: number }
  | { type: "retry" | "dead" | "lost"; jobId: string; kind: string; attempt: number; error: unknown }
  /** The database did not respond; the worker retries at growing intervals. Reported once until it responds again. */
  | { type: "failure"; error: unknown };

export interface JobWorker {
  /** Claims no further job, and resolves when the running ones have finished or given up. */
  stop(): Promise<void>;
}

export const LEASE_MS = 60_000;

const LONGEST_WAIT = 5_000;

export function startJobWorker({
  database,
  handlers,
  concurrency = 2,
  pollEvery = 500,
  leaseFor = LEASE_MS,
  stopWithin = 3_000,
  report = () => {},
  tracer,
  alertOf,
}: JobWorkerOptions): JobWorker {
  const stopping = new AbortController();
  const outOfTime = new AbortController();
  const kinds = Object.keys(handlers);

  let isFailing = false;

  async function work(): Promise<void> {
    let wait = pollEvery;
    while (!stopping.signal.aborted) {
      const taken = await claimOne().catch(reportDatabaseFailure);
      if (taken !== "failure") isFailing = false;
      if (taken === "one") continue;
      wait = taken === "failure" ? Math.min(wait * 2, Math.max(LONGEST_WAIT, pollEvery)) : pollEvery;
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  function reportDatabaseFailure(error: unknown): "failure" {
    if (!isFailing) report({ type: "failure", error });
    isFailing = true;
    return "failure";
  }

  async function claimOne(): Promise<"one" | "none"> {
    const job = await claimJob(database, { kinds, now: new Date(), leaseUntil: leaseEnd() });
    if (!job) return "none";
    // The job continues the trace of the request that stored it.
    await runTraced({ ...readStoredTrace(job.trace), tracer }, () => finishOne(job));
    return "one";
  }

  async function finishOne(job: JobRow): Promise<void> {
    const about = { jobId: job.id, kind: job.kind, attempt: job.attempts };
    const outcome = await run(job);
    if (outcome.ok) {
      const kept = await markDone(database.db, job);
      const error = new Error("Another worker took the job: its lease ended before the job was done.");
      report(kept ? { type: "done", ...about } : { type: "lost", ...about, error });
    } else {
      report({
        type: await markFailed(database.db, job, outcome.error, alertOf?.(job)),
        ...about,
        error: outcome.error,
      });
    }
  }

  async function run(job: JobRow): Promise<{ ok: true } | { ok: false; error: unknown }> {
    const lost = new AbortController();
    const renewal = setInterval(() => {
      renewLease(database.db, job, leaseEnd()).then((kept) => kept || lost.abort(), reportDatabaseFailure);
    }, leaseFor / 3);
    try {
      // A job that kills its worker every time is never marked as failed; it ends here instead.
      if (job.attempts > job.max_attempts)
        throw new PermanentFailure("Every worker that ran the job ended without a result.");
      const signal = AbortSignal.any([lost.signal, outOfTime.signal]);
      const context = { jobId: job.id, attempt: job.attempts, signal };
      const attributes = { "atrium.job.id": job.id, "atrium.job.attempt": job.attempts };
      await inSpan({ name: `job ${job.kind}`, kind: "consumer", attributes }, async () =>
        handlers[job.kind]?.handle(JSON.parse(job.payload), context),
      );
      return { ok: true };
    } catch (error) {
      return { ok: false, error };
    } finally {
      clearInterval(renewal);
    }
  }

  function leaseEnd(): Date {
    return new Date(Date.now() + leaseFor);
  }

  const loops = Array.from({ length: concurrency }, work);
  const forgetting = deleteDone(database.db, stopping.signal, report);
  return {
    async stop() {
      stopping.abort();
      const patience = setTimeout(() => outOfTime.abort(), stopWithin);
      await Promise.all([...loops, forgetting]);
      clearTimeout(patience);
    },
  };
}

const KEEP_FOR = 7 * 24 * 60 * 60_000;
const EVERY = 60 * 60_000;

/** Runs once an hour until the signal: deletes jobs that were done a week ago, which releases their keys. */
async function deleteDone(
  db: Kysely<Schema>,
  signal: AbortSignal,
  report: (event: { type: "failure"; error: unknown }) => void,
): Promise<void> {
  while (!signal.aborted) {
    await deleteDoneBefore(db, new Date(Date.now() - KEEP_FOR)).catch((error: unknown) =>
      report({ type: "failure", error }),
    );
    await pause(EVERY, undefined, { signal }).catch(() => {});
  }
}

export async function deleteDoneBefore(db: Kysely<Schema>, time: Date): Promise<void> {
  await db
    .deleteFrom("jobs")
    .where("state", "=", "done")
    .where("finished_at", "<", time.toISOString())
    .execute();
}

type ClaimedJob = Pick<JobRow, "id" | "claim" | "attempts" | "max_attempts">;

/** Stores the key of a finished job but not its payload, which may contain personal data. */
export async function markDone(db: Kysely<Schema>, job: ClaimedJob): Promise<boolean> {
  return finish(db, job, {
    state: "done",
    payload: "null",
    last_error: null,
    finished_at: new Date().toISOString(),
  });
}

/** Schedules another attempt, or marks the job as dead if there is none left. */
export async function markFailed(
  db: Kysely<Schema>,
  job: ClaimedJob,
  error: unknown,
  alert?: NewJob,
): Promise<"retry" | "dead" | "lost"> {
  const now = new Date();
  const isDead = error instanceof PermanentFailure || job.attempts >= job.max_attempts;
  const values: Updateable<JobRow> = {
    last_error: describe(error),
    ...(isDead
      ? { state: "dead", finished_at: now.toISOString() }
      : { state: "waiting", run_at: new Date(now.getTime() + retryDelay(job.attempts)).toISOString() }),
  };
  const kept =
    isDead && alert ? await finishWithAlert(db, job, values, alert) : await finish(db, job, values);
  if (!kept) return "lost";
  return isDead ? "dead" : "retry";
}

function finishWithAlert(
  db: Kysely<Schema>,
  job: ClaimedJob,
  values: Updateable<JobRow>,
  alert: NewJob,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const kept = await finish(transaction, job, values);
    if (kept) await enqueue(transaction, alert);
    return kept;
  });
}

async function renewLease(db: Kysely<Schema>, job: ClaimedJob, until: Date): Promise<boolean> {
  return change(db, job, { run_at: until.toISOString() });
}

function finish(db: Kysely<Schema>, job: ClaimedJob, values: Updateable<JobRow>): Promise<boolean> {
  return change(db, job, { ...values, claim: null });
}

/** Changes the job only for its own claim: after the lease the job may belong to another worker. */
async function change(db: Kysely<Schema>, job: ClaimedJob, values: Updateable<JobRow>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set(values)
    .where("id", "=", job.id)
    .where("claim", "=", job.claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const LONGEST_ERROR = 2_000;

function describe(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // PostgreSQL stores no NUL, and an error that cannot be stored would leave the job running indefinitely.
  return text.replaceAll("\0", "").toWellFormed().slice(0, LONGEST_ERROR);
}
