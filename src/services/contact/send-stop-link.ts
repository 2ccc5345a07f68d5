import { z } from "zod";
import { editionOf } from "../../editions/edition.ts";
import type { Database } from "../../platform/database/database.ts";
import { type JobHandler, jobHandler, PermanentFailure } from "../../platform/jobs/job-handler.ts";
import type { Signer } from "../../platform/signing.ts";
import { findLead } from "../leads/lead-store.ts";
import { regionOfLead } from "../leads/region-of-lead.ts";
import { writeLetter } from "../mail/letter.ts";
import { claimLetter } from "../mail/mailbox-letters.ts";
import type { Mailer } from "../mail/mailer.ts";
import { proofLink } from "./mailbox-proof.ts";
import { STOP_LETTER_TEXTS } from "./stop-letter-texts.ts";

interface SendStopLinkOptions {
  database: Pick<Database, "db">;
  mail: Mailer;
  signer: Signer;
  publicUrl: string;
  brand: string;
}

export const SEND_STOP_LINK = "send-stop-link";

/** The job "send-stop-link": the link with which the owner of a mailbox stops everything, or allows it again. */
export function sendStopLink({ database: { db }, mail, brand, ...site }: SendStopLinkOptions): JobHandler {
  return jobHandler(z.object({ leadId: z.string() }), async ({ leadId }, { jobId }) => {
    const lead = await findLead(db, leadId);
    if (!lead) throw new PermanentFailure("There is no such lead.");
    if (lead.email === null) return;
    if (!(await claimLetter(db, { email: lead.email, kind: "stop-link", claimant: jobId }))) return;
    const edition = editionOf(regionOfLead(lead));
    const texts = STOP_LETTER_TEXTS[edition.language];
    const say = (text: string) => text.replaceAll("{brand}", brand);
    const url = proofLink(site, lead);
    const letter = writeLetter(
      [
        { text: texts.greeting },
        { text: say(texts.asked), link: { words: texts.link, url } },
        { text: texts.once },
        { text: texts.notYou },
        { text: say(texts.bye) },
      ],
      edition,
    );
    await mail.send({
      ...letter,
      subject: `${texts.subject} · ${brand}`,
      to: { name: lead.name, address: lead.email },
      messageId: `stop-${jobId}@${new URL(site.publicUrl).hostname}`,
      stopUrl: url,
    });
  });
}
