import type { Database } from "../database/database.ts";

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
