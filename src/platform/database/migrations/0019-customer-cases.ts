import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** Whose tickets and estimates they are, what was said about a ticket, what customers have proved, and who wants to leave. */
export function createCustomerCases(engine: Engine): Migration {
  return {
    async up(db) {
      await giveTicketsOwners(db, engine);
      await createMessages(db, engine);
      await createContacts(db, engine);
      await createDeletions(db, engine);
      await indexContacts(db);
    },
  };
}

async function giveTicketsOwners(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text } = columnTypes(engine);
  for (const column of ["account_id", "region", "email"])
    await db.schema.alterTable("tickets").addColumn(column, text).execute();
  await db.schema
    .createIndex("tickets_of_account")
    .on("tickets")
    .columns(["account_id", "created_at"])
    .execute();
  await db.schema.alterTable("estimates").addColumn("account_id", text).execute();
  await db.schema.createIndex("estimates_of_account").on("estimates").column("account_id").execute();
}

async function createMessages(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, options } = columnTypes(engine);
  await db.schema
    .createTable("ticket_messages")
    .addColumn("id", text, (column) => column.primaryKey().notNull())
    .addColumn("ticket_id", text, (column) => column.notNull())
    .addColumn("author", text, (column) => column.notNull())
    .addColumn("name", text)
    .addColumn("text", text, (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .modifyEnd(options)
    .execute();
  await db.schema
    .createIndex("messages_of_ticket")
    .on("ticket_messages")
    .columns(["ticket_id", "created_at"])
    .execute();
}

async function createContacts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, options } = columnTypes(engine);
  await db.schema
    .createTable("proven_contacts")
    .addColumn("id", text, (column) => column.primaryKey().notNull())
    .addColumn("account_id", text, (column) => column.notNull())
    .addColumn("proven_at", text, (column) => column.notNull())
    .modifyEnd(options)
    .execute();
  await db.schema.createIndex("contacts_of_account").on("proven_contacts").column("account_id").execute();
}

async function createDeletions(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, options } = columnTypes(engine);
  await db.schema
    .createTable("account_deletions")
    .addColumn("account_id", text, (column) => column.primaryKey().notNull())
    .addColumn("asked_at", text, (column) => column.notNull())
    .addColumn("erase_at", text, (column) => column.notNull())
    .modifyEnd(options)
    .execute();
}

/** What was sent before a login is found by what was proved since. */
async function indexContacts(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("leads_by_mailbox").on("leads").expression(sql`lower(email)`).execute();
  await db.schema.createIndex("referrers_by_mailbox").on("referrers").column("email").execute();
  await db.schema.createIndex("referrals_by_friend").on("referrals").column("friend_phone").execute();
  await db.schema.createIndex("waiting_by_contact").on("waiting_list").column("contact").execute();
}
