import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { truncateLog } from "../../platform/database/truncate-log.ts";
import type { CustomerConfig } from "../config/customer-config.ts";
import { ANNOUNCE_PACT } from "../contact/announce-pact.ts";
import { REQUEST_STOP } from "../contact/request-stop.ts";
import { deleteErased } from "../customers/customer-write.ts";
import { ERASE_ACCOUNT } from "../customers/deletion/deletion-store.ts";
import { deletePasswords } from "../identity/passwords/password-limits.ts";
import { deleteExpiredRecords } from "../identity/provider/record-adapter.ts";
import { ANNOUNCE_ERASURE } from "../leads/crm/announce-erasure.ts";
import { DELIVER_LEAD } from "../leads/lead-jobs.ts";
import { deleteExpired } from "../login/session-store.ts";
import { deleteExpiredStaffSessions } from "../staff/access/staff-sessions.ts";
import { REMOVE_UPLOAD } from "../uploads/uploads.ts";

type Db = Kysely<Schema>;
type Retention = Pick<CustomerConfig, "estimateRetentionDays" | "consentRetentionDays">;

const DAY_MS = 24 * 60 * 60_000;
/** A record of a sent e-mail counts for a day, and a link for two weeks; the rest is for clocks that differ. */
const LETTER_DAYS = 7;
const LINK_DAYS = 30;
/** Only looks of the last half hour are compared. */
const LOOK_DAYS = 1;
const DEAD_JOB_DAYS = 90;
/** Dead jobs of these kinds stay until an operator runs them again: a lead, an erasure or a stop would be lost. */
const KEPT_JOBS = [
  ...[DELIVER_LEAD, ERASE_ACCOUNT, ANNOUNCE_ERASURE, ANNOUNCE_PACT, REQUEST_STOP, REMOVE_UPLOAD],
];
/** Each batch is a transaction of its own, so that new leads do not wait. */
const ESTIMATES_AT_ONCE = 200;

/**
 * Deletes the rows that nothing needs any more. Several processes may do it at the same time. docs/security.md lists
 * all tables with their retention.
 */
export async function cleanUp(
  db: Db,
  { estimateRetentionDays, consentRetentionDays }: Retention,
  signal: AbortSignal,
  now = new Date(),
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await deletePasswords(db, now);
  await deleteExpired(db, now);
  await deleteExpiredStaffSessions(db, now);
  await deleteExpiredRecords(db, now);
  await deleteErased(db, now);
  await db.deleteFrom("mailbox_letters").where("claimed_at", "<", before(LETTER_DAYS)).execute();
  await db.deleteFrom("spent_links").where("spent_at", "<", before(LINK_DAYS)).execute();
  await db.deleteFrom("consent_receipts").where("created_at", "<", before(consentRetentionDays)).execute();
  await db.deleteFrom("audit_looks").where("at", "<", before(LOOK_DAYS)).execute();
  await db
    .deleteFrom("jobs")
    .where("state", "=", "dead")
    .where("finished_at", "<", before(DEAD_JOB_DAYS))
    .where("kind", "not in", KEPT_JOBS)
    .execute();
  while (!signal.aborted && (await deleteEstimates(db, before(estimateRetentionDays))) > 0);
  await truncateLog(db);
}

/**
 * Estimates of an account stay as long as the account. One statement checks and deletes, so an estimate that a customer
 * takes over at this moment stays.
 */
function deleteEstimates(db: Db, before: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom("estimates")
      .where("account_id", "is", null)
      .where("code", "in", (eb) =>
        eb
          .selectFrom("estimates as old")
          .select("old.code")
          .where("old.account_id", "is", null)
          .where("old.created_at", "<", before)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom("estimate_versions")
                  .select("id")
                  .whereRef("estimate_code", "=", "old.code")
                  .where("estimate_versions.created_at", ">=", before),
              ),
            ),
          )
          .limit(ESTIMATES_AT_ONCE),
      )
      .returning("code")
      .execute();
    const codes = deleted.map(({ code }) => code);
    if (codes.length > 0)
      await transaction.deleteFrom("estimate_versions").where("estimate_code", "in", codes).execute();
    return codes.length;
  });
}
