import { finishLead } from "./finish-lead.ts";
import { recaptchaToken } from "./form-recaptcha.ts";
import { putInQueue, type QueuedLead, readQueue } from "./lead-queue.ts";
import { postLead } from "./post-lead.ts";
import { LeadNotSent } from "./send-lead.ts";

const local = () => localStorage;

interface Flushing {
  /** The forms of the page; one of them may be waiting for its lead. */
  forms: HTMLFormElement[];
  onStored: (entry: QueuedLead, token: string | undefined, form: HTMLFormElement | undefined) => void;
  onWrong: (entry: QueuedLead, wrong: { field: string; reason: string }) => void;
}

/** One tab at a time, where the browser can see to that; the server takes the same lead once in any case. */
export async function flushQueue(flushing: Flushing): Promise<void> {
  if (isFlushing || waiting().length === 0 || !navigator.onLine) return;
  isFlushing = true;
  // Only pages with TLS have locks.
  const locks: LockManager | undefined = navigator.locks;
  try {
    if (locks)
      await locks.request("lead-queue", { ifAvailable: true }, (lock) =>
        lock ? sendWaiting(flushing) : undefined,
      );
    else await sendWaiting(flushing);
  } finally {
    isFlushing = false;
  }
}

let isFlushing = false;

/** Leads that wait for a connection, and not for their visitor. */
export function waiting(): QueuedLead[] {
  return readQueue(local).filter(({ wrong }) => !wrong);
}

async function sendWaiting({ forms, onStored, onWrong }: Flushing): Promise<void> {
  for (const entry of waiting()) {
    // Only who has just sent it looks at the form; in a page that came later it must not jump to its thanks.
    const form = forms.find(({ dataset }) => dataset.awaits === entry.lead.submission_id);
    const answer = await post(entry, form ?? forms[0]);
    if (!answer || answer.kind === "refused" || answer.kind === "too-many") return;
    if (answer.kind === "wrong") {
      const { field, reason } = answer;
      putInQueue(local, { ...entry, wrong: { field, reason } });
      onWrong(entry, { field, reason });
      continue;
    }
    await finishLead(entry.lead, answer, form);
    onStored(entry, answer.token, form);
  }
}

/** Nothing where the line is still down: the lead waits on. A token is made anew, an old one would not be believed. */
async function post(entry: QueuedLead, form: HTMLFormElement | undefined) {
  try {
    const reCaptchaToken = form && (await recaptchaToken(form));
    return await postLead({ ...entry.lead, ...(reCaptchaToken && { reCaptchaToken }) });
  } catch (error) {
    if (error instanceof LeadNotSent) return undefined;
    throw error;
  }
}
