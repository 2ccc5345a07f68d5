import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import type { Schema } from "../schema.ts";
import { columnTypes } from "./column-types.ts";

/** The order of all documents as one number, and which documents share a value: see docs/decisions/0010. */
export function createDocumentIndex(engine: Engine): Migration {
  return {
    async up(db) {
      if (engine === "postgres") await loosenDocuments(db);
      await addDerivedColumns(db, engine);
      await createFacets(db, engine);
      // The documents that are there have no place yet: the next load gives them one.
      await sql`delete from settings where key = 'content.checksum'`.execute(db);
    },
  };
}

// As text the body keeps the order of its names and goes out as it came in; the check keeps every cast to jsonb safe.
async function loosenDocuments(db: Kysely<Schema>): Promise<void> {
  await sql`
    alter table documents
      alter column position type bigint,
      alter column body type text collate "C" using body::text,
      add constraint documents_body_is_json check (body::jsonb is not null)
  `.execute(db);
}

async function addDerivedColumns(db: Kysely<Schema>, engine: Engine): Promise<void> {
  const { text, whole } = columnTypes(engine);
  await db.schema.alterTable("documents").addColumn("place", whole).execute();
  await db.schema
    .alterTable("documents")
    .addColumn("facets", text, (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("documents")
    .addColumn("repeats_address", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.dropIndex("documents_order").execute();
  await db.schema
    .createIndex("documents_order")
    .on("documents")
    .columns(["position", "slug", "id", "place"])
    .execute();
  await db.schema.createIndex("documents_slug").on("documents").columns(["slug", "place"]).execute();
  await db.schema.createIndex("documents_place").on("documents").column("place").execute();
}

async function createFacets(db: Kysely<Schema>, engine: Engine): Promise<void> {
  const { text, whole, options } = columnTypes(engine);
  const number = engine === "sqlite" ? sql`integer` : sql`integer generated always as identity`;
  const decimal = engine === "sqlite" ? sql`real` : sql`double precision`;
  // Nothing but keys, so SQLite needs no second copy of them; PostgreSQL reads its index alone.
  const keysOnly = engine === "sqlite" ? sql`strict, without rowid` : sql``;
  await db.schema
    .createTable("facets")
    .addColumn("number", number, (column) => column.primaryKey())
    .addColumn("content_type", text, (column) => column.notNull())
    .addColumn("country", text, (column) => column.notNull())
    .addColumn("field", text, (column) => column.notNull())
    .addColumn("value", text, (column) => column.notNull())
    .addColumn("documents", "integer", (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint("facets_value", ["content_type", "field", "value", "country"])
    .modifyEnd(options)
    .execute();
  await db.schema
    .createTable("facet_members")
    .addColumn("facet", "integer", (column) => column.notNull())
    .addColumn("place", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("facet_members_key", ["facet", "place"])
    .modifyEnd(keysOnly)
    .execute();
  await db.schema
    .createTable("facet_numbers")
    .addColumn("facet", "integer", (column) => column.notNull())
    .addColumn("place", whole, (column) => column.notNull())
    .addColumn("amount", decimal, (column) => column.notNull())
    .addPrimaryKeyConstraint("facet_numbers_key", ["facet", "place", "amount"])
    .modifyEnd(keysOnly)
    .execute();
  await db.schema
    .createIndex("facet_numbers_amount")
    .on("facet_numbers")
    .columns(["facet", "amount", "place"])
    .execute();
}
