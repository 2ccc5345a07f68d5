import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** Whose account was erased a moment ago, so that a token that is still believed writes nothing for them. */
export function createErasedCustomers(engine: Engine): Migration {
  const { text, options } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("erased_customers")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("erased_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
    },
  };
}
