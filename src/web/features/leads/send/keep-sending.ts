import type { Region } from "../../../../editions/regions.ts";
import { showToast } from "../../../../ui/behaviours/toast.ts";
import { shareDraft } from "../engine/shared-draft.ts";
import { thanksPath } from "../engine/thanks-page.ts";
import { type Flushing, flushQueue } from "./flush-queue.ts";
import { type QueuedLead, readQueue } from "./lead-queue.ts";

const FIRST_PAUSE_MS = 20_000;
const LONGEST_PAUSE_MS = 600_000;
const KIND = "lead-queue";

interface Sending extends Pick<Flushing, "recaptchaToken"> {
  region: Region;
  /** The page of the form, for whoever must mend something. */
  talk: string;
  words: { sentLater: string; needsLook: string; look: string };
}

/** A form of the page: what becomes of leads that wait is told to all of them. */
export interface QueueFollower {
  /** True where its visitor sees the thanks in the place of the form. */
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
 * Sends what waits: now, when the line is back, when the tab is looked at again, and every while. Once for a page, however
 * many of its parts ask for it.
 */
export function keepSending(sending: Sending): () => void {
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
      onStored: (entry, token) => tellStored(entry, token, sending),
      onWrong: (entry) => tellWrong(entry, sending),
    });
  const again = () => void flush();
  addEventListener("online", again, { signal });
  addEventListener("pageshow", again, { signal });
  const look = () => {
    if (document.visibilityState === "visible") again();
  };
  document.addEventListener("visibilitychange", look, { signal });
  sendEveryWhile(flush, signal);
  for (const entry of readQueue()) if (entry.wrong) tellWrong(entry, sending);
  again();
}

/** A line can come back without a word: behind a login page of a café, say. Nobody is asked more and more often. */
function sendEveryWhile(flush: () => Promise<void>, signal: AbortSignal, pause = FIRST_PAUSE_MS): void {
  setTimeout(async () => {
    if (signal.aborted) return;
    if (document.visibilityState === "visible") await flush();
    sendEveryWhile(flush, signal, Math.min(pause * 2, LONGEST_PAUSE_MS));
  }, pause);
}

function tellStored(entry: QueuedLead, token: string | undefined, { region, words }: Sending): void {
  const isSeen = [...followers].map(({ onStored }) => onStored(entry, token)).includes(true);
  if (isSeen) return;
  const link = token && { href: thanksPath(region, token), label: words.look };
  showToast({ text: words.sentLater, kind: KIND, ...(link && { link }) });
}

/** The forms are filled with it again, say what is wrong, and send it in the old one's place. */
function tellWrong(entry: QueuedLead, { talk, words }: Sending): void {
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
