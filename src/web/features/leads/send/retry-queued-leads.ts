import type { Region } from "../../../../editions/regions.ts";
import { showToast } from "../../../../ui/behaviours/toast.ts";
import { shareDraft } from "../engine/shared-draft.ts";
import { thanksPath } from "../engine/thanks-page.ts";
import { finishLead } from "./finish-lead.ts";
import { putInQueue, type QueuedLead, readQueue } from "./lead-queue.ts";
import { LeadNotSent, sendLead } from "./send-lead.ts";

const FIRST_PAUSE_MS = 20_000;
const LONGEST_PAUSE_MS = 600_000;
const KIND = "lead-queue";

interface Sending extends Pick<Flushing, "recaptchaToken"> {
  region: Region;
  talk: string;
  words: { sentLater: string; needsLook: string; look: string };
}

export interface QueueFollower {
  /** Returns true if the visitor sees the thank-you instead of the form. */
  onStored: (entry: QueuedLead, token: string | undefined) => boolean;
  onWrong: (entry: QueuedLead) => void;
}

const followers = new Set<QueueFollower>();
let stop: AbortController | undefined;
let users = 0;

export function followQueue(follower: QueueFollower): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

/**
 * Sends queued leads: immediately, when the connection returns, when the tab becomes visible, and at growing
 * intervals. Runs once per page.
 */
export function retryQueuedLeads(sending: Sending): () => void {
  users += 1;
  if (users === 1) {
    stop = new AbortController();
    begin(sending, stop.signal);
  }
  return () => {
    users -= 1;
    if (users === 0) stop?.abort();
  };
}

function begin(sending: Sending, signal: AbortSignal): void {
  const flush = () =>
    flushQueue({
      recaptchaToken: sending.recaptchaToken,
      onStored: (entry, token) => reportStored(entry, token, sending),
      onWrong: (entry) => reportRejected(entry, sending),
    });
  const again = () => void flush();
  addEventListener("online", again, { signal });
  addEventListener("pageshow", again, { signal });
  const look = () => {
    if (document.visibilityState === "visible") again();
  };
  document.addEventListener("visibilitychange", look, { signal });
  sendEveryWhile(flush, signal);
  for (const entry of readQueue()) if (entry.wrong) reportRejected(entry, sending);
  again();
}

/** A connection may return without an event, for example behind the login page of a café. */
function sendEveryWhile(flush: () => Promise<void>, signal: AbortSignal, pause = FIRST_PAUSE_MS): void {
  setTimeout(async () => {
    if (signal.aborted) return;
    if (document.visibilityState === "visible") await flush();
    sendEveryWhile(flush, signal, Math.min(pause * 2, LONGEST_PAUSE_MS));
  }, pause);
}

function reportStored(entry: QueuedLead, token: string | undefined, { region, words }: Sending): void {
  const isSeen = [...followers].map(({ onStored }) => onStored(entry, token)).includes(true);
  if (isSeen) return;
  const link = token && { href: thanksPath(region, token), label: words.look };
  showToast({ text: words.sentLater, kind: KIND, ...(link && { link }) });
}

/** Restores the lead in the forms, which show the error and replace the lead in the queue. */
function reportRejected(entry: QueuedLead, { talk, words }: Sending): void {
  const { name, phone, email, pincode, property_name } = entry.lead;
  shareDraft(entry.country, { name, phone, email, pincode, property_name });
  for (const { onWrong } of followers) onWrong(entry);
  showToast({
    text: words.needsLook,
    tone: "bad",
    kind: KIND,
    link: { href: talk, label: words.look, opens: "lead-drawer" },
  });
}

interface Flushing {
  /** Creates a new token, because an old one would be rejected. */
  recaptchaToken: () => Promise<string | undefined>;
  onStored: (entry: QueuedLead, token: string | undefined) => void;
  onWrong: (entry: QueuedLead) => void;
}

/** Only one tab sends at a time if the browser supports locks; the server stores a repeated lead only once. */
async function flushQueue(flushing: Flushing): Promise<void> {
  if (isFlushing || waiting().length === 0 || !navigator.onLine) return;
  isFlushing = true;
  // The Locks API exists only on pages with TLS.
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

/** Returns undefined if the connection is still down: the lead stays in the queue. */
async function post({ lead }: QueuedLead, recaptchaToken: Flushing["recaptchaToken"]) {
  try {
    const reCaptchaToken = await recaptchaToken();
    return await sendLead({ ...lead, ...(reCaptchaToken && { reCaptchaToken }) });
  } catch (error) {
    if (error instanceof LeadNotSent) return undefined;
    throw error;
  }
}
