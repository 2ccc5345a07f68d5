import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

export function createReferralsAndTickets(engine: Engine): Migration {
  const { text, options } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("referrers")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("referral_key", text, (column) => column.notNull().unique())
        .addColumn("country", text, (column) => column.notNull())
        .addColumn("name", text, (column) => column.notNull())
        .addColumn("email", text, (column) => column.notNull())
        .addColumn("created_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createIndex("referrers_by_email")
        .on("referrers")
        .columns(["country", "email", "name"])
        .unique()
        .execute();
      await db.schema
        .createTable("referrals")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("referrer_id", text, (column) => column.notNull())
        .addColumn("friend_name", text, (column) => column.notNull())
        .addColumn("friend_email", text)
        .addColumn("friend_phone", text, (column) => column.notNull())
        .addColumn("comment", text)
        .addColumn("created_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createIndex("referred_once")
        .on("referrals")
        .columns(["referrer_id", "friend_phone"])
        .unique()
        .execute();
      await db.schema
        .createTable("tickets")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("submission_key", text, (column) => column.notNull().unique())
        .addColumn("lead_id", text, (column) => column.notNull())
        .addColumn("ticket_type", text, (column) => column.notNull())
        .addColumn("subject", text, (column) => column.notNull())
        .addColumn("description", text, (column) => column.notNull())
        .addColumn("tags", text, (column) => column.notNull())
        .addColumn("status", text, (column) => column.notNull())
        .addColumn("created_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createIndex("tickets_of_lead")
        .on("tickets")
        .columns(["lead_id", "created_at"])
        .execute();
    },
  };
}
