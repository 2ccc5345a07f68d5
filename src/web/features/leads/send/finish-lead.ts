import { dispatchPageEvent } from "../../../frame/page-events.ts";
import { type DraftFollower, dropDraft } from "../engine/shared-draft.ts";
import { takeFromQueue } from "./lead-queue.ts";
import { clearSubmission, type LeadBody } from "./submission.ts";

/** Called when a lead is stored: removes its draft, queue entry and submission, and notifies the page. */
export function finishLead(lead: LeadBody, leadId: string, from?: DraftFollower): void {
  takeFromQueue(lead.submission_id);
  clearSubmission();
  dropDraft(lead.iso_code.toLowerCase(), from);
  dispatchPageEvent("atrium:lead-sent", { ctaType: lead.cta_type ?? "", leadId });
}
