import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../../platform/database/schema.ts";
import { type JobHandler, jobHandler, PermanentFailure } from "../../platform/jobs/job-handler.ts";
import { type Crm, postToCrm } from "../leads/crm/post-to-crm.ts";
import { findLead } from "../leads/lead-store.ts";

export const REQUEST_STOP = "request-stop";

/**
 * The job "request-stop": sends the CRM a request to verify that a number belongs to the person who wants to stop
 * contact.
 */
export function requestStop({ db, crm }: { db: Kysely<Schema>; crm: Crm }): JobHandler {
  return jobHandler(z.object({ leadId: z.string() }), async ({ leadId }, { jobId, signal }) => {
    const lead = await findLead(db, leadId);
    if (!lead) throw new PermanentFailure("The lead no longer exists.");
    const { id, customer_id, phone } = lead;
    const body = JSON.stringify({ event: "contact-stop.requested", lead_id: id, customer_id, phone });
    await postToCrm(crm, { key: jobId, body, signal });
  });
}
