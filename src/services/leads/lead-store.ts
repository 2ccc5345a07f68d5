import { type Kysely, sql } from "kysely";
import { LeadPayload } from "../../contracts/leads/lead-payload.ts";
import type { LeadRow } from "../../platform/database/moving/customer-rows.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { ConsentReceipt } from "./consent-receipt.ts";

export interface StoredLead extends Omit<LeadRow, "payload" | "consent"> {
  payload: LeadPayload;
  consent: ConsentReceipt;
}

export async function findLead(db: Kysely<Schema>, id: string): Promise<StoredLead | undefined> {
  const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  return row && parseLead(row);
}

/** Newest first. */
export async function leadsOfCustomer(db: Kysely<Schema>, customerId: string): Promise<StoredLead[]> {
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(parseLead);
}

/** All that name this address, also those that somebody else left. */
export async function leadsOfMailbox(db: Kysely<Schema>, email: string): Promise<StoredLead[]> {
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where(sql<string>`lower(email)`, "=", email)
    .execute();
  return rows.map(parseLead);
}

export async function findSubmission(
  db: Kysely<Schema>,
  submissionKey: string,
): Promise<StoredLead | undefined> {
  const row = await db
    .selectFrom("leads")
    .selectAll()
    .where("submission_key", "=", submissionKey)
    .executeTakeFirst();
  return row && parseLead(row);
}

export function parseLead(row: LeadRow): StoredLead {
  return {
    ...row,
    payload: LeadPayload.parse(JSON.parse(row.payload)),
    consent: ConsentReceipt.parse(JSON.parse(row.consent)),
  };
}
