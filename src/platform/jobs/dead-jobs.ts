import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";

export async function replayDead(
  db: Kysely<Schema>,
  which: { kind?: string; id?: string } = {},
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set({ state: "waiting", attempts: 0, run_at: new Date().toISOString(), finished_at: null })
    .where("state", "=", "dead")
    .$if(which.kind !== undefined, (query) => query.where("kind", "=", which.kind ?? ""))
    .$if(which.id !== undefined, (query) => query.where("id", "=", which.id ?? ""))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
