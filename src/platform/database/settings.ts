import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

export async function readSetting(db: Kysely<Schema>, key: string): Promise<string | undefined> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

export async function writeSetting(db: Kysely<Schema>, key: string, value: string): Promise<void> {
  const row = { key, value, updated_at: new Date().toISOString() };
  await db
    .insertInto("settings")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}
