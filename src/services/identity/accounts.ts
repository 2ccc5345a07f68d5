import { type Kysely, sql } from "kysely";
import type { Region } from "../../editions/regions.ts";
import type { Database } from "../../platform/database/database.ts";
import { lockedTransaction } from "../../platform/database/locked-transaction.ts";
import { newId } from "../../platform/database/new-id.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { openRow } from "../../platform/database/sealed/sealed-columns.ts";
import { rowReader } from "../../platform/database/statement-template.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    accounts: AccountRow;
  }
}

/** A customer. The phone number and the e-mail address are proved, and no two customers share one. */
export interface AccountRow {
  id: string;
  name: string | null;
  /** E.164. */
  phone: string | null;
  phone_proven_at: string | null;
  email: string | null;
  email_proven_at: string | null;
  /** The region in which they first logged in. */
  region: string;
  created_at: string;
  updated_at: string;
}

export interface Contact {
  channel: "phone" | "email";
  target: string;
}

export interface Accounts {
  find(id: string): Promise<AccountRow | undefined>;
  findByContact(contact: Contact): Promise<AccountRow | undefined>;
  /** The account of the person who has proved to own the contact; created if there is none. */
  ofProven(contact: Contact, region: Region): Promise<AccountRow>;
  /** Call it after the proof. Nothing changes if the contact belongs to another customer. */
  changeContact(id: string, contact: Contact, transaction?: Kysely<Schema>): Promise<"changed" | "taken">;
  rename(id: string, name: string, transaction?: Kysely<Schema>): Promise<void>;
}

export function createAccounts(database: Pick<Database, "db" | "read" | "sealing">): Accounts {
  const { db } = database;
  const byId = rowReader(
    database,
    ["id"],
    ({ id }) => sql<AccountRow>`select * from accounts where id = ${id}`,
  );
  const findByContact = ({ channel, target }: Contact, within = db) =>
    within.selectFrom("accounts").selectAll().where(channel, "=", target).executeTakeFirst();
  return {
    async find(id) {
      const row = await byId({ id });
      return row && openRow(database.sealing, "accounts", row);
    },
    findByContact: (contact) => findByContact(contact),
    async ofProven(contact, region) {
      const known = await findByContact(contact);
      if (known) return known;
      return lockedTransaction(db, lockOf(contact), async (transaction) => {
        const now = new Date().toISOString();
        await transaction
          .insertInto("accounts")
          .values({
            id: newId(),
            name: null,
            phone: null,
            phone_proven_at: null,
            email: null,
            email_proven_at: null,
            ...proven(contact, now),
            region,
            created_at: now,
            updated_at: now,
          })
          .onConflict((conflict) => conflict.column(contact.channel).doNothing())
          .execute();
        const account = await findByContact(contact, transaction);
        if (!account) throw new Error("An account was created but cannot be found");
        return account;
      });
    },
    async changeContact(id, contact, within = db) {
      return lockedTransaction(within, lockOf(contact), async (transaction) => {
        const owner = await findByContact(contact, transaction);
        if (owner && owner.id !== id) return "taken";
        const now = new Date().toISOString();
        await transaction
          .updateTable("accounts")
          .set({ ...proven(contact, now), updated_at: now })
          .where("id", "=", id)
          .execute();
        return "changed";
      });
    },
    async rename(id, name, transaction = db) {
      const updated_at = new Date().toISOString();
      await transaction.updateTable("accounts").set({ name, updated_at }).where("id", "=", id).execute();
    },
  };
}

function lockOf({ channel, target }: Contact): string {
  return `account-${channel}:${target}`;
}

function proven({ channel, target }: Contact, now: string) {
  return channel === "phone"
    ? { phone: target, phone_proven_at: now }
    : { email: target, email_proven_at: now };
}
