import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Database } from "./database.ts";
import type { JobRow, JobState } from "./schema.ts";

export interface JobClaim {
  kinds: readonly string[];
  now: Date;
  leaseUntil: Date;
}

/**
 * Claims the job that has been due longest, or returns undefined. A running job whose lease has ended is also due,
 * because its worker is gone. Times come from the caller's clock, so leases must be long compared with clock
 * differences.
 */
export async function claimJob(
  { db, engine }: Pick<Database, "db" | "engine">,
  { kinds, now, leaseUntil }: JobClaim,
): Promise<Selectable<JobRow> | undefined> {
  if (kinds.length === 0) return undefined;
  return db
    .with("due", (query) =>
      query
        .selectFrom("jobs")
        .select("id")
        // Literals are needed, because the planner can match only those with the condition of the partial index.
        .where("state", "in", [sql.lit<JobState>("waiting"), sql.lit<JobState>("running")])
        .where("run_at", "<=", now.toISOString())
        .where("kind", "in", kinds)
        .orderBy("run_at")
        .orderBy("id")
        .limit(1)
        // SQLite has one writer, so two claims cannot conflict there.
        .$if(engine === "postgres", (locking) => locking.forUpdate().skipLocked()),
    )
    .updateTable("jobs")
    .set((update) => ({
      state: "running",
      claim: randomUUID(),
      run_at: leaseUntil.toISOString(),
      attempts: update("attempts", "+", 1),
    }))
    .where("id", "in", (query) => query.selectFrom("due").select("id"))
    .returningAll()
    .executeTakeFirst();
}
