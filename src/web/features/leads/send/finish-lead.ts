import { forgetDraft } from "../engine/lead-draft.ts";
import { showThanks } from "../engine/show-thanks.ts";
import { editionOfForm } from "./check-form.ts";
import type { LeadBody } from "./lead-body.ts";
import { takeFromQueue } from "./lead-queue.ts";
import { forgetSubmission } from "./submission.ts";

/** The lead is stored: nothing of it stays on the device, whoever counts is told, and the form gives way to thanks. */
export async function finishLead(
  lead: LeadBody,
  { token, leadId }: { token: string | undefined; leadId: string },
  form: HTMLFormElement | undefined,
): Promise<void> {
  takeFromQueue(() => localStorage, lead.submission_id);
  if (form?.dataset.queued) takeFromQueue(() => localStorage, form.dataset.queued);
  forgetDraft(() => sessionStorage, lead.iso_code.toLowerCase());
  forgetSubmission(() => sessionStorage);
  document.dispatchEvent(
    new CustomEvent("atrium:lead-sent", { detail: { ctaType: lead.cta_type ?? "", leadId } }),
  );
  // What was typed in one form stands in all of them.
  for (const other of document.querySelectorAll<HTMLFormElement>("form[data-lead-form]")) {
    if (other !== form && editionOfForm(other).isoCode === lead.iso_code) other.reset();
  }
  if (!form) return;
  delete form.dataset.queued;
  delete form.dataset.awaits;
  await showThanks(form, token);
  form.reset();
}
