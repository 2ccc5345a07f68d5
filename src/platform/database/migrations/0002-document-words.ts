import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import type { Schema } from "../schema.ts";
import { columnTypes } from "./column-types.ts";

/** The words of a document, already normalised, and the engine's own index over them. */
export function createDocumentWords(engine: Engine): Migration {
  const { text, options } = columnTypes(engine);
  const number = engine === "sqlite" ? sql`integer` : sql`bigint generated always as identity`;
  return {
    async up(db) {
      await db.schema
        .createTable("document_words")
        .addColumn("number", number, (column) => column.primaryKey())
        .addColumn("document_id", text, (column) =>
          column.notNull().unique().references("documents.id").onDelete("cascade"),
        )
        .addColumn("heading", text, (column) => column.notNull())
        .addColumn("words", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await (engine === "sqlite" ? createFts5Index(db) : createVectorIndex(db));
    },
  };
}

// "ascii" splits at spaces and keeps every letter beyond ASCII as it is: the words are normalised already.
async function createFts5Index(db: Kysely<Schema>): Promise<void> {
  await sql`
    create virtual table document_words_index
      using fts5(words, content='document_words', content_rowid='number', tokenize='ascii')
  `.execute(db);
  const add = sql`insert into document_words_index (rowid, words) values (new.number, new.words);`;
  const remove = sql`
    insert into document_words_index (document_words_index, rowid, words)
      values ('delete', old.number, old.words);
  `;
  await sql`create trigger document_words_added after insert on document_words begin ${add} end`.execute(db);
  await sql`create trigger document_words_removed after delete on document_words begin ${remove} end`.execute(
    db,
  );
  await sql`
    create trigger document_words_changed after update on document_words begin ${remove} ${add} end
  `.execute(db);
}

// From an array and not through a text parser, which would split some words that FTS5 keeps whole.
async function createVectorIndex(db: Kysely<Schema>): Promise<void> {
  await sql`
    create index document_words_index on document_words
      using gin (array_to_tsvector(string_to_array(words, ' ')))
  `.execute(db);
}
