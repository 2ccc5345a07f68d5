import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** Customers, what they prove themselves with, and what the identity provider remembers. */
export function createIdentity(engine: Engine): Migration {
  return {
    async up(db) {
      await createAccounts(db, engine);
      await createPasskeys(db, engine);
      await createPasswords(db, engine);
      await createRecords(db, engine);
    },
  };
}

async function createAccounts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, options } = columnTypes(engine);
  await db.schema
    .createTable("accounts")
    .addColumn("id", text, (column) => column.primaryKey().notNull())
    .addColumn("name", text)
    .addColumn("phone", text, (column) => column.unique())
    .addColumn("phone_proven_at", text)
    .addColumn("email", text, (column) => column.unique())
    .addColumn("email_proven_at", text)
    .addColumn("region", text, (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("updated_at", text, (column) => column.notNull())
    .modifyEnd(options)
    .execute();
}

async function createPasskeys(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, whole, options } = columnTypes(engine);
  await db.schema
    .createTable("passkeys")
    .addColumn("id", text, (column) => column.primaryKey().notNull())
    .addColumn("account_id", text, (column) => column.notNull())
    .addColumn("public_key", text, (column) => column.notNull())
    .addColumn("counter", whole, (column) => column.notNull())
    .addColumn("transports", text, (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("used_at", text)
    .modifyEnd(options)
    .execute();
  await db.schema.createIndex("passkeys_of_account").on("passkeys").column("account_id").execute();
}

async function createPasswords(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, whole, options } = columnTypes(engine);
  await db.schema
    .createTable("one_time_passwords")
    .addColumn("id", text, (column) => column.primaryKey().notNull())
    .addColumn("purpose", text, (column) => column.notNull())
    .addColumn("channel", text, (column) => column.notNull())
    .addColumn("target", text, (column) => column.notNull())
    .addColumn("network", text)
    .addColumn("digest", text, (column) => column.notNull())
    .addColumn("tries", whole, (column) => column.notNull())
    .addColumn("state", text, (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("expires_at", text, (column) => column.notNull())
    .modifyEnd(options)
    .execute();
  for (const column of ["purpose", "target", "network", "created_at"])
    await db.schema
      .createIndex(`one_time_passwords_by_${column}`)
      .on("one_time_passwords")
      .columns(column === "created_at" ? [column] : [column, "created_at"])
      .execute();
}

async function createRecords(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, options } = columnTypes(engine);
  await db.schema
    .createTable("oidc_records")
    .addColumn("id", text, (column) => column.primaryKey().notNull())
    .addColumn("payload", text, (column) => column.notNull())
    .addColumn("grant_id", text)
    .addColumn("uid", text)
    .addColumn("consumed_at", text)
    .addColumn("expires_at", text, (column) => column.notNull())
    .modifyEnd(options)
    .execute();
  for (const column of ["grant_id", "uid", "expires_at"])
    await db.schema.createIndex(`oidc_records_by_${column}`).on("oidc_records").column(column).execute();
}
