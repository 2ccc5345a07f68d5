import type { Database } from "../../src/platform/database/database.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";

/** Runs every waiting job that has a handler once, all concurrently; failed jobs stay waiting. */
export async function runJobs({ db }: Database, { jobHandlers }: EmbeddedBackends): Promise<void> {
  const jobs = await db.selectFrom("jobs").selectAll().where("state", "=", "waiting").execute();
  await Promise.all(
    jobs.map(async ({ id, kind, payload }) => {
      const context = { jobId: id, attempt: 1, signal: new AbortController().signal };
      const handler = jobHandlers[kind];
      if (!handler) return;
      const isDone = await handler.handle(JSON.parse(payload), context).then(
        () => true,
        () => false,
      );
      if (isDone) await db.updateTable("jobs").set({ state: "done" }).where("id", "=", id).execute();
    }),
  );
}
