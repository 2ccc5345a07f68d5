import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** Stops that count for a whole number or mailbox, what proves them, and how much a mailbox has got from us. */
export function createContactStops(engine: Engine): Migration {
  const { text, options } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("contact_stops")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("stopped_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createTable("stop_requests")
        .addColumn("lead_id", text, (column) => column.primaryKey().notNull())
        .addColumn("customer_id", text, (column) => column.notNull())
        .addColumn("asked_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createTable("spent_links")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("spent_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createTable("mailbox_letters")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("claimant", text, (column) => column.notNull())
        .addColumn("claimed_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema.alterTable("contact_pacts").addColumn("stop_scope", text).execute();
      // Until now a stop counted for every lead of the number. Who asked for that keeps it.
      await db
        .updateTable("contact_pacts")
        .set({ stop_scope: "number" })
        .where("stopped_at", "is not", null)
        .execute();
    },
  };
}
