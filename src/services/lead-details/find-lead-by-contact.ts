import { type Kysely, sql } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";
import { leadsOfCustomer } from "../leads/lead-store.ts";

export type Contact = { phone: string } | { email: string };

/**
 * The newest lead with this number or address: one to which a mail can be sent before others. Of a lead that is held
 * nobody hears anything, not even at the address in it.
 */
export async function findLeadByContact(
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
