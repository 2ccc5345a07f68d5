import { z } from "zod";
import { editionOf } from "../../editions/edition.ts";
import type { Database } from "../../platform/database/database.ts";
import { type JobHandler, jobHandler, PermanentFailure } from "../../platform/jobs/job-handler.ts";
import type { Signer } from "../../platform/signing.ts";
import { wideStopOf } from "../contact/wide-stops.ts";
import { findLead } from "../leads/lead-store.ts";
import { leadToken } from "../leads/lead-token.ts";
import { refillLink } from "../leads/refill-link.ts";
import { regionOfLead } from "../leads/region-of-lead.ts";
import { writeLetter } from "../mail/letter.ts";
import { claimLetter } from "../mail/mailbox-letters.ts";
import type { Mailer } from "../mail/mailer.ts";
import { REFILL_LETTER_TEXTS } from "./refill-letter-texts.ts";

interface SendLinkOptions {
  database: Pick<Database, "db">;
  mail: Mailer;
  signer: Signer;
  publicUrl: string;
  brand: string;
}

export const SEND_REFILL_LINK = "send-refill-link";

/** The job "send-refill-link": a new link to complete a lead, to the address that was given with it. */
export function sendRefillLink({ database: { db }, mail, brand, ...site }: SendLinkOptions): JobHandler {
  return jobHandler(z.object({ leadId: z.string() }), async ({ leadId }, { jobId }) => {
    const lead = await findLead(db, leadId);
    if (!lead) throw new PermanentFailure("There is no such lead.");
    // Only there: the address of another lead with the same number may be a stranger's.
    if (lead.email === null || (await wideStopOf(db, [lead]))) return;
    if (!(await claimLetter(db, { email: lead.email, kind: "refill-link", claimant: jobId }))) return;
    const edition = editionOf(regionOfLead(lead));
    const texts = REFILL_LETTER_TEXTS[edition.language];
    const say = (text: string) => text.replaceAll("{brand}", brand);
    const letter = writeLetter(
      [
        { text: texts.greeting },
        { text: say(texts.asked), link: { words: texts.link, url: refillLink(site, lead) } },
        { text: texts.notYou },
        { text: say(texts.bye) },
      ],
      edition,
    );
    await mail.send({
      ...letter,
      subject: `${texts.subject} · ${brand}`,
      to: { name: lead.name, address: lead.email },
      messageId: `refill-${jobId}@${new URL(site.publicUrl).hostname}`,
      stopUrl: `${site.publicUrl}/${edition.region}/contact-pact/${leadToken(site.signer, leadId)}`,
    });
  });
}
