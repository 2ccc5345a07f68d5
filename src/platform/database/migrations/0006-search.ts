import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/**
 * The search index in ordinary tables, which both engines keep alike, in place of the words that each engine indexed in
 * its own way.
 */
export function createSearch(engine: Engine): Migration {
  const { text } = columnTypes(engine);
  const bytes = engine === "sqlite" ? sql`blob` : sql`bytea`;
  // Rows that are read by their key alone, so SQLite keeps them in the order of the key and needs no second tree.
  const options = engine === "sqlite" ? sql`strict, without rowid` : sql``;
  return {
    async up(db) {
      if (engine === "sqlite") await sql`drop table document_words_index`.execute(db);
      await sql`drop table document_words`.execute(db);
      await db.schema
        .createTable("search_documents")
        .addColumn("number", "integer", (column) => column.primaryKey().notNull())
        .addColumn("document_id", text, (column) => column.notNull().unique())
        .addColumn("checksum", text, (column) => column.notNull())
        .addColumn("content_type", text, (column) => column.notNull())
        .addColumn("slug", text, (column) => column.notNull())
        .addColumn("country", text)
        .addColumn("language", text)
        .addColumn("position", "integer", (column) => column.notNull())
        .addColumn("kind", "integer", (column) => column.notNull())
        .addColumn("editions", text, (column) => column.notNull())
        .addColumn("title", text, (column) => column.notNull())
        .addColumn("card", text, (column) => column.notNull())
        .addColumn("words", text, (column) => column.notNull())
        .modifyEnd(columnTypes(engine).options)
        .execute();

      await db.schema
        .createTable("search_words")
        .addColumn("edition", text, (column) => column.notNull())
        .addColumn("word", text, (column) => column.notNull())
        .addColumn("stem", text, (column) => column.notNull())
        .addColumn("written", text, (column) => column.notNull())
        .addColumn("documents", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("search_words_key", ["edition", "word"])
        .modifyEnd(options)
        .execute();
      await sql`create index search_words_stem on search_words (edition, stem)`.execute(db);
      await sql`create index search_words_often on search_words (edition, documents desc, word)`.execute(db);

      await db.schema
        .createTable("search_blocks")
        .addColumn("edition", text, (column) => column.notNull())
        .addColumn("word", text, (column) => column.notNull())
        .addColumn("kind", "integer", (column) => column.notNull())
        .addColumn("first", "bigint", (column) => column.notNull())
        .addColumn("postings", bytes, (column) => column.notNull())
        .addPrimaryKeyConstraint("search_blocks_key", ["edition", "word", "kind", "first"])
        .modifyEnd(engine === "sqlite" ? sql`without rowid` : sql``)
        .execute();

      await db.schema
        .createTable("search_typos")
        .addColumn("deletion", text, (column) => column.notNull())
        .addColumn("word", text, (column) => column.notNull())
        .addPrimaryKeyConstraint("search_typos_key", ["deletion", "word"])
        .modifyEnd(options)
        .execute();

      await db.schema
        .createTable("search_synonyms")
        .addColumn("phrase", text, (column) => column.notNull())
        .addColumn("concept", text, (column) => column.notNull())
        .addPrimaryKeyConstraint("search_synonyms_key", ["phrase", "concept"])
        .modifyEnd(options)
        .execute();

      await db.schema
        .createTable("search_state")
        .addColumn("name", text, (column) => column.primaryKey().notNull())
        .addColumn("value", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
    },
  };
}
