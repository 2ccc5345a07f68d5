import type { JobHandler } from "../../platform/jobs/job-handler.ts";
import { type LinkLetterOptions, sendLinkLetter } from "../leads/letters/link-letter.ts";
import { proofLink } from "./mailbox-proof.ts";

export const SEND_STOP_LINK = "send-stop-link";

export function sendStopLink(options: LinkLetterOptions): JobHandler {
  return sendLinkLetter(options, {
    kind: "stop-link",
    words: "stop",
    once: "letter.stop.once",
    links(lead) {
      const url = proofLink(options, lead);
      return { url, stopUrl: url };
    },
  });
}
