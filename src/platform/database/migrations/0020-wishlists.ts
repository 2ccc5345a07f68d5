import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** What customers save, the boards that they make of it, and what their families say. */
export function createWishlists(engine: Engine): Migration {
  return {
    async up(db) {
      await createItems(db, engine);
      await createBoards(db, engine);
      await createAnswers(db, engine);
    },
  };
}

async function createItems(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, options } = columnTypes(engine);
  await db.schema
    .createTable("wishlist_items")
    .addColumn("id", text, (column) => column.primaryKey().notNull())
    .addColumn("customer_id", text, (column) => column.notNull())
    .addColumn("country", text, (column) => column.notNull())
    .addColumn("content_type", text, (column) => column.notNull())
    .addColumn("slug", text, (column) => column.notNull())
    .addColumn("meta", text, (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .modifyEnd(options)
    .execute();
  await db.schema
    .createIndex("wishlist_items_once")
    .on("wishlist_items")
    .columns(["customer_id", "country", "content_type", "slug"])
    .unique()
    .execute();
}

async function createBoards(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, whole, options } = columnTypes(engine);
  await db.schema
    .createTable("boards")
    .addColumn("id", text, (column) => column.primaryKey().notNull())
    .addColumn("customer_id", text, (column) => column.notNull())
    .addColumn("country", text, (column) => column.notNull())
    .addColumn("name", text, (column) => column.notNull())
    .addColumn("share_key", text, (column) => column.unique())
    .addColumn("is_closed", whole, (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .modifyEnd(options)
    .execute();
  await db.schema
    .createIndex("boards_of_customer")
    .on("boards")
    .columns(["customer_id", "country"])
    .execute();
  await db.schema
    .createTable("board_items")
    .addColumn("id", text, (column) => column.primaryKey().notNull())
    .addColumn("board_id", text, (column) => column.notNull())
    .addColumn("content_type", text, (column) => column.notNull())
    .addColumn("slug", text, (column) => column.notNull())
    .addColumn("meta", text, (column) => column.notNull())
    .addColumn("position", whole, (column) => column.notNull())
    .modifyEnd(options)
    .execute();
  await db.schema
    .createIndex("board_items_once")
    .on("board_items")
    .columns(["board_id", "content_type", "slug"])
    .unique()
    .execute();
}

async function createAnswers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, options } = columnTypes(engine);
  await db.schema
    .createTable("board_answers")
    .addColumn("id", text, (column) => column.primaryKey().notNull())
    .addColumn("board_id", text, (column) => column.notNull())
    .addColumn("voter_hash", text, (column) => column.notNull())
    .addColumn("name", text)
    .addColumn("marks", text, (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("updated_at", text, (column) => column.notNull())
    .modifyEnd(options)
    .execute();
  await db.schema
    .createIndex("board_answers_once")
    .on("board_answers")
    .columns(["board_id", "voter_hash"])
    .unique()
    .execute();
}
