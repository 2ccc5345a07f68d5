import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";

const KEEP_FOR = 7 * 24 * 60 * 60_000;
const EVERY = 60 * 60_000;

/** Once an hour, until the signal: deletes what was done a week ago, and with it the hold on its key. */
export async function forgetDone(
  db: Kysely<Schema>,
  signal: AbortSignal,
  report: (event: { type: "trouble"; error: unknown }) => void,
): Promise<void> {
  while (!signal.aborted) {
    await deleteDoneBefore(db, new Date(Date.now() - KEEP_FOR)).catch((error: unknown) =>
      report({ type: "trouble", error }),
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
