import type { Kysely } from "kysely";
import { formatDate } from "../../../editions/plain-formats.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { pactOf } from "../../contact/pact-store.ts";
import { customerLead } from "../customer-lead.ts";
import { leadsOfCustomer, type StoredLead } from "../lead-store.ts";

/** What the CRM gets of a lead: everything that we know, and how this person wishes to be contacted. */
export async function leadDocument(db: Kysely<Schema>, lead: StoredLead) {
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
    // As it stands now: a visitor may have changed it, or stopped everything, since the lead was sent.
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
