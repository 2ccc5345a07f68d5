import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** Who is logged in. The tokens are sealed, and a row is found by the hash of what its browser has. */
export function createLoginSessions(engine: Engine): Migration {
  const { text, options } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("login_sessions")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("subject", text, (column) => column.notNull())
        .addColumn("tokens", text, (column) => column.notNull())
        .addColumn("refreshing_until", text)
        .addColumn("created_at", text, (column) => column.notNull())
        .addColumn("expires_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema.createIndex("sessions_of_subject").on("login_sessions").column("subject").execute();
    },
  };
}
