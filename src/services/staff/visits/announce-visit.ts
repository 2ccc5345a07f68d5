import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../../../platform/database/schema.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { type JobHandler, jobHandler } from "../../../platform/jobs/job-handler.ts";
import { threadOf } from "../../contact/lead-thread.ts";
import { type Crm, postToCrm } from "../../leads/crm/post-to-crm.ts";
import { ATTEMPTS_OF_TWO_DAYS } from "../../leads/lead-jobs.ts";
import { findLead, leadsOfCustomer } from "../../leads/lead-store.ts";

export const ANNOUNCE_VISIT = "announce-visit";

const VisitChanged = z.object({
  leadId: z.string(),
  ecName: z.string(),
  /** In UTC. */
  at: z.string(),
  state: z.enum(["booked", "cancelled", "came", "no-show"]),
  /** Grows with each change, because a delayed delivery may arrive after a newer one. */
  version: z.number(),
  changedAt: z.string(),
});

/** Call it in the transaction that changes the visit. */
export async function enqueueVisitAnnouncement(
  db: Kysely<Schema>,
  change: Omit<z.output<typeof VisitChanged>, "changedAt">,
): Promise<void> {
  await enqueue(db, {
    kind: ANNOUNCE_VISIT,
    payload: { ...change, changedAt: new Date().toISOString() },
    uniqueKey: keyOf(change),
    maxAttempts: ATTEMPTS_OF_TWO_DAYS,
  });
}

function keyOf({ leadId, version }: { leadId: string; version: number }): string {
  return `${ANNOUNCE_VISIT}:${leadId}:${version}`;
}

/** The job "announce-visit": reports to the CRM that the staff has moved or cancelled a visit, or recorded how it ended. */
export function announceVisit({ db, crm }: { db: Kysely<Schema>; crm: Crm }): JobHandler {
  return jobHandler(VisitChanged, async (change, { signal }) => {
    const { leadId, ecName, at, state, version, changedAt } = change;
    const lead = await findLead(db, leadId);
    // An erased lead is reported as such, and the CRM has not received a held one.
    if (!lead || lead.held_because !== null) return;
    const thread = threadOf(lead, await leadsOfCustomer(db, lead.customer_id));
    const body = JSON.stringify({
      event: "visit.changed",
      lead_id: leadId,
      lead_ids: thread.flatMap(({ id, held_because }) => (held_because === null ? [id] : [])),
      customer_id: lead.customer_id,
      visit: { ec_name: ecName, at, state, version },
      changed_at: changedAt,
    });
    await postToCrm(crm, { key: keyOf(change), body, signal });
  });
}
