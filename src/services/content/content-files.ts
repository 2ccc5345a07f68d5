import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { ContentFile } from "./document-source.ts";

export async function storeContentFiles(db: Kysely<Schema>, files: readonly ContentFile[]): Promise<void> {
  const stored = new Map((await readStoredFiles(db)).map(({ name, text }) => [name, text]));
  const names = new Set(files.map(({ name }) => name));
  for (const name of stored.keys())
    if (!names.has(name)) await db.deleteFrom("content_files").where("name", "=", name).execute();
  for (const { name, text } of files) {
    if (stored.get(name) === text) continue;
    await db
      .insertInto("content_files")
      .values({ name, text })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ text }))
      .execute();
  }
}

export function readStoredFiles(db: Kysely<Schema>): Promise<ContentFile[]> {
  return db.selectFrom("content_files").select(["name", "text"]).orderBy("name").execute();
}
