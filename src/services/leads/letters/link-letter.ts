import { z } from "zod";
import { type Edition, editionOf } from "../../../editions/edition.ts";
import type { Language } from "../../../editions/regions.ts";
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

/** `{brand}` stands for our name. */
export interface LinkLetterTexts {
  subject: string;
  greeting: string;
  asked: string;
  link: string;
  /** How often, and how long, the link works; where "asked" has not said so. */
  once?: string;
  notYou: string;
  bye: string;
}

interface LinkLetter {
  kind: LetterKind;
  texts: Record<Language, LinkLetterTexts>;
  /** Where the link leads, and where its reader refuses further letters. */
  links(lead: StoredLead, edition: Edition): { url: string; stopUrl: string };
  isUnwanted?(lead: StoredLead): Promise<boolean>;
}

/** A job that sends one link to the mailbox that was given with a lead: the address of another lead may be a stranger's. */
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
    const texts = letter.texts[edition.language];
    const say = (text: string) => text.replaceAll("{brand}", brand);
    const { url, stopUrl } = letter.links(lead, edition);
    await mail.send({
      ...writeLetter(
        [
          { text: texts.greeting },
          { text: say(texts.asked), link: { words: texts.link, url } },
          ...(texts.once ? [{ text: texts.once }] : []),
          { text: texts.notYou },
          { text: say(texts.bye) },
        ],
        edition,
      ),
      subject: `${texts.subject} · ${brand}`,
      to: { name: lead.name, address: lead.email },
      messageId: `${letter.kind}-${jobId}@${new URL(publicUrl).hostname}`,
      stopUrl,
    });
  });
}
