import type { Kysely } from "kysely";
import { z } from "zod";
import { textOf } from "../../editions/all-texts.ts";
import { editionOf } from "../../editions/edition.ts";
import type { Region } from "../../editions/regions.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { type JobHandler, jobHandler } from "../../platform/jobs/job-handler.ts";
import { addressOf } from "../../urls/links.ts";
import { stopOf } from "../contact/wide-stops.ts";
import { writeLetter } from "../mail/letter.ts";
import { mailboxOf } from "../mail/mailbox.ts";
import type { Mailer } from "../mail/mailer.ts";
import { originOf } from "./ticket-origin.ts";
import type { TicketRow } from "./ticket-row.ts";
import { findTicket } from "./ticket-store.ts";

export const NOTIFY_OF_ANSWER = "tell-ticket-answer";

interface Parts {
  database: Pick<Database, "db">;
  mail: Mailer;
  publicUrl: string;
  brand: string;
}

/** The job "tell-ticket-answer": sends the answer to the customer's proved mailbox. */
export function notifyOfAnswer({ database: { db }, mail, publicUrl, brand }: Parts): JobHandler {
  return jobHandler(z.object({ messageId: z.string() }), async ({ messageId }) => {
    const message = await db
      .selectFrom("ticket_messages")
      .selectAll()
      .where("id", "=", messageId)
      .executeTakeFirst();
    const ticket = message && (await findTicket(db, message.ticket_id));
    // The message was erased in the meantime, with all data of its owner.
    const reader = ticket && (await readerOf(db, ticket));
    if (!message || !reader || (await stopOf(db, { mailbox: mailboxOf(reader.email) }))) return;
    const edition = editionOf(reader.region);
    const { t } = textOf(edition.language);
    const url = publicUrl + addressOf(edition.region, "profile-tickets");
    await mail.send({
      ...writeLetter(
        [
          { text: t("letter.ticket.greeting") },
          { text: t("letter.ticket.answered", { id: message.ticket_id }) },
          { title: message.name ?? brand, text: message.text },
          {
            text: t("letter.ticket.reply"),
            link: { words: t("letter.ticket.link"), url: `${url}?ticket=${message.ticket_id}` },
          },
          { text: t("letter.ticket.bye", { brand }) },
        ],
        edition,
      ),
      subject: `${t("letter.ticket.subject", { id: message.ticket_id })} · ${brand}`,
      to: { name: "", address: reader.email },
      messageId: `ticket-${messageId}@${new URL(publicUrl).hostname}`,
      stopUrl: publicUrl + addressOf(edition.region, "profile-notifications"),
    });
  });
}

/** The customer who created it, or the sender of the lead whose link was used. */
async function readerOf(
  db: Kysely<Schema>,
  ticket: TicketRow,
): Promise<{ email: string; region: Region } | undefined> {
  const { region, lead } = await originOf(db, ticket);
  const email = ticket.email ?? lead?.email;
  return email ? { email, region } : undefined;
}
