import { describeCall } from "../../browser/call-descriptor.ts";
import type { SentLead } from "../../leads/lead-payload.ts";
import type { LeadReceipt } from "../../leads/lead-record.ts";

type Sent = SentLead & { visitorAddress?: string | undefined };

export const createLeadDescriptor = describeCall<Sent, Partial<LeadReceipt>>({
  name: "createLead",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/leads",
  headers: { visitorAddress: "x-forwarded-for" },
  isOurs: true,
  service: "Leads Service",
  reportLabel: "Leads Service API Issue",
});
