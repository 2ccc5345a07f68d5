import { createHash } from "node:crypto";
import type { LeadPayload } from "../../contracts/leads/lead-payload.ts";
import type { LeadReceipt } from "../../contracts/leads/lead-record.ts";
import type { Refusal } from "../http/refusal.ts";
import type { StoredLead } from "../leads/lead-store.ts";
import type { LeadReceiver } from "../leads/receive-lead.ts";

interface FilledFields {
  email?: string | undefined;
  pincode?: string | undefined;
  property_name?: string | undefined;
  scope?: string | undefined;
  about?: string | undefined;
  referral_page?: string | undefined;
}

/**
 * A lead like any other that follows the first one. Name and number come from there, so that whoever has the link never
 * sees them and cannot change them.
 */
export function followLead(
  { receive }: Pick<LeadReceiver, "receive">,
  lead: StoredLead,
  filled: FilledFields,
  address: string | undefined,
): Promise<LeadReceipt | Refusal> {
  const { iso_code, language, email, is_whatsapp_enable, consent_version, cta_type } = lead.payload;
  const sent: LeadPayload = {
    iso_code,
    language,
    email,
    is_whatsapp_enable,
    consent_version,
    cta_type,
    ...filled,
    name: lead.name,
    phone: lead.phone,
    kind: "full",
    leadId: lead.id,
    submission_id: submissionId(lead, filled),
  };
  return receive(sent, { address, isKnown: true });
}

/** A form that is sent twice is one lead. */
function submissionId({ id }: StoredLead, filled: FilledFields): string {
  return createHash("sha256")
    .update(JSON.stringify([id, filled]))
    .digest("hex");
}
