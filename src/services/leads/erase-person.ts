import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { truncateLog } from "../../platform/database/truncate-log.ts";
import type { Signer } from "../../platform/signing.ts";
import type { Contact } from "../identity/accounts.ts";
import { deleteLetters } from "../mail/mailbox-letters.ts";
import { findProjects, removeProjects } from "../projects/project-store.ts";
import { eraseFriendsOf } from "../staff/referrals/referred-friends.ts";
import { removeTicketFiles } from "../tickets/ticket-files.ts";
import { eraseTicketWork } from "../tickets/ticket-work.ts";
import { eraseLeads } from "./erase-leads.ts";
import { leadsOfAddress, leadsOfCustomer, type StoredLead } from "./lead-store.ts";
import { linkedWith, removeLinks } from "./linked-contacts.ts";

type Db = Kysely<Schema>;

export interface StoredPersonalData {
  /** Those that are linked as one person; the first is the one that was looked for. */
  contacts: Contact[];
  leads: StoredLead[];
  ticketIds: string[];
  waitingIds: string[];
  /** Friends whom the person has referred, and referrals of the person by a friend. */
  referralIds: string[];
  referrerIds: string[];
  /** Projects that wait for the first login of the person. */
  projectIds: string[];
  /** The owner erases an account in the profile. */
  accountId: string | undefined;
}

/** What is stored under a contact, and under those that are linked with it. */
export async function findPerson(db: Db, signer: Signer, contact: Contact): Promise<StoredPersonalData> {
  const found: StoredPersonalData[] = [];
  for (const one of [contact, ...(await linkedWith(db, contact))])
    found.push(await findContact(db, signer, one));
  return mergePersonalData(found);
}

export function mergePersonalData(found: readonly StoredPersonalData[]): StoredPersonalData {
  const all = <Name extends "ticketIds" | "waitingIds" | "referralIds" | "referrerIds" | "projectIds">(
    name: Name,
  ) => [...new Set(found.flatMap((one) => one[name]))];
  return {
    contacts: found.flatMap(({ contacts }) => contacts),
    leads: [...new Map(found.flatMap(({ leads }) => leads.map((lead) => [lead.id, lead] as const))).values()],
    ...{ ticketIds: all("ticketIds"), waitingIds: all("waitingIds"), referralIds: all("referralIds") },
    ...{ referrerIds: all("referrerIds"), projectIds: all("projectIds") },
    accountId: found.find(({ accountId }) => accountId !== undefined)?.accountId,
  };
}

export async function findContact(
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
    contacts: [{ channel, target }],
    leads,
    ticketIds: await idsOf(db, "tickets", "lead_id", leadIds),
    waitingIds: await idsOf(db, "waiting_list", "contact", [target]),
    referralIds: [
      ...(await idsOf(db, "referrals", channel === "phone" ? "friend_phone" : "friend_email", [target])),
      ...(await idsOf(db, "referrals", "referrer_id", referrers)),
    ],
    referrerIds: referrers,
    projectIds: (await projectsOf(db, { channel, target })).map(({ id }) => id),
    accountId: await accountOf(db, { channel, target }),
  };
}

function projectsOf(db: Db, { channel, target }: Contact): Promise<{ id: string }[]> {
  return findProjects(db, { customerId: "", phone: undefined, email: undefined, [channel]: target });
}

/** Accounts at the provider of another company are known by their proved contacts. */
async function accountOf(db: Db, { channel, target }: Contact): Promise<string | undefined> {
  const [own] = await idsOf(db, "accounts", channel, [target]);
  if (own) return own;
  const proven = await db
    .selectFrom("proven_contacts")
    .select("account_id")
    .where("id", "=", `${channel}:${target}`)
    .executeTakeFirst();
  return proven?.account_id;
}

export async function erasePerson(
  db: Db,
  kept: StoredPersonalData,
  options: { tellsCrm: boolean },
): Promise<void> {
  await db.transaction().execute((transaction) => removePerson(transaction, kept, options));
  await truncateLog(db);
}

/**
 * Call it in a transaction: erases all of it and notifies the CRM. The stop of a number or a mailbox stays, because it
 * is only a fingerprint.
 */
export async function removePerson(
  db: Db,
  kept: StoredPersonalData,
  { tellsCrm }: { tellsCrm: boolean },
): Promise<void> {
  await removeTickets(db, kept.ticketIds);
  await eraseLeads(db, { whole: kept.leads }, { tellsCrm });
  await remove(db, "waiting_list", kept.waitingIds);
  await remove(db, "referrals", kept.referralIds);
  await eraseFriendsOf(db, kept.referrerIds);
  await remove(db, "referrers", kept.referrerIds);
  await removeProjects(db, kept.projectIds);
  await removeLinks(db, kept.contacts);
  for (const { channel, target } of kept.contacts) {
    if (channel === "email") await deleteLetters(db, target);
    await db.deleteFrom("one_time_passwords").where("target", "=", target).execute();
  }
}

export async function removeTickets(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await removeTicketFiles(db, ids);
  await eraseTicketWork(db, ids);
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
