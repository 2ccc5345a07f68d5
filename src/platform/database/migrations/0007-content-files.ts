import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** The files that the documents were made from, word for word, so that an editor can have them back. */
export function createContentFiles(engine: Engine): Migration {
  const { text, options } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("content_files")
        .addColumn("name", text, (column) => column.primaryKey().notNull())
        .addColumn("text", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
    },
  };
}
