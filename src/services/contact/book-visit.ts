import type { LeadPayload } from "../../contracts/leads/lead-payload.ts";
import type { LeadReceipt } from "../../contracts/leads/lead-record.ts";
import type { Refusal } from "../http/refusal.ts";
import type { StoredLead } from "../leads/lead-store.ts";
import type { LeadReceiver } from "../leads/receive-lead.ts";

/** A visit is a lead that follows the first one, for the same person. Booking twice gives the same visit. */
export function bookVisit(
  { receive }: Pick<LeadReceiver, "receive">,
  lead: StoredLead,
  visit: { ecName: string; at: string; address: string | undefined },
): Promise<LeadReceipt | Refusal> {
  const { payload } = lead;
  const sent: LeadPayload = {
    ...ofThePerson(payload),
    leadId: lead.id,
    direct_to_ec_pilot: true,
    ec_name: visit.ecName,
    ec_visit_timing: visit.at,
    submission_id: `visit-${lead.id}-${Date.parse(visit.at)}`,
  };
  // A held lead does not prove a person, so its visit is held as well.
  return receive(sent, { address: visit.address, isKnown: lead.held_because === null });
}

/** The personal and attribution fields, without the contact preferences, which are not repeated. */
function ofThePerson({
  pact_channel: _channel,
  pact_hours: _hours,
  attempt: _attempt,
  ...rest
}: LeadPayload): LeadPayload {
  return rest;
}
