import { z } from "zod";
import { textOf } from "../../../editions/all-texts.ts";
import { type Edition, editionOf } from "../../../editions/edition.ts";
import type { MessageKey } from "../../../editions/text.ts";
import type { Database } from "../../../platform/database/database.ts";
import { type JobHandler, jobHandler, PermanentFailure } from "../../../platform/jobs/job-handler.ts";
import type { Signer } from "../../../platform/signing.ts";
import { writeLetter } from "../../mail/letter.ts";
import { claimLetter, type LetterKind } from "../../mail/mailbox-letters.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { findLead, type StoredLead } from "../lead-store.ts";
import { regionOfLead } from "../region-of-lead.ts";

export interface LinkLetterOptions {
  database: Pick<Database, "db">;
  mail: Mailer;
  signer: Signer;
  publicUrl: string;
  brand: string;
}

interface LinkLetter {
  kind: LetterKind;
  /** The prefix of its messages: `letter.<words>.…`. */
  words: "stop" | "refill";
  /** How often and how long the link is valid, if "asked" does not contain it. */
  once?: MessageKey;
  links(lead: StoredLead, edition: Edition): { url: string; stopUrl: string };
  isUnwanted?(lead: StoredLead): Promise<boolean>;
}

/** A job that sends one link to the mailbox of a lead: the address of another lead may be a stranger's. */
export function sendLinkLetter(
  { database: { db }, mail, brand, publicUrl }: LinkLetterOptions,
  letter: LinkLetter,
): JobHandler {
  return jobHandler(z.object({ leadId: z.string() }), async ({ leadId }, { jobId }) => {
    const lead = await findLead(db, leadId);
    if (!lead) throw new PermanentFailure("There is no such lead.");
    if (lead.email === null || (await letter.isUnwanted?.(lead))) return;
    if (!(await claimLetter(db, { email: lead.email, kind: letter.kind, claimant: jobId }))) return;
    const edition = editionOf(regionOfLead(lead));
    const { t } = textOf(edition.language);
    const { url, stopUrl } = letter.links(lead, edition);
    await mail.send({
      ...writeLetter(
        [
          { text: t(`letter.${letter.words}.greeting`) },
          {
            text: t(`letter.${letter.words}.asked`, { brand }),
            link: { words: t(`letter.${letter.words}.link`), url },
          },
          ...(letter.once ? [{ text: t(letter.once) }] : []),
          { text: t(`letter.${letter.words}.notYou`) },
          { text: t(`letter.${letter.words}.bye`, { brand }) },
        ],
        edition,
      ),
      subject: `${t(`letter.${letter.words}.subject`)} · ${brand}`,
      to: { name: lead.name, address: lead.email },
      messageId: `${letter.kind}-${jobId}@${new URL(publicUrl).hostname}`,
      stopUrl,
    });
  });
}
