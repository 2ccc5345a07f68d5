import type { Kysely } from "kysely";
import { maskPhone } from "../../contracts/mask-contact.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";
import { referralsOf, referrersOf } from "../customer-records/my-referrals.ts";
import { type OwnLead, ownLeads } from "../customer-records/own-leads.ts";
import { listVersions } from "../estimates/estimate-store.ts";
import type { Contact } from "../identity/accounts.ts";
import { eraseLeads } from "../leads/erase-leads.ts";
import { removeTickets } from "../leads/erase-person.ts";
import { removeLinks } from "../leads/linked-contacts.ts";
import { removeSessionsOf } from "../login/session-store.ts";
import { deleteLetters } from "../mail/mailbox-letters.ts";
import { addressesOf } from "../profile/address-store.ts";
import { findRecord, listChanges } from "../profile/record-store.ts";
import { findProjects, listParts, type ProjectRow, removeProjects } from "../projects/project-store.ts";
import type { ServiceParts } from "../service-parts.ts";
import { eraseFriendsOf, rewardsOf } from "../staff/referrals/referred-friends.ts";
import { myTickets, ownTickets } from "../tickets/my-tickets.ts";
import { removeCustomerDrafts } from "../tickets/ticket-files.ts";
import { listBoards, removeBoards } from "../wishlists/board-store.ts";
import { listSaved } from "../wishlists/wishlist-rows.ts";
import { contactsOf, type ProvenContacts } from "./claims/proven-contacts.ts";

type Db = Kysely<Schema>;

/** The data that a service stores about a customer: it can be exported and erased. */
export interface PersonalData {
  name: string;
  collect(customerId: string): Promise<unknown>;
  erase(customerId: string): Promise<void>;
}

/** The account at our own provider. Data at another provider is not included. */
export function accountData({ database: { db } }: Pick<ServiceParts, "database">): PersonalData {
  const find = (id: string) => db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst();
  return {
    name: "account",
    async collect(customerId) {
      const passkeys = await db
        .selectFrom("passkeys")
        .select(["id", "created_at", "used_at"])
        .where("account_id", "=", customerId)
        .execute();
      return { account: (await find(customerId)) ?? null, passkeys };
    },
    async erase(customerId) {
      const account = await find(customerId);
      const targets = [account?.phone, account?.email].filter((target) => target != null);
      await db.transaction().execute(async (transaction) => {
        if (targets.length > 0)
          await transaction.deleteFrom("one_time_passwords").where("target", "in", targets).execute();
        await transaction.deleteFrom("passkeys").where("account_id", "=", customerId).execute();
        // Sessions, grants and tokens of the customer become invalid.
        await transaction
          .deleteFrom("oidc_records")
          .where("payload", "like", `%"accountId":${JSON.stringify(customerId)}%`)
          .execute();
        await transaction.deleteFrom("accounts").where("id", "=", customerId).execute();
      });
    },
  };
}

export function sessionsData({ database: { db } }: Pick<ServiceParts, "database">): PersonalData {
  return {
    name: "logins",
    collect: (customerId) =>
      db
        .selectFrom("login_sessions")
        .select(["created_at", "expires_at"])
        .where("subject", "=", customerId)
        .orderBy("created_at")
        .execute(),
    erase: (customerId) => removeSessionsOf(db, customerId),
  };
}

export function profileData(db: Db): PersonalData[] {
  const erase =
    (table: "customer_records" | "privacy_changes" | "customer_addresses") => async (id: string) => {
      await db.deleteFrom(table).where("customer_id", "=", id).execute();
    };
  return [
    {
      name: "preferences",
      collect: async (id) => (await findRecord(db, id)) ?? null,
      erase: erase("customer_records"),
    },
    {
      name: "privacy_changes",
      collect: (id) => listChanges(db, id),
      erase: erase("privacy_changes"),
    },
    { name: "addresses", collect: (id) => addressesOf(db, id), erase: erase("customer_addresses") },
  ];
}

/**
 * Leads with their contact preferences and attempts, and entries on the waiting list. Stops of a number or a mailbox
 * stay: they are stored as fingerprints, and without them we would contact the person again.
 */
export function requestsData({
  database: { db },
  signer,
  crm,
}: Pick<ServiceParts, "database" | "signer" | "crm">): PersonalData {
  return {
    name: "requests",
    collect: async (customerId) => collectRequests(db, signer, await contactsOf(db, customerId)),
    async erase(customerId) {
      const contacts = await contactsOf(db, customerId);
      const leads = await ownLeads(db, signer, contacts);
      await db.transaction().execute(async (transaction) => {
        const whichAre = (by: OwnLead["provenBy"]) =>
          leads.flatMap(({ lead, provenBy }) => (provenBy === by ? [lead] : []));
        const erased = { whole: whichAre("phone"), withoutMailbox: whichAre("email") };
        await eraseLeads(transaction, erased, { tellsCrm: crm !== undefined });
        if (contacts.email) await deleteLetters(transaction, contacts.email);
        await removeLinks(transaction, contactList(contacts));
        for (const contact of valuesOf(contacts))
          await transaction.deleteFrom("waiting_list").where("contact", "=", contact).execute();
      });
    },
  };
}

export async function collectRequests(db: Db, signer: Signer, contacts: ProvenContacts) {
  const leads = await ownLeads(db, signer, contacts);
  const ids = leads.map(({ lead }) => lead.id);
  return {
    requests: leads.map(tellLead),
    contactPacts: await ofLeads(db, "contact_pacts", ids),
    contactAttempts: await ofLeads(db, "contact_attempts", ids),
    visits: await ofLeads(db, "visit_bookings", ids),
    waitingList: await waitingOf(db, contacts),
  };
}

/** If only the mailbox is proved, the number may belong to a stranger who mistyped their e-mail address. */
function tellLead({ lead, provenBy }: OwnLead) {
  const { submission_key, customer_id, mailbox, held_because, ...told } = lead;
  if (provenBy === "phone") return told;
  const phone = maskPhone(lead.phone, "", () => {});
  return { ...told, phone, payload: { ...lead.payload, phone } };
}

async function ofLeads(
  db: Db,
  table: "contact_pacts" | "contact_attempts" | "visit_bookings",
  leadIds: readonly string[],
) {
  if (leadIds.length === 0) return [];
  return db.selectFrom(table).selectAll().where("lead_id", "in", leadIds).execute();
}

async function waitingOf(db: Db, contacts: ProvenContacts) {
  const values = valuesOf(contacts);
  if (values.length === 0) return [];
  return db.selectFrom("waiting_list").selectAll().where("contact", "in", values).execute();
}

function contactList({ phone, email }: ProvenContacts): Contact[] {
  return [
    ...(phone === undefined ? [] : [{ channel: "phone" as const, target: phone }]),
    ...(email === undefined ? [] : [{ channel: "email" as const, target: email }]),
  ];
}

function valuesOf({ phone, email }: ProvenContacts): string[] {
  return [phone, email].filter((value) => value !== undefined);
}

export function estimatesData({ database: { db } }: Pick<ServiceParts, "database">): PersonalData {
  const own = (customerId: string) =>
    db
      .selectFrom("estimates")
      .select(["code", "country", "calculator", "plan", "created_at"])
      .where("account_id", "=", customerId)
      .execute();
  return {
    name: "estimates",
    async collect(customerId) {
      const rows = await own(customerId);
      return Promise.all(rows.map(async (row) => ({ ...row, versions: await listVersions(db, row.code) })));
    },
    async erase(customerId) {
      const codes = (await own(customerId)).map(({ code }) => code);
      if (codes.length === 0) return;
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("estimate_versions").where("estimate_code", "in", codes).execute();
        await transaction.deleteFrom("estimates").where("code", "in", codes).execute();
      });
    },
  };
}

export function referralsData({ database: { db } }: Pick<ServiceParts, "database">): PersonalData {
  return {
    name: "referrals",
    collect: async (customerId) => collectReferrals(db, await contactsOf(db, customerId)),
    async erase(customerId) {
      const { phone, email } = await contactsOf(db, customerId);
      const ids = email ? (await referrersOf(db, email)).map(({ id }) => id) : [];
      await db.transaction().execute(async (transaction) => {
        if (phone) await transaction.deleteFrom("referrals").where("friend_phone", "=", phone).execute();
        if (ids.length === 0) return;
        await transaction.deleteFrom("referrals").where("referrer_id", "in", ids).execute();
        await eraseFriendsOf(transaction, ids);
        await transaction.deleteFrom("referrers").where("id", "in", ids).execute();
      });
    },
  };
}

export async function collectReferrals(db: Db, { phone, email }: ProvenContacts) {
  const referrers = email ? await referrersOf(db, email) : [];
  const ids = referrers.map(({ id }) => id);
  return {
    links: referrers,
    friends: ids.length > 0 ? await referralsOf(db, ids) : [],
    rewards: await rewardsOf(db, ids),
    namedByFriends: phone ? await namedAs(db, phone) : [],
  };
}

function namedAs(db: Db, phone: string) {
  return db
    .selectFrom("referrals")
    .select(["friend_name", "friend_email", "friend_phone", "created_at"])
    .where("friend_phone", "=", phone)
    .execute();
}

export function ticketsData({
  database: { db },
  signer,
}: Pick<ServiceParts, "database" | "signer">): PersonalData {
  const ownerOf = async (id: string) => ({ id, ...(await contactsOf(db, id)) });
  return {
    name: "tickets",
    collect: async (customerId) => myTickets({ db, signer }, await ownerOf(customerId)),
    async erase(customerId) {
      const ids = (await ownTickets({ db, signer }, await ownerOf(customerId))).map(({ id }) => id);
      await db.transaction().execute(async (transaction) => {
        await removeTickets(transaction, ids);
        await removeCustomerDrafts(transaction, customerId);
      });
    },
  };
}

export function projectsData({ database: { db } }: Pick<ServiceParts, "database">): PersonalData {
  const ownOf = async (customerId: string) =>
    findProjects(db, { customerId, ...(await contactsOf(db, customerId)) });
  return {
    name: "projects",
    collect: async (customerId) => collectProjects(db, await ownOf(customerId)),
    async erase(customerId) {
      await removeProjects(
        db,
        (await ownOf(customerId)).map(({ id }) => id),
      );
    },
  };
}

export async function collectProjects(db: Db, projects: readonly ProjectRow[]) {
  return Promise.all(
    projects.map(async ({ head, ...row }) => ({
      ...row,
      head: JSON.parse(head),
      parts: (await listParts(db, row.id)).map(({ kind, body }) => ({ kind, ...JSON.parse(body) })),
    })),
  );
}

export function wishlistData(db: Db): PersonalData {
  const boardsOf = (customerId: string) =>
    db.selectFrom("boards").select(["id", "country"]).where("customer_id", "=", customerId).execute();
  return {
    name: "wishlist",
    async collect(customerId) {
      const countries = new Set((await boardsOf(customerId)).map(({ country }) => country));
      const boards = await Promise.all(
        [...countries].map((country) => listBoards(db, { customerId, country })),
      );
      return { saved: await listSaved(db, customerId), boards: boards.flat() };
    },
    async erase(customerId) {
      const ids = (await boardsOf(customerId)).map(({ id }) => id);
      await db.transaction().execute((transaction) => removeBoards(transaction, ids));
      await db.deleteFrom("wishlist_items").where("customer_id", "=", customerId).execute();
    },
  };
}
