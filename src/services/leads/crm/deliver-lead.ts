import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../../../platform/database/schema.ts";
import { type JobHandler, jobHandler, PermanentFailure } from "../../../platform/jobs/job-handler.ts";
import { findLead } from "../lead-store.ts";
import { leadDocument } from "./lead-document.ts";
import { type Crm, postToCrm } from "./post-to-crm.ts";

/**
 * Gives a lead to the CRM, at least once and always under the same Idempotency-Key. What may pass is tried again; a CRM
 * that refuses a lead will refuse it again, so that one is kept for an operator.
 */
export function deliverLead({ db, crm }: { db: Kysely<Schema>; crm: Crm }): JobHandler {
  return jobHandler(z.object({ leadId: z.string() }), async ({ leadId }, { signal }) => {
    const lead = await findLead(db, leadId);
    if (!lead) throw new PermanentFailure("There is no such lead any more.");
    if (lead.held_because !== null)
      throw new PermanentFailure("It is held back until an operator lets it go.");
    if (lead.delivered_at !== null) return;
    const body = JSON.stringify(await leadDocument(db, lead));
    await postToCrm(crm, { key: lead.id, body, signal });
    await db
      .updateTable("leads")
      .set({ delivered_at: new Date().toISOString() })
      .where("id", "=", lead.id)
      .execute();
  });
}
