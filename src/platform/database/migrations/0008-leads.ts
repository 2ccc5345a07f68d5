import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

export function createLeads(engine: Engine): Migration {
  const { text, options } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("leads")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("submission_key", text, (column) => column.notNull().unique())
        .addColumn("customer_id", text, (column) => column.notNull())
        .addColumn("country", text, (column) => column.notNull())
        .addColumn("language", text, (column) => column.notNull())
        .addColumn("kind", text, (column) => column.notNull())
        .addColumn("name", text, (column) => column.notNull())
        .addColumn("phone", text, (column) => column.notNull())
        .addColumn("email", text)
        .addColumn("pincode", text)
        .addColumn("payload", text, (column) => column.notNull())
        .addColumn("consent", text, (column) => column.notNull())
        .addColumn("held_because", text)
        .addColumn("follows", text)
        .addColumn("created_at", text, (column) => column.notNull())
        .addColumn("delivered_at", text)
        .modifyEnd(options)
        .execute();
      await db.schema
        .createIndex("leads_of_customer")
        .on("leads")
        .columns(["customer_id", "created_at"])
        .execute();
      await db.schema.createIndex("leads_by_time").on("leads").columns(["created_at", "id"]).execute();
    },
  };
}
