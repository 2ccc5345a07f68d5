import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { truncateLog } from "../../platform/database/truncate-log.ts";
import type { Signer } from "../../platform/signing.ts";
import type { Contact } from "../identity/accounts.ts";
import { deleteLetters } from "../mail/mailbox-letters.ts";
import { eraseLeads } from "./erase-leads.ts";
import { leadsOfAddress, leadsOfCustomer, type StoredLead } from "./lead-store.ts";

type Db = Kysely<Schema>;

export interface StoredPersonalData {
  leads: StoredLead[];
  ticketIds: string[];
  waitingIds: string[];
  /** Friends whom the person has referred, and referrals of the person by a friend. */
  referralIds: string[];
  referrerIds: string[];
  /** The owner erases an account in the profile. */
  hasAccount: boolean;
}

export async function findPerson(
  db: Db,
  signer: Signer,
  { channel, target }: Contact,
): Promise<StoredPersonalData> {
  const leads =
    channel === "phone"
      ? await leadsOfCustomer(db, signer.lastingFingerprint("customer", target))
      : await leadsOfAddress(db, target);
  const leadIds = leads.map(({ id }) => id);
  const referrers = channel === "email" ? await idsOf(db, "referrers", "email", [target]) : [];
  return {
    leads,
    ticketIds: await idsOf(db, "tickets", "lead_id", leadIds),
    waitingIds: await idsOf(db, "waiting_list", "contact", [target]),
    referralIds: [
      ...(await idsOf(db, "referrals", channel === "phone" ? "friend_phone" : "friend_email", [target])),
      ...(await idsOf(db, "referrals", "referrer_id", referrers)),
    ],
    referrerIds: referrers,
    hasAccount: (await idsOf(db, "accounts", channel, [target])).length > 0,
  };
}

/** Erases all of it and notifies the CRM. The stop of a number or a mailbox stays, because it is only a fingerprint. */
export async function erasePerson(
  db: Db,
  { channel, target }: Contact,
  kept: StoredPersonalData,
  { tellsCrm }: { tellsCrm: boolean },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await removeTickets(transaction, kept.ticketIds);
    await eraseLeads(transaction, { whole: kept.leads }, { tellsCrm });
    await remove(transaction, "waiting_list", kept.waitingIds);
    await remove(transaction, "referrals", kept.referralIds);
    await remove(transaction, "referrers", kept.referrerIds);
    if (channel === "email") await deleteLetters(transaction, target);
    await transaction.deleteFrom("one_time_passwords").where("target", "=", target).execute();
  });
  await truncateLog(db);
}

export async function removeTickets(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom("ticket_messages").where("ticket_id", "in", ids).execute();
  await remove(db, "tickets", ids);
}

type PersonTable = "tickets" | "waiting_list" | "referrals" | "referrers" | "accounts";

export async function idsOf(
  db: Db,
  table: PersonTable,
  column: string,
  values: readonly string[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const { ref } = db.dynamic;
  const rows = await db.selectFrom(table).select("id").where(ref(column), "in", values).execute();
  return rows.map(({ id }) => id);
}

async function remove(
  db: Db,
  table: Exclude<PersonTable, "accounts">,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await db.deleteFrom(table).where("id", "in", ids).execute();
}
