import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** What customers choose: how they may be written to, in which language, and where they live. */
export function createCustomerRecords(engine: Engine): Migration {
  return {
    async up(db) {
      await createRecords(db, engine);
      await createChanges(db, engine);
      await createAddresses(db, engine);
    },
  };
}

async function createRecords(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, whole, options } = columnTypes(engine);
  await db.schema
    .createTable("customer_records")
    .addColumn("customer_id", text, (column) => column.primaryKey().notNull())
    .addColumn("language", text)
    .addColumn("frequency", text)
    .addColumn("email", whole)
    .addColumn("sms", whole)
    .addColumn("whatsapp", whole)
    .addColumn("is_black", whole)
    .addColumn("updated_at", text, (column) => column.notNull())
    .modifyEnd(options)
    .execute();
}

async function createChanges(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, options } = columnTypes(engine);
  await db.schema
    .createTable("privacy_changes")
    .addColumn("id", text, (column) => column.primaryKey().notNull())
    .addColumn("customer_id", text, (column) => column.notNull())
    .addColumn("field", text, (column) => column.notNull())
    .addColumn("value", text, (column) => column.notNull())
    .addColumn("changed_at", text, (column) => column.notNull())
    .modifyEnd(options)
    .execute();
  await db.schema
    .createIndex("privacy_changes_of_customer")
    .on("privacy_changes")
    .columns(["customer_id", "changed_at"])
    .execute();
}

async function createAddresses(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, whole, options } = columnTypes(engine);
  await db.schema
    .createTable("customer_addresses")
    .addColumn("id", text, (column) => column.primaryKey().notNull())
    .addColumn("customer_id", text, (column) => column.notNull())
    .addColumn("country", text, (column) => column.notNull())
    .addColumn("label", text, (column) => column.notNull())
    .addColumn("fields", text, (column) => column.notNull())
    .addColumn("is_default", whole, (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("updated_at", text, (column) => column.notNull())
    .modifyEnd(options)
    .execute();
  await db.schema
    .createIndex("customer_addresses_of_customer")
    .on("customer_addresses")
    .column("customer_id")
    .execute();
}
