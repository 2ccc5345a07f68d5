import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { LeadPayload } from "../../contracts/leads/lead-payload.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { mailboxOf } from "../mail/mailbox.ts";
import { ConsentReceipt } from "./consent-receipt.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    leads: LeadRow;
  }
}

export interface LeadRow {
  id: string;
  /** The same for the same submission of a form, so that sending it twice stores one lead. */
  submission_key: string;
  /** The same for every lead of one phone number. */
  customer_id: string;
  country: string;
  language: string;
  kind: "soft" | "full";
  name: string;
  phone: string;
  email: string | null;
  /** The same for all spellings of an address that reach one mailbox; null also for leads from before this column. */
  mailbox: string | null;
  pincode: string | null;
  /** Every field of the call, cleaned, as JSON. */
  payload: string;
  /** The consent receipt as JSON: text version, time, page. */
  consent: string;
  /** Why the lead is held until an operator releases it; null for a normal lead. */
  held_because: string | null;
  /** The earlier lead that this one completes. */
  follows: string | null;
  created_at: string;
  delivered_at: string | null;
}

export interface StoredLead extends Omit<LeadRow, "payload" | "consent"> {
  payload: LeadPayload;
  consent: ConsentReceipt;
}

export async function findLead(db: Kysely<Schema>, id: string): Promise<StoredLead | undefined> {
  const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  return row && parseLead(row);
}

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

/** Leads with this address in lower case. */
export async function leadsOfAddress(db: Kysely<Schema>, email: string): Promise<StoredLead[]> {
  const rows = await db.selectFrom("leads").selectAll().where(mayHaveAddress(email)).execute();
  return rows.filter((row) => row.email?.toLowerCase() === email).map(parseLead);
}

/** True for more leads than those of the address: other spellings of it have the same mailbox. */
export function mayHaveAddress(email: string) {
  return (eb: ExpressionBuilder<Schema, "leads">) =>
    eb.or([eb("mailbox", "=", mailboxOf(email)), eb(sql<string>`lower(email)`, "=", email)]);
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
