import type { LeadBody } from "./lead-body.ts";
import { reportFailure } from "./report-failure.ts";
import { type LeadAnswer, sendLead } from "./send-lead.ts";

/** From this browser to our own address. */
export function postLead(lead: LeadBody): Promise<LeadAnswer> {
  return sendLead(lead, {
    fetch: (...request) => fetch(...request),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    isOnline: () => navigator.onLine,
    report: reportFailure,
  });
}
