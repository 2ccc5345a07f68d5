import { hydrateState } from "../../../frame/state/carry-state.ts";
import { attributionFields } from "../attribution/attribution-fields.ts";
import { focusField } from "../engine/field-errors.ts";
import { showFormState } from "../engine/form-view.ts";
import { leadEntriesOf, softLeadOf } from "../engine/lead-entries.ts";
import type { LeadTexts } from "../forms/lead-texts.ts";
import { editionOfForm, problemFrom, readForm, tellProblem } from "./check-form.ts";
import { finishLead } from "./finish-lead.ts";
import { recaptchaToken } from "./form-recaptcha.ts";
import { type LeadBody, leadBody } from "./lead-body.ts";
import { putInQueue, takeFromQueue } from "./lead-queue.ts";
import { postLead } from "./post-lead.ts";
import { type LeadAnswer, LeadNotSent } from "./send-lead.ts";
import { nextSubmission } from "./submission.ts";
import { visitFacts } from "./visit-facts.ts";

const local = () => localStorage;

/** Sends what stands in a form that has been found right, and shows how it went. Nothing that was typed gets lost on the way. */
export async function sendForm(form: HTMLFormElement, texts: LeadTexts): Promise<void> {
  showFormState(form, "sending", texts.sending);
  const state = hydrateState();
  state.setState("leadForm", { loader: true });
  const lead = collect(form);
  try {
    const reCaptchaToken = await recaptchaToken(form);
    const answer = await postLead({ ...lead, ...(reCaptchaToken && { reCaptchaToken }) });
    await showAnswer(form, lead, answer, texts);
  } catch (error) {
    const isLost = error instanceof LeadNotSent && error.isConnectionLost;
    if (isLost && queue(form, lead)) showQueuedState(form);
    else showFormState(form, "failed", texts.failed);
    if (!(error instanceof LeadNotSent)) throw error;
  } finally {
    state.setState("leadForm", { loader: false });
  }
}

/** Its button is gone until something changes, so the focus goes to the word that it waits. */
function showQueuedState(form: HTMLFormElement): void {
  showFormState(form, "queued");
  form.querySelector<HTMLElement>("[data-form-queued]")?.focus();
}

function collect(form: HTMLFormElement): LeadBody {
  const reading = readForm(form);
  const state = hydrateState();
  state.setState("leadForm", {
    formEntries: { ...leadEntriesOf(reading) },
    softLead: reading.payload.kind === "soft" ? { ...softLeadOf(reading) } : null,
  });
  state.setState("leadSubmissionCtaType", reading.payload.cta_type ?? "");
  const { country } = editionOfForm(form);
  const { id, attempt } = nextSubmission(
    () => sessionStorage,
    JSON.stringify([country, reading.typed, reading.payload.property_name, reading.payload.pact_hours]),
  );
  const customerId = state.getState().customer.info?.customerId;
  return leadBody({
    form: reading.payload,
    attribution: attributionFields(visitFacts()),
    submissionId: id,
    attempt,
    customerId: typeof customerId === "string" ? customerId : undefined,
  });
}

async function showAnswer(
  form: HTMLFormElement,
  lead: LeadBody,
  answer: LeadAnswer,
  texts: LeadTexts,
): Promise<void> {
  if (answer.kind === "stored") {
    await finishLead(lead, answer, form);
    return;
  }
  if (answer.kind !== "wrong") {
    showFormState(form, "failed", answer.kind === "refused" ? texts.refused : texts.rateLimit);
    return;
  }
  const field = showWrong(form, answer, texts);
  if (field) focusField(form, field);
}

/** What the server did not accept, at its field; without one that is shown, below the form. */
export function showWrong(
  form: HTMLFormElement,
  wrong: { field: string; reason: string },
  texts: LeadTexts,
): string | undefined {
  const problem = problemFrom(wrong);
  showFormState(form, "failed", problem ? texts["summary.one"] : texts.failed);
  if (problem) tellProblem(form, problem, texts);
  return problem?.field;
}

/** A form that waits already has changed its mind: the new one takes the old one's place. */
function queue(form: HTMLFormElement, lead: LeadBody): boolean {
  if (!putInQueue(local, { lead, country: editionOfForm(form).country, at: Date.now() })) return false;
  const before = form.dataset.queued;
  if (before && before !== lead.submission_id) takeFromQueue(local, before);
  form.dataset.queued = lead.submission_id;
  form.dataset.awaits = lead.submission_id;
  return true;
}
