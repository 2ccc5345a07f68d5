import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../../../platform/database/schema.ts";
import { type JobHandler, jobHandler } from "../../../platform/jobs/job-handler.ts";
import type { Log } from "../../http/log.ts";
import type { Holding } from "../holdings/holding.ts";
import { findDeletion } from "./deletion-store.ts";

interface Parts {
  db: Kysely<Schema>;
  holdings: readonly Holding[];
  log: Log;
}

/** The job "erase-account": everything of a customer whose days of grace are over. What fails half way is done again. */
export function eraseAccount({ db, holdings, log }: Parts): JobHandler {
  return jobHandler(z.object({ accountId: z.string() }), async ({ accountId }) => {
    const asked = await findDeletion(db, accountId);
    // Taken back since, perhaps to be asked for anew.
    if (!asked || asked.erase_at > new Date().toISOString()) return;
    for (const holding of holdings) await holding.erase(accountId);
    log.info({ askedAt: asked.asked_at }, "A customer's account is erased, as they have asked.");
  });
}
