import type { JobHandler } from "../../platform/jobs/job-handler.ts";
import { addressOf } from "../../urls/links.ts";
import { wideStopOf } from "../contact/wide-stops.ts";
import { leadToken } from "../leads/lead-token.ts";
import { type LinkLetterOptions, sendLinkLetter } from "../leads/letters/link-letter.ts";
import { refillLink } from "../leads/refill-link.ts";

export const SEND_REFILL_LINK = "send-refill-link";

export function sendRefillLink(options: LinkLetterOptions): JobHandler {
  const { database, signer, publicUrl } = options;
  return sendLinkLetter(options, {
    kind: "refill-link",
    words: "refill",
    isUnwanted: async (lead) => Boolean(await wideStopOf(database.db, [lead])),
    links: (lead, { region }) => ({
      url: refillLink(options, lead),
      stopUrl: publicUrl + addressOf(region, "contact-pact", { leadToken: leadToken(signer, lead.id) }),
    }),
  });
}
