import type { Kysely, Updateable } from "kysely";
import type { JobRow, Schema } from "../database/schema.ts";
import { PermanentFailure } from "./job-handler.ts";
import { retryDelay } from "./retry-delay.ts";

type ClaimedJob = Pick<JobRow, "id" | "claim" | "attempts" | "max_attempts">;

/** Keeps the key of a finished job but not its payload, which may be about a person. */
export async function markDone(db: Kysely<Schema>, job: ClaimedJob): Promise<boolean> {
  return finish(db, job, {
    state: "done",
    payload: "null",
    last_error: null,
    finished_at: new Date().toISOString(),
  });
}

/** Puts the job back for another attempt, or among the dead ones when there is none left. */
export async function markFailed(
  db: Kysely<Schema>,
  job: ClaimedJob,
  error: unknown,
): Promise<"retry" | "dead" | "lost"> {
  const now = new Date();
  const isDead = error instanceof PermanentFailure || job.attempts >= job.max_attempts;
  const kept = await finish(db, job, {
    last_error: describe(error),
    ...(isDead
      ? { state: "dead", finished_at: now.toISOString() }
      : { state: "waiting", run_at: new Date(now.getTime() + retryDelay(job.attempts)).toISOString() }),
  });
  if (!kept) return "lost";
  return isDead ? "dead" : "retry";
}

export async function renewLease(db: Kysely<Schema>, job: ClaimedJob, until: Date): Promise<boolean> {
  return change(db, job, { run_at: until.toISOString() });
}

function finish(db: Kysely<Schema>, job: ClaimedJob, values: Updateable<JobRow>): Promise<boolean> {
  return change(db, job, { ...values, claim: null });
}

/** Only for the claim it was given for: after its lease the job may belong to another worker. */
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
  // PostgreSQL stores no NUL, and an error that cannot be recorded would leave the job running for ever.
  return text.replaceAll("\0", "").toWellFormed().slice(0, LONGEST_ERROR);
}
