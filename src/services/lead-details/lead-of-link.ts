import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";
import { findLead, type StoredLead } from "../leads/lead-store.ts";
import { readRefillToken } from "../leads/refill-link.ts";

/** The lead of a link. Our signature is not enough: the lead may have been erased. */
export async function leadOfLink(
  db: Kysely<Schema>,
  signer: Signer,
  q: string,
): Promise<StoredLead | "expired" | undefined> {
  const leadId = readRefillToken(signer, q);
  if (leadId === undefined || leadId === "expired") return leadId;
  return findLead(db, leadId);
}
