import { type Kysely, sql } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";
import { leadsOfCustomer } from "../leads/lead-store.ts";

export type Contact = { phone: string } | { email: string };

/** The newest lead of whoever has this number or address. */
export async function findLeadByContact(
  db: Kysely<Schema>,
  signer: Signer,
  contact: Contact,
): Promise<{ id: string; email: string | null } | undefined> {
  if ("phone" in contact) {
    const leads = await leadsOfCustomer(db, signer.fingerprint("customer", contact.phone));
    const email = leads.find((lead) => lead.email !== null)?.email ?? null;
    return leads[0] && { id: leads[0].id, email };
  }
  return db
    .selectFrom("leads")
    .select(["id", "email"])
    .where(sql<string>`lower(email)`, "=", contact.email.toLowerCase())
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}
