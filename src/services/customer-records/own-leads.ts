import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";
import type { ProvenContacts } from "../customers/claims/proven-contacts.ts";
import { leadsOfAddress, leadsOfCustomer, type StoredLead } from "../leads/lead-store.ts";

export interface OwnLead {
  lead: StoredLead;
  /** If only the mailbox is proved, the number may belong to a stranger who mistyped their e-mail address. */
  provenBy: "phone" | "email";
}

export async function ownLeads(
  db: Kysely<Schema>,
  signer: Signer,
  { phone, email }: ProvenContacts,
): Promise<OwnLead[]> {
  const byPhone = phone ? await leadsOfCustomer(db, signer.lastingFingerprint("customer", phone)) : [];
  const known = new Set(byPhone.map(({ id }) => id));
  const byEmail = email ? (await leadsOfAddress(db, email)).filter(({ id }) => !known.has(id)) : [];
  return [
    ...byPhone.map((lead) => ({ lead, provenBy: "phone" as const })),
    ...byEmail.map((lead) => ({ lead, provenBy: "email" as const })),
  ].toSorted((one, other) => (one.lead.created_at < other.lead.created_at ? 1 : -1));
}
