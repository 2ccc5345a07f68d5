import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** The search index in the engine's own text search, in place of posting lists in ordinary tables. */
export function createEngineSearch(engine: Engine): Migration {
  const { text, options } = columnTypes(engine);
  return {
    async up(db) {
      for (const table of ["search_documents", "search_words", "search_blocks", "search_typos"])
        await db.schema.dropTable(table).execute();
      // Without it the next start indexes every document anew.
      await sql`delete from search_state`.execute(db);

      await db.schema
        .createTable("search_documents")
        .addColumn("number", "integer", (column) => column.primaryKey().notNull())
        .addColumn("document_id", text, (column) => column.notNull().unique())
        .addColumn("checksum", text, (column) => column.notNull())
        .addColumn("content_type", text, (column) => column.notNull())
        .addColumn("slug", text, (column) => column.notNull())
        .addColumn("country", text)
        .addColumn("language", text)
        .addColumn("kind", "integer", (column) => column.notNull())
        .addColumn("title", text, (column) => column.notNull())
        .addColumn("card", text, (column) => column.notNull())
        .$call((table) =>
          engine === "postgres"
            ? table
                .addColumn("terms", sql`tsvector`, (column) => column.notNull())
                .addColumn("ranked_terms", sql`tsvector`, (column) => column.notNull())
            : table,
        )
        .modifyEnd(options)
        .execute();
      await db.schema
        .createTable("search_words")
        .addColumn("deletion", text, (column) => column.notNull())
        .addColumn("word", text, (column) => column.notNull())
        .addColumn("written", text, (column) => column.notNull())
        .addPrimaryKeyConstraint("search_words_key", ["deletion", "word"])
        .modifyEnd(engine === "sqlite" ? sql`strict, without rowid` : sql``)
        .execute();

      if (engine === "postgres") {
        // In the row itself, so that PostgreSQL takes into account what reading it costs when it plans.
        await sql`alter table search_documents alter column terms set storage main`.execute(db);
        await sql`create index search_documents_terms on search_documents using gin (terms)`.execute(db);
        return;
      }
      // Terms come normalised, so the tokenizer only splits at spaces.
      await sql`
        create virtual table search_index using fts5 (
          edition, heading, tags, often, text,
          tokenize = "ascii tokenchars '#=@-'", content = '', contentless_delete = 1
        )
      `.execute(db);
    },
  };
}
