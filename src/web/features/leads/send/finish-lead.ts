import { tellPage } from "../../../frame/page-events.ts";
import { type DraftFollower, dropDraft } from "../engine/shared-draft.ts";
import type { LeadBody } from "./lead-body.ts";
import { takeFromQueue } from "./lead-queue.ts";
import { forgetSubmission } from "./submission.ts";

/** The lead is stored: nothing of it stays on the device, no form keeps it, and whoever counts is told. */
export function finishLead(lead: LeadBody, leadId: string, from?: DraftFollower): void {
  takeFromQueue(lead.submission_id);
  forgetSubmission();
  dropDraft(lead.iso_code.toLowerCase(), from);
  tellPage("atrium:lead-sent", { ctaType: lead.cta_type ?? "", leadId });
}
