import type { Kysely } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";
import { replayDead } from "../../../platform/jobs/dead-jobs.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { CONFIRM_LEAD, DELIVER_LEAD, jobFor, jobsOf } from "../lead-jobs.ts";
import type { LeadRow } from "../lead-store.ts";
import { listLeads } from "../list-leads.ts";

export type ReplayProblem = "unknown" | "held" | "not-held";

export async function replayLead(db: Kysely<Schema>, id: string): Promise<ReplayProblem | undefined> {
  return db.transaction().execute(async (transaction) => {
    const lead = await readLead(transaction, id);
    if (!lead) return "unknown";
    if (lead.held_because !== null) return "held";
    await deliverAgain(transaction, id);
    return undefined;
  });
}

/** An operator has checked the lead and accepts it as a person: from now on it is handled like any other lead. */
export async function releaseLead(
  db: Kysely<Schema>,
  id: string,
  { mail }: { mail: boolean },
): Promise<ReplayProblem | undefined> {
  return db.transaction().execute(async (transaction) => {
    const lead = await readLead(transaction, id);
    if (!lead) return "unknown";
    if (lead.held_because === null) return "not-held";
    await transaction.updateTable("leads").set({ held_because: null }).where("id", "=", id).execute();
    for (const job of jobsOf({ ...lead, held_because: null }, { crm: true, mail }))
      await enqueue(transaction, job);
    return undefined;
  });
}

export async function replayDeadLeads(db: Kysely<Schema>): Promise<{ leads: number; mails: number }> {
  return {
    leads: await replayDead(db, { kind: DELIVER_LEAD }),
    mails: await replayDead(db, { kind: CONFIRM_LEAD }),
  };
}

export async function deliverStoredLeads(db: Kysely<Schema>): Promise<number> {
  let leads = 0;
  // Each page begins after the last one, so leads that leave the list do not move the others.
  for await (const page of listLeads(db, { state: "kept" })) {
    await db.transaction().execute(async (transaction) => {
      for (const { id } of page) await deliverAgain(transaction, id);
    });
    leads += page.length;
  }
  return leads;
}

function readLead(
  db: Kysely<Schema>,
  id: string,
): Promise<Pick<LeadRow, "id" | "email" | "held_because"> | undefined> {
  return db
    .selectFrom("leads")
    .select(["id", "email", "held_because"])
    .where("id", "=", id)
    .executeTakeFirst();
}

async function deliverAgain(db: Kysely<Schema>, id: string): Promise<void> {
  const job = jobFor(DELIVER_LEAD, id);
  await db.updateTable("leads").set({ delivered_at: null }).where("id", "=", id).execute();
  if (await enqueue(db, job)) return;
  // The job already exists. If it is running, it is left to finish.
  await db
    .updateTable("jobs")
    .set({
      state: "waiting",
      payload: JSON.stringify(job.payload),
      attempts: 0,
      run_at: new Date().toISOString(),
      finished_at: null,
    })
    .where("unique_key", "=", job.uniqueKey ?? "")
    .where("state", "<>", "running")
    .execute();
}
