import { showToast } from "../../../../ui/behaviours/toast.ts";
import { fillForm } from "../engine/form-fields.ts";
import { showFormState } from "../engine/form-view.ts";
import { type Draft, keepDraft } from "../engine/lead-draft.ts";
import { thanksAddress } from "../engine/show-thanks.ts";
import type { LeadTexts } from "../forms/lead-texts.ts";
import { editionOfForm } from "./check-form.ts";
import { flushQueue, waiting } from "./flush-queue.ts";
import { type QueuedLead, readQueue } from "./lead-queue.ts";
import { showWrong } from "./send-form.ts";

const FIRST_PAUSE_MS = 20_000;
const LONGEST_PAUSE_MS = 600_000;
const KIND = "lead-queue";

/** Sends what waits: now, when the line is back, when the tab is looked at again, and every while. Shows where it stands. */
export function attachQueue(forms: HTMLFormElement[], texts: LeadTexts): void {
  const flush = () =>
    flushQueue({
      forms,
      onStored: (entry, token, form) => tellStored(forms, entry, token, form, texts),
      onWrong: (entry, wrong) => tellWrong(forms, { ...entry, wrong }, texts),
    });
  const again = () => void flush();
  addEventListener("online", again);
  addEventListener("pageshow", again);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") again();
  });
  sendEveryWhile(flush);
  showWaiting(forms);
  for (const entry of readQueue(() => localStorage)) if (entry.wrong) tellWrong(forms, entry, texts);
  again();
}

/** A line can come back without a word: behind a login page of a café, say. Nobody is asked more and more often. */
function sendEveryWhile(flush: () => Promise<void>, pause = FIRST_PAUSE_MS): void {
  setTimeout(async () => {
    if (document.visibilityState === "visible") await flush();
    sendEveryWhile(flush, Math.min(pause * 2, LONGEST_PAUSE_MS));
  }, pause);
}

/** In a page that was loaded anew its forms still know of what waits. */
function showWaiting(forms: HTMLFormElement[]): void {
  const last = waiting().at(-1);
  for (const form of forms) {
    if (!last || editionOfForm(form).country !== last.country || form.dataset.state !== "idle") continue;
    form.dataset.queued = last.lead.submission_id;
    showFormState(form, "queued");
  }
}

function tellStored(
  forms: HTMLFormElement[],
  { lead }: QueuedLead,
  token: string | undefined,
  shownIn: HTMLFormElement | undefined,
  texts: LeadTexts,
): void {
  for (const form of forms) {
    if (form === shownIn || form.dataset.queued !== lead.submission_id) continue;
    delete form.dataset.queued;
    form.reset();
    showFormState(form, "idle");
  }
  const isSeen = shownIn?.parentElement?.checkVisibility() ?? false;
  const any = shownIn ?? forms[0];
  if (isSeen || !any) return;
  showToast({
    text: texts.sentLater,
    kind: KIND,
    ...(token && { link: { href: thanksAddress(any, token), label: texts.look } }),
  });
}

/** The form is filled with it again, says what is wrong, and sends it in the old one's place. */
function tellWrong(forms: HTMLFormElement[], { lead, country, wrong }: QueuedLead, texts: LeadTexts): void {
  const own = forms.filter((form) => editionOfForm(form).country === country);
  const draft: Draft = {
    name: lead.name,
    phone: lead.phone,
    email: lead.email,
    pincode: lead.pincode,
    property_name: lead.property_name,
  };
  keepDraft(() => sessionStorage, country, draft);
  for (const form of own) {
    form.dataset.queued = lead.submission_id;
    fillForm(form, draft);
    if (wrong) showWrong(form, wrong, texts);
  }
  const first = own[0];
  if (!first) return;
  showToast({
    text: texts.needsLook,
    tone: "bad",
    kind: KIND,
    link: { href: first.action, label: texts.look, opens: "lead-drawer" },
  });
}
