import { latestBelievable } from "../database/clock-difference.ts";
import type { Database } from "../database/database.ts";
import { LONGEST_DELAY } from "./retry-delay.ts";

/**
 * Jobs that a killed process was running are due again at once. Only on SQLite, where the data directory is held by one
 * process: on PostgreSQL another one may be running them, and their lease decides.
 */
export async function freeJobsOfVanished({ db, engine }: Pick<Database, "db" | "engine">): Promise<void> {
  if (engine !== "sqlite") return;
  await db
    .updateTable("jobs")
    .set({ state: "waiting", claim: null, run_at: new Date().toISOString() })
    .where("state", "=", "running")
    .execute();
}

/**
 * Jobs that were dated ahead by a clock which has been set back since are due now: new ones, retries that are further away than
 * any retry is, and leases that are longer than any lease. A job that is planned for a day keeps its day.
 */
export async function freeJobsDatedAhead(
  { db }: Pick<Database, "db">,
  { now = new Date(), leaseMs }: { now?: Date; leaseMs: number },
): Promise<void> {
  const run_at = now.toISOString();
  await db
    .updateTable("jobs")
    .set({ run_at })
    .where("state", "in", ["waiting", "running"])
    .where("run_at", ">", latestBelievable(now))
    .where((job) =>
      job.or([
        job.and([
          job("state", "=", "waiting"),
          job("attempts", "=", 0),
          job("created_at", ">", latestBelievable(now)),
          job("run_at", "<=", job.ref("created_at")),
        ]),
        job.and([
          job("state", "=", "waiting"),
          job("attempts", ">", 0),
          job("run_at", ">", latestBelievable(now, LONGEST_DELAY)),
        ]),
        job.and([job("state", "=", "running"), job("run_at", ">", latestBelievable(now, leaseMs))]),
      ]),
    )
    .execute();
}
