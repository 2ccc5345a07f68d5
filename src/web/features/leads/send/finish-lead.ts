import { tellPage } from "../../../frame/page-events.ts";
import { type DraftFollower, dropDraft } from "../engine/shared-draft.ts";
import { takeFromQueue } from "./lead-queue.ts";
import { forgetSubmission, type LeadBody } from "./submission.ts";

/** The lead is stored: removes its draft, queue entry and submission, and tells the page. */
export function finishLead(lead: LeadBody, leadId: string, from?: DraftFollower): void {
  takeFromQueue(lead.submission_id);
  forgetSubmission();
  dropDraft(lead.iso_code.toLowerCase(), from);
  tellPage("atrium:lead-sent", { ctaType: lead.cta_type ?? "", leadId });
}
