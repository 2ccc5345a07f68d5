import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

export function createDocuments(engine: Engine): Migration {
  const { text, json, options } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("documents")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("content_type", text, (column) => column.notNull())
        .addColumn("slug", text, (column) => column.notNull())
        .addColumn("country", text, (column) => column.check(sql`country = upper(country)`))
        .addColumn("language", text)
        .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("body", json, (column) => column.notNull())
        .addColumn("checksum", text, (column) => column.notNull())
        .addColumn("updated_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      // coalesce, because in a plain unique index two nulls are different values.
      await sql`
        create unique index documents_address on documents
          (content_type, slug, (coalesce(country, '')), (coalesce(language, '')))
      `.execute(db);
      await db.schema
        .createIndex("documents_order")
        .on("documents")
        .columns(["content_type", "country", "position"])
        .execute();
    },
  };
}
