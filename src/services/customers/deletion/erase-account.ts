import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../../../platform/database/schema.ts";
import { truncateLog } from "../../../platform/database/truncate-log.ts";
import { type JobHandler, jobHandler } from "../../../platform/jobs/job-handler.ts";
import type { Log } from "../../http/log.ts";
import { refuseWrites } from "../customer-write.ts";
import type { Holding } from "../holdings/holding.ts";
import { findDeletion, removeAccountLetters } from "./deletion-store.ts";

interface Parts {
  db: Kysely<Schema>;
  holdings: readonly Holding[];
  log: Log;
}

/** The job "erase-account": everything of a customer whose days of grace are over. What fails half way is done again. */
export function eraseAccount({ db, holdings, log }: Parts): JobHandler {
  return jobHandler(z.object({ accountId: z.string() }), async ({ accountId }) => {
    const asked = await findDeletion(db, accountId);
    const isDue = asked !== undefined && asked.erase_at <= new Date().toISOString();
    // Otherwise it was taken back since, perhaps to be asked for anew; or this is the second attempt.
    if (isDue) {
      await refuseWrites(db, accountId);
      for (const holding of holdings) await holding.erase(accountId);
      await removeAccountLetters(db, accountId);
      // Once more: the minute of the first may be over.
      await refuseWrites(db, accountId);
      log.info({ askedAt: asked.asked_at }, "A customer's account is erased, as they have asked.");
    }
    await truncateLog(db);
  });
}
