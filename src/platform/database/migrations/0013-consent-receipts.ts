import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** What visitors chose in the panel of cookies, without a word about who they are. */
export function createConsentReceipts(engine: Engine): Migration {
  const { text, options } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("consent_receipts")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("version", text, (column) => column.notNull())
        .addColumn("categories", text, (column) => column.notNull())
        .addColumn("region", text, (column) => column.notNull())
        .addColumn("created_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
    },
  };
}
