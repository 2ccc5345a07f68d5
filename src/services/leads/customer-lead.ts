import type { CustomerLead, LeadReceipt } from "../../contracts/leads/lead-record.ts";
import type { Signer } from "../../platform/signing.ts";
import type { StoredLead } from "./lead-store.ts";
import { leadToken } from "./lead-token.ts";

type RecordedLead = Pick<
  StoredLead,
  "id" | "customer_id" | "name" | "phone" | "email" | "pincode" | "payload"
>;

export function customerLead(lead: RecordedLead): CustomerLead {
  const { payload } = lead;
  return {
    name: lead.name,
    email: lead.email,
    id_customer: lead.customer_id,
    id: lead.id,
    phone: lead.phone,
    pincode: lead.pincode,
    property_name: payload.property_name ?? null,
    city: payload.city ?? null,
    marketing_lead_medium: payload.marketing_lead_medium ?? null,
    marketing_lead_source: payload.marketing_lead_source ?? null,
    marketing_lead_channel: payload.marketing_lead_channel ?? null,
    marketing_lead_medium_fc: payload.marketing_lead_medium_fc ?? null,
    marketing_lead_source_fc: payload.marketing_lead_source_fc ?? null,
    marketing_lead_channel_fc: payload.marketing_lead_channel_fc ?? null,
    // From this lead, even if there are earlier ones of the same number, because the response must not reveal them to
    // a stranger.
    referral_page_fc: payload.referral_page ?? null,
  };
}

export function leadReceipt(lead: RecordedLead, isRepeated: boolean, signer: Signer): LeadReceipt {
  return { customerLead: customerLead(lead), token: leadToken(signer, lead.id), isRepeated };
}
