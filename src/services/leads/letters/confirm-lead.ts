import { z } from "zod";
import { editionOf } from "../../../editions/edition.ts";
import type { Database } from "../../../platform/database/database.ts";
import { type JobHandler, jobHandler, PermanentFailure } from "../../../platform/jobs/job-handler.ts";
import type { Signer } from "../../../platform/signing.ts";
import { addressOf } from "../../../urls/links.ts";
import { CONFIRMATION_NOTE, hasAttempt, lastReached, logAttempt } from "../../contact/attempt-store.ts";
import { proofLink } from "../../contact/mailbox-proof.ts";
import { pactOf } from "../../contact/pact-store.ts";
import { plannedContact } from "../../contact/planned-contact.ts";
import { claimLetter } from "../../mail/mailbox-letters.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { findLead } from "../lead-store.ts";
import { leadToken } from "../lead-token.ts";
import { regionOfLead } from "../region-of-lead.ts";
import { writeConfirmation } from "./confirmation.ts";

interface ConfirmOptions {
  database: Pick<Database, "db">;
  mail: Mailer;
  signer: Signer;
  publicUrl: string;
  brand: string;
}

/** The job "confirm-lead": tells the visitor what has arrived, and what happens now. */
export function confirmLead({
  database: { db },
  mail,
  signer,
  publicUrl,
  brand,
}: ConfirmOptions): JobHandler {
  return jobHandler(z.object({ leadId: z.string() }), async ({ leadId }) => {
    const lead = await findLead(db, leadId);
    if (!lead) throw new PermanentFailure("There is no such lead.");
    const attemptId = `confirmation-${leadId}`;
    // The job may run again after the mail has gone and before that was written down; most often it was.
    if (!lead.email || (await hasAttempt(db, attemptId))) return;
    const pact = await pactOf(db, lead);
    if (pact.stoppedAt !== null) return;
    const kind = lead.payload.ec_visit_timing ? "visit" : "confirmation";
    if (!(await claimLetter(db, { email: lead.email, kind, claimant: leadId }))) return;

    const now = new Date();
    const edition = editionOf(regionOfLead(lead));
    const reachedAt = await lastReached(db, lead, now);
    const letter = writeConfirmation({
      lead,
      edition,
      brand,
      planned: plannedContact(pact, { country: edition.country, now, reachedAt }),
      pactUrl:
        publicUrl + addressOf(edition.region, "contact-pact", { leadToken: leadToken(signer, leadId) }),
      stopAllUrl: proofLink({ signer, publicUrl }, lead, now),
    });
    await mail.send({
      ...letter,
      to: { name: lead.name, address: lead.email },
      messageId: `lead-${leadId}@${new URL(publicUrl).hostname}`,
    });
    await logAttempt(db, lead, {
      id: attemptId,
      at: now.toISOString(),
      channel: "email",
      outcome: "sent",
      note: CONFIRMATION_NOTE,
    });
  });
}
