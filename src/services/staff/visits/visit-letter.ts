import type { Kysely } from "kysely";
import { z } from "zod";
import { textOf } from "../../../editions/all-texts.ts";
import { ISO_CODES } from "../../../editions/countries.ts";
import { COUNTRY_TIME, wallTime } from "../../../editions/country-time.ts";
import { dayWords, timeWords } from "../../../editions/day-words.ts";
import { type Edition, editionOf } from "../../../editions/edition.ts";
import { inLanguage } from "../../../editions/languages.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { type JobHandler, jobHandler } from "../../../platform/jobs/job-handler.ts";
import type { Signer } from "../../../platform/signing.ts";
import { addressOf } from "../../../urls/links.ts";
import { CONFIRMATION_NOTE, hasAttempt, logAttempt } from "../../contact/attempt-store.ts";
import { pactOf } from "../../contact/pact-store.ts";
import { findLead } from "../../leads/lead-store.ts";
import { leadToken } from "../../leads/lead-token.ts";
import { regionOfLead } from "../../leads/region-of-lead.ts";
import { writeLetter } from "../../mail/letter.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { findCentre } from "../../visits/visit-plan.ts";

export const TELL_VISIT_CHANGE = "tell-visit-change";

/** Call it in the transaction of the change. */
export async function enqueueVisitLetter(
  db: Kysely<Schema>,
  { leadId, letter }: { leadId: string; letter: number },
): Promise<void> {
  const uniqueKey = `${TELL_VISIT_CHANGE}:${leadId}:${letter}`;
  await enqueue(db, { kind: TELL_VISIT_CHANGE, payload: { leadId, letter }, uniqueKey });
}

interface Parts {
  database: Pick<Database, "db">;
  mail: Mailer;
  signer: Signer;
  publicUrl: string;
  brand: string;
}

/** The job "tell-visit-change": informs the customer that the staff has moved or cancelled the visit. */
export function tellVisitChange({ database: { db }, mail, signer, publicUrl, brand }: Parts): JobHandler {
  return jobHandler(z.object({ leadId: z.string(), letter: z.number() }), async ({ leadId, letter }) => {
    const lead = await findLead(db, leadId);
    const booking = await db
      .selectFrom("visit_bookings")
      .innerJoin("visit_work", "visit_work.id", "visit_bookings.lead_id")
      .select(["ec_name", "visit_at", "seat", "letters"])
      .where("lead_id", "=", leadId)
      .executeTakeFirst();
    // The person was erased in the meantime, or a newer change has its own letter.
    if (!lead?.email || booking?.letters !== letter) return;
    const attemptId = `visit-letter-${leadId}-${letter}`;
    if (await hasAttempt(db, attemptId)) return;
    if ((await pactOf(db, lead)).stoppedAt !== null) return;
    const edition = editionOf(regionOfLead(lead));
    const { t } = textOf(edition.language);
    const { day, minutes } = wallTime(new Date(booking.visit_at), COUNTRY_TIME[edition.country].timeZone);
    const when = {
      day: dayWords(day, edition.language),
      from: timeWords(minutes, edition.language),
      centre: await centreName(db, edition, booking.ec_name),
    };
    const url = publicUrl + addressOf(edition.region, "thank-you", { leadToken: leadToken(signer, leadId) });
    const isCancelled = booking.seat === null;
    const subject = t(isCancelled ? "letter.visit.cancelledSubject" : "letter.visit.movedSubject");
    await mail.send({
      ...writeLetter(
        [
          { text: t("letter.confirmation.greeting") },
          {
            text: t(isCancelled ? "letter.visit.cancelled" : "letter.visit.moved", when),
            link: { words: t(isCancelled ? "letter.visit.again" : "letter.visit.link"), url },
          },
          { text: t("letter.confirmation.bye", { brand }) },
        ],
        edition,
      ),
      subject: `${subject} · ${brand}`,
      to: { name: lead.name, address: lead.email },
      messageId: `${attemptId}@${new URL(publicUrl).hostname}`,
      stopUrl:
        publicUrl + addressOf(edition.region, "contact-pact", { leadToken: leadToken(signer, leadId) }),
    });
    await logAttempt(db, lead, {
      ...{ id: attemptId, at: new Date().toISOString(), channel: "email", outcome: "sent" },
      note: CONFIRMATION_NOTE,
    });
  });
}

async function centreName(
  db: Kysely<Schema>,
  { country, language }: Edition,
  ecName: string,
): Promise<string> {
  const known = await findCentre(db, ISO_CODES[country], ecName);
  return known
    ? `${inLanguage(known.centre.name, language)}, ${inLanguage(known.city.name, language)}`
    : ecName;
}
