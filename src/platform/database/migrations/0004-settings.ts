import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** What the installation remembers about itself, such as the checksum of the content it loaded last. */
export function createSettings(engine: Engine): Migration {
  const { text, options } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("settings")
        .addColumn("key", text, (column) => column.primaryKey().notNull())
        .addColumn("value", text, (column) => column.notNull())
        .addColumn("updated_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
    },
  };
}
