import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../../platform/database/schema.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { type JobHandler, jobHandler, PermanentFailure } from "../../platform/jobs/job-handler.ts";
import { type Crm, postToCrm } from "../leads/crm/post-to-crm.ts";
import { ATTEMPTS_OF_TWO_DAYS } from "../leads/lead-jobs.ts";
import { findLead, leadsOfCustomer, type StoredLead } from "../leads/lead-store.ts";
import { firstOfThread, threadOf } from "./lead-thread.ts";
import { nextVisit } from "./next-visit.ts";
import { pactOf } from "./pact-store.ts";

export const ANNOUNCE_PACT = "announce-pact";

/** Call it in the transaction that changes the contact preferences. */
export async function enqueueAnnouncement(db: Kysely<Schema>, leadId: string): Promise<void> {
  await enqueue(db, { kind: ANNOUNCE_PACT, payload: { leadId }, maxAttempts: ATTEMPTS_OF_TWO_DAYS });
}

/** Announces every thread of the given leads. Held leads are left out, because the CRM has not received them. */
export async function announceThreads(db: Kysely<Schema>, leads: readonly StoredLead[]): Promise<void> {
  const known = leads.filter(({ held_because }) => held_because === null);
  const byThread = new Map(known.map((lead) => [firstOfThread(lead, leads).id, lead.id]));
  for (const leadId of byThread.values()) await enqueueAnnouncement(db, leadId);
}

export function announcePact({ db, crm }: { db: Kysely<Schema>; crm: Crm }): JobHandler {
  return jobHandler(z.object({ leadId: z.string() }), async ({ leadId }, { jobId, signal }) => {
    const lead = await findLead(db, leadId);
    if (!lead) throw new PermanentFailure("The lead no longer exists.");
    const { id, customer_id } = lead;
    // Sends the current state, so after two delayed changes both announcements contain the second one.
    const pact = await pactOf(db, lead);
    const thread = threadOf(lead, await leadsOfCustomer(db, customer_id));
    const body = JSON.stringify({
      event: "contact-pact.changed",
      lead_id: id,
      lead_ids: thread.flatMap((one) => (one.held_because === null ? [one.id] : [])),
      customer_id,
      contact_pact: pact,
      visit: (await nextVisit(db, thread))?.visit ?? null,
    });
    await postToCrm(crm, { key: jobId, body, signal });
  });
}
