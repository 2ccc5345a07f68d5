import type { Kysely } from "kysely";
import { z } from "zod";
import { formatDate } from "../../../editions/plain-formats.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { type JobHandler, jobHandler, PermanentFailure } from "../../../platform/jobs/job-handler.ts";
import { pactOf } from "../../contact/pact-store.ts";
import { customerLead } from "../customer-lead.ts";
import type { LeadHost } from "../host/lead-host.ts";
import { findLead, leadsOfCustomer, type StoredLead } from "../lead-store.ts";
import { type Crm, checkTaken, postToCrm } from "./post-to-crm.ts";

/** Resolves when the lead has arrived. */
type Deliver = (lead: StoredLead, signal: AbortSignal) => Promise<void>;

/**
 * Gives a lead to the CRM, at least once and always under the same Idempotency-Key. What may pass is tried again; a CRM
 * that refuses a lead will refuse it again, so that one is kept for an operator.
 */
export function deliverLead(db: Kysely<Schema>, deliver: Deliver): JobHandler {
  return jobHandler(z.object({ leadId: z.string() }), async ({ leadId }, { signal }) => {
    const lead = await findLead(db, leadId);
    if (!lead) throw new PermanentFailure("There is no such lead any more.");
    if (lead.held_because !== null)
      throw new PermanentFailure("It is held back until an operator lets it go.");
    if (lead.delivered_at !== null) return;
    await deliver(lead, signal);
    await db
      .updateTable("leads")
      .set({ delivered_at: new Date().toISOString() })
      .where("id", "=", lead.id)
      .execute();
  });
}

/** With everything that we know, signed. */
export function byWebhook(db: Kysely<Schema>, crm: Crm): Deliver {
  return async (lead, signal) => {
    const body = JSON.stringify(await leadDocument(db, lead));
    await postToCrm(crm, { key: lead.id, body, signal });
  };
}

/** To a host that takes leads as the specification has them (K46). */
export function toHost(host: LeadHost): Deliver {
  return async ({ id, payload }, signal) => {
    checkTaken(await Promise.race([host.send(payload, { key: id }), givenUp(signal)]));
  };
}

/** A process that stops does not wait for a host that hangs. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("It was given up meanwhile.")), { once: true });
  });
}

/** What the CRM gets of a lead: everything that we know, and how this person wishes to be contacted. */
async function leadDocument(db: Kysely<Schema>, lead: StoredLead) {
  const { id, country, language, kind, follows, created_at, consent, payload } = lead;
  const first = (await leadsOfCustomer(db, lead.customer_id)).at(-1) ?? lead;
  return {
    event: "lead.created",
    id,
    created_at,
    created_on: formatDate(created_at),
    country,
    language,
    kind,
    follows,
    customerLead: customerLead(lead),
    first_lead: { id: first.id, created_at: first.created_at, ...firstContactOf(first) },
    payload,
    consent,
    // Read the current pact: the visitor may have changed it, or stopped all contact, since the lead was sent.
    contact_pact: await pactOf(db, lead),
  };
}

function firstContactOf({ payload }: StoredLead) {
  return {
    marketing_lead_medium_fc: payload.marketing_lead_medium_fc ?? null,
    marketing_lead_source_fc: payload.marketing_lead_source_fc ?? null,
    marketing_lead_channel_fc: payload.marketing_lead_channel_fc ?? null,
    referral_page_fc: payload.referral_page ?? null,
  };
}
