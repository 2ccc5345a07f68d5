import { type Kysely, sql } from "kysely";
import { checkLead } from "../../contracts/leads/lead-rules.ts";
import { readAnyPhone } from "../../contracts/leads/read-any-phone.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import type { Signer } from "../../platform/signing.ts";
import type { Log } from "../http/log.ts";
import { Refusal } from "../http/refusal.ts";
import { leadsOfCustomer } from "../leads/lead-store.ts";
import { SEND_REFILL_LINK } from "./send-refill-link.ts";

export interface LinkServices {
  database: Database;
  signer: Signer;
  /** Whether links can be sent; otherwise an operator makes them. */
  hasMail: boolean;
  log: Log;
}

interface LinkRequest {
  contact: string;
  countryCode: string;
}

/**
 * The answer is the same whether we know somebody or not, so that nobody can find out who asked us. The link goes to the
 * address that we have, never to one that was typed.
 */
export async function askForLink(
  { database, signer, hasMail, log }: LinkServices,
  request: LinkRequest,
): Promise<{ goesBy: "email" | "designer" } | Refusal> {
  const contact = readContact(request);
  if (!contact) return new Refusal(400, "It is no phone number and no e-mail address.", WRONG);
  const goesBy = hasMail ? "email" : "designer";
  const lead = await findLeadByContact(database.db, signer, contact);
  if (!lead) return { goesBy };
  if (hasMail && lead.email !== null) await enqueue(database.db, linkJob(lead.id));
  else
    log.info({ lead: lead.id }, "Somebody asks for a new link to complete a lead, and no mail can be sent.");
  return { goesBy };
}

const WRONG = { field: "contact", reason: "wrong" };

function readContact({ contact, countryCode }: LinkRequest): Contact | undefined {
  if (contact.includes("@")) {
    const rules = { isoCode: countryCode, required: [], readPhone: readAnyPhone };
    return checkLead({ email: contact }, rules).length === 0 ? { email: contact } : undefined;
  }
  const phone = readAnyPhone(contact, countryCode);
  return phone.ok ? { phone: phone.e164 } : undefined;
}

/** Once an hour at most: a mailbox is not to be filled by somebody else's impatience. */
function linkJob(leadId: string) {
  const hour = new Date().toISOString().slice(0, "2026-01-01T00".length);
  return { kind: SEND_REFILL_LINK, payload: { leadId }, uniqueKey: `${SEND_REFILL_LINK} ${leadId} ${hour}` };
}

type Contact = { phone: string } | { email: string };

/**
 * The newest lead with this number or address: one to which a mail can be sent before others. Of a lead that is held
 * nobody hears anything, not even at the address in it.
 */
async function findLeadByContact(
  db: Kysely<Schema>,
  signer: Signer,
  contact: Contact,
): Promise<{ id: string; email: string | null } | undefined> {
  if ("phone" in contact) {
    const leads = await leadsOfCustomer(db, signer.fingerprint("customer", contact.phone));
    const told = leads.filter(({ held_because }) => held_because === null);
    return told.find(({ email }) => email !== null) ?? told[0];
  }
  return db
    .selectFrom("leads")
    .select(["id", "email"])
    .where(sql<string>`lower(email)`, "=", contact.email.toLowerCase())
    .where("held_because", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}
