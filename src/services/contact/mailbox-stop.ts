import { type Kysely, sql } from "kysely";
import type { MailboxStop } from "../../contracts/calls/leads/stop-everything-calls.ts";
import { maskEmail } from "../../contracts/mask-contact.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { parseLead, type StoredLead } from "../leads/lead-store.ts";
import { domainOf, mailboxOf } from "../mail/mailbox.ts";
import { announceThreads } from "./announce-pact.ts";
import { isSpent, type MailboxProof, spend } from "./mailbox-proof.ts";
import { changePact } from "./pact-store.ts";
import { setWideStop, stopOf } from "./wide-stops.ts";

export async function describeMailbox(
  db: Kysely<Schema>,
  { lead, linkId }: MailboxProof,
): Promise<MailboxStop> {
  return {
    mailbox: maskEmail(lead.email, () => {}),
    country: lead.country,
    stoppedAt: await stopOf(db, { mailbox: mailboxOf(lead.email) }),
    isSpent: await isSpent(db, linkId),
  };
}

export async function saveMailbox(
  db: Kysely<Schema>,
  proof: MailboxProof,
  { stopped, hasCrm }: { stopped: boolean; hasCrm: boolean },
): Promise<MailboxStop | Refusal> {
  const { lead, linkId } = proof;
  const isDone = await db.transaction().execute(async (transaction) => {
    if (!(await spend(transaction, linkId))) return false;
    await setWideStop(transaction, { mailbox: mailboxOf(lead.email) }, stopped);
    // The request was stopped together with everything else, so it is allowed again as well.
    if (!stopped) await changePact(transaction, lead, (pact) => ({ ...pact, stoppedAt: null }));
    if (hasCrm) await announceThreads(transaction, await leadsOfMailbox(transaction, lead.email));
    return true;
  });
  return isDone
    ? describeMailbox(db, proof)
    : new Refusal(409, "This link has been used.", { reason: "spent" });
}

/** Of older leads the mailbox is not stored, so all of them with its domain are searched; this is rarely used. */
export async function leadsOfMailbox(db: Kysely<Schema>, email: string): Promise<StoredLead[]> {
  const mailbox = mailboxOf(email);
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where((eb) =>
      eb.or([
        eb("mailbox", "=", mailbox),
        eb.and([eb("mailbox", "is", null), eb(sql<string>`lower(email)`, "like", `%@${domainOf(email)}`)]),
      ]),
    )
    .execute();
  return rows.filter((row) => row.email !== null && mailboxOf(row.email) === mailbox).map(parseLead);
}
