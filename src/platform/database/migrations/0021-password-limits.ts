import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** The mailbox that limits count a one-time password for: "asha+shop@" and "asha@" are one. */
export function createPasswordLimits(engine: Engine): Migration {
  const { text } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .alterTable("one_time_passwords")
        .addColumn("counted_as", text, (column) => column.notNull().defaultTo(""))
        .execute();
      await db.schema
        .createIndex("one_time_passwords_by_counted_as")
        .on("one_time_passwords")
        .columns(["counted_as", "created_at"])
        .execute();
    },
  };
}
