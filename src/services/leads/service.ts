import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../../platform/database/schema.ts";
import { truncateLog } from "../../platform/database/truncate-log.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { type JobHandler, jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Log } from "../http/backend-log.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { eraseLeads } from "./erase-leads.ts";
import { idsOf, removeTickets } from "./erase-person.ts";
import { parseLead } from "./lead-store.ts";

export async function serveLeads({
  leads,
  database: { db },
  leadRetentionDays: days,
  log,
}: ServiceParts): Promise<Service> {
  if (days !== undefined) await enqueueExpiry(db);
  return {
    mounts: [{ host: "bumblebee", app: leads.app }],
    jobs: {
      ...leads.jobHandlers,
      ...(days !== undefined && { [EXPIRE_LEADS]: expireLeads({ db, days, log }) }),
    },
    stop: () => leads.settle(),
  };
}

type Db = Kysely<Schema>;

const EXPIRE_LEADS = "expire-leads";

const DAY_MS = 24 * 60 * 60_000;
const DAY_LETTERS = "2026-01-01".length;
/** Each batch has its own transaction, so that new leads do not wait. */
const LEADS_AT_ONCE = 200;

/** One job per day, for any number of processes. */
async function enqueueExpiry(db: Db, day = new Date()): Promise<void> {
  const date = day.toISOString().slice(0, DAY_LETTERS);
  const runAt = new Date(`${date}T00:00:00.000Z`);
  await enqueue(db, { kind: EXPIRE_LEADS, payload: {}, runAt, uniqueKey: `${EXPIRE_LEADS}:${date}` });
}

/**
 * The job "expire-leads": removes leads beyond the configured retention, with their tickets, and entries on the
 * waiting list and referrals of the same age. A CRM has its own retention and is not notified.
 */
function expireLeads({ db, days, log }: { db: Db; days: number; log: Log }): JobHandler {
  return jobHandler(z.object({}), async (_, { signal }) => {
    const now = new Date();
    await enqueueExpiry(db, new Date(now.getTime() + DAY_MS));
    const before = new Date(now.getTime() - days * DAY_MS).toISOString();
    let leads = 0;
    for (;;) {
      signal.throwIfAborted();
      const removed = await expireSome(db, before);
      if (removed === 0) break;
      leads += removed;
    }
    await db.deleteFrom("waiting_list").where("created_at", "<", before).execute();
    await expireReferrals(db, before);
    await db.deleteFrom("linked_contacts").where("created_at", "<", before).execute();
    if (leads > 0) log.info({ leads, days }, "Leads older than LEAD_RETENTION_DAYS are removed.");
    await truncateLog(db);
  });
}

/** A referrer stays as long as there is a referral or the lead of a friend, because both lead to it. */
async function expireReferrals(db: Db, before: string): Promise<void> {
  await db.deleteFrom("referrals").where("created_at", "<", before).execute();
  await db
    .deleteFrom("referrers")
    .where("created_at", "<", before)
    .where("id", "not in", (query) => query.selectFrom("referrals").select("referrer_id"))
    .where("id", "not in", (query) => query.selectFrom("referred_friends").select("referrer_id"))
    .execute();
}

function expireSome(db: Db, before: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom("leads")
      .selectAll()
      .where("created_at", "<", before)
      .orderBy("created_at")
      .limit(LEADS_AT_ONCE)
      .execute();
    const tickets = await idsOf(
      transaction,
      "tickets",
      "lead_id",
      rows.map(({ id }) => id),
    );
    await removeTickets(transaction, tickets);
    await eraseLeads(transaction, { whole: rows.map(parseLead) }, { tellsCrm: false });
    return rows.length;
  });
}
