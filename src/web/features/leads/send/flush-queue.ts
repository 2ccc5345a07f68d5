import { finishLead } from "./finish-lead.ts";
import { putInQueue, type QueuedLead, readQueue } from "./lead-queue.ts";
import { LeadNotSent, sendLead } from "./send-lead.ts";

export interface Flushing {
  /** A token is made anew, an old one would not be believed. */
  recaptchaToken: () => Promise<string | undefined>;
  onStored: (entry: QueuedLead, token: string | undefined) => void;
  onWrong: (entry: QueuedLead) => void;
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
function waiting(): QueuedLead[] {
  return readQueue().filter(({ wrong }) => !wrong);
}

async function sendWaiting({ recaptchaToken, onStored, onWrong }: Flushing): Promise<void> {
  for (const entry of waiting()) {
    const answer = await post(entry, recaptchaToken);
    if (!answer || answer.kind === "refused" || answer.kind === "too-many") return;
    if (answer.kind === "wrong") {
      const marked = { ...entry, wrong: { field: answer.field, reason: answer.reason } };
      putInQueue(marked);
      onWrong(marked);
      continue;
    }
    finishLead(entry.lead, answer.leadId);
    onStored(entry, answer.token);
  }
}

/** Nothing where the line is still down: the lead waits on. */
async function post({ lead }: QueuedLead, recaptchaToken: Flushing["recaptchaToken"]) {
  try {
    const reCaptchaToken = await recaptchaToken();
    return await sendLead({ ...lead, ...(reCaptchaToken && { reCaptchaToken }) });
  } catch (error) {
    if (error instanceof LeadNotSent) return undefined;
    throw error;
  }
}
