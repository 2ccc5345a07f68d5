import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";

export interface NewJob {
  kind: string;
  /** Stored as JSON; the handler of the kind parses it with its own schema. */
  payload: unknown;
  runAt?: Date | undefined;
  /** A second job with the same key is not taken while the first is on record, also when that one is done. */
  uniqueKey?: string | undefined;
  maxAttempts?: number | undefined;
}

const MAX_ATTEMPTS = 10;

/**
 * Puts a job on record and returns its id, or undefined when its key is on record already. Given a transaction,
 * the job exists if and only if the transaction commits.
 */
export async function enqueue(db: Kysely<Schema>, job: NewJob): Promise<string | undefined> {
  const now = new Date();
  const added = await db
    .insertInto("jobs")
    .values({
      id: randomUUID(),
      kind: job.kind,
      payload: JSON.stringify(job.payload ?? null),
      state: "waiting",
      unique_key: job.uniqueKey ?? null,
      run_at: (job.runAt ?? now).toISOString(),
      attempts: 0,
      max_attempts: job.maxAttempts ?? MAX_ATTEMPTS,
      claim: null,
      last_error: null,
      created_at: now.toISOString(),
      finished_at: null,
    })
    .onConflict((conflict) => conflict.column("unique_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}
