import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../../../platform/database/schema.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { type JobHandler, jobHandler } from "../../../platform/jobs/job-handler.ts";
import { ATTEMPTS_OF_TWO_DAYS } from "../lead-jobs.ts";
import type { StoredLead } from "../lead-store.ts";
import { type Crm, postToCrm } from "./post-to-crm.ts";

export const ANNOUNCE_ERASURE = "announce-erasure";

const Erasure = z.object({
  erased_at: z.string(),
  customer_ids: z.array(z.string()),
  lead_ids: z.array(z.string()),
  lead_ids_without_email: z.array(z.string()),
});

/** Call it in the transaction that erases them. Held leads are left out, because the CRM has not received them. */
export async function enqueueErasure(
  db: Kysely<Schema>,
  { whole, withoutMailbox }: { whole: readonly StoredLead[]; withoutMailbox: readonly StoredLead[] },
): Promise<void> {
  const known = (leads: readonly StoredLead[]) => leads.filter(({ held_because }) => held_because === null);
  const payload: z.output<typeof Erasure> = {
    erased_at: new Date().toISOString(),
    customer_ids: [...new Set(known(whole).map(({ customer_id }) => customer_id))],
    lead_ids: known(whole).map(({ id }) => id),
    lead_ids_without_email: known(withoutMailbox).map(({ id }) => id),
  };
  if (payload.lead_ids.length + payload.lead_ids_without_email.length === 0) return;
  await enqueue(db, { kind: ANNOUNCE_ERASURE, payload, maxAttempts: ATTEMPTS_OF_TWO_DAYS });
}

/**
 * The job "announce-erasure": the CRM removes these leads as well. They are named by the ids under which it received
 * them.
 */
export function announceErasure(crm: Crm): JobHandler {
  return jobHandler(Erasure, async (erasure, { jobId, signal }) => {
    const body = JSON.stringify({ event: "customer.erased", ...erasure });
    await postToCrm(crm, { key: jobId, body, signal });
  });
}
