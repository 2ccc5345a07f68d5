import { latestPlausible } from "../database/clock-difference.ts";
import type { Database } from "../database/database.ts";
import { LONGEST_DELAY } from "./retry-delay.ts";

/**
 * Jobs of a killed process become due immediately. Only on SQLite, where one process holds the data directory: on
 * PostgreSQL another process may be running them, and their lease decides.
 */
export async function releaseJobsOfStoppedWorkers({
  db,
  engine,
}: Pick<Database, "db" | "engine">): Promise<void> {
  if (engine !== "sqlite") return;
  await db
    .updateTable("jobs")
    .set({ state: "waiting", claim: null, run_at: new Date().toISOString() })
    .where("state", "=", "running")
    .execute();
}

/**
 * Jobs that were dated too far ahead, because a clock has been set back since, become due now: new jobs, retries
 * beyond the longest delay, and leases beyond the longest lease. A job that is planned for a certain day keeps its
 * day.
 */
export async function releaseJobsWithFutureLease(
  { db }: Pick<Database, "db">,
  { now = new Date(), leaseMs }: { now?: Date; leaseMs: number },
): Promise<void> {
  const run_at = now.toISOString();
  await db
    .updateTable("jobs")
    .set({ run_at })
    .where("state", "in", ["waiting", "running"])
    .where("run_at", ">", latestPlausible(now))
    .where((job) =>
      job.or([
        job.and([
          job("state", "=", "waiting"),
          job("attempts", "=", 0),
          job("created_at", ">", latestPlausible(now)),
          job("run_at", "<=", job.ref("created_at")),
        ]),
        job.and([
          job("state", "=", "waiting"),
          job("attempts", ">", 0),
          job("run_at", ">", latestPlausible(now, LONGEST_DELAY)),
        ]),
        job.and([job("state", "=", "running"), job("run_at", ">", latestPlausible(now, leaseMs))]),
      ]),
    )
    .execute();
}
