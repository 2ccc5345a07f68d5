import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** How people may be reached, each time that it was tried, and who waits for us where we do not build yet. */
export function createContact(engine: Engine): Migration {
  const { text, options } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("contact_pacts")
        .addColumn("lead_id", text, (column) => column.primaryKey().notNull())
        .addColumn("customer_id", text, (column) => column.notNull())
        .addColumn("channel", text, (column) => column.notNull())
        .addColumn("hours", text, (column) => column.notNull())
        .addColumn("language", text, (column) => column.notNull())
        .addColumn("frequency", text, (column) => column.notNull())
        .addColumn("designer", text, (column) => column.notNull())
        .addColumn("stopped_at", text)
        .addColumn("updated_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema.createIndex("pacts_of_customer").on("contact_pacts").column("customer_id").execute();
      await db.schema
        .createTable("contact_attempts")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("customer_id", text, (column) => column.notNull())
        .addColumn("lead_id", text)
        .addColumn("channel", text, (column) => column.notNull())
        .addColumn("outcome", text, (column) => column.notNull())
        .addColumn("note", text)
        .addColumn("attempted_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createIndex("attempts_of_customer")
        .on("contact_attempts")
        .columns(["customer_id", "attempted_at"])
        .execute();
      await db.schema
        .createTable("waiting_list")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("country", text, (column) => column.notNull())
        .addColumn("pincode", text, (column) => column.notNull())
        .addColumn("contact", text, (column) => column.notNull())
        .addColumn("language", text, (column) => column.notNull())
        .addColumn("created_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createIndex("waiting_once")
        .on("waiting_list")
        .columns(["country", "pincode", "contact"])
        .unique()
        .execute();
    },
  };
}
