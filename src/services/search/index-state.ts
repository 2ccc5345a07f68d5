import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { Thesaurus } from "../../platform/search/language/thesaurus.ts";

/** What the index was made from. It stays with the index: an export carries neither. */
type StateName = "refreshing" | "rules" | "content";

export async function readState(db: Kysely<Schema>, name: StateName): Promise<string | undefined> {
  const row = await db.selectFrom("search_state").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

export async function writeState(db: Kysely<Schema>, name: StateName, value: string): Promise<void> {
  await db
    .insertInto("search_state")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

export async function clearIndex(db: Kysely<Schema>): Promise<void> {
  for (const table of ["search_documents", "search_words", "search_blocks", "search_typos"] as const)
    await db.deleteFrom(table).execute();
}

export async function writeSynonyms(db: Kysely<Schema>, { phrases }: Thesaurus): Promise<void> {
  await db.deleteFrom("search_synonyms").execute();
  const rows = phrases.map(({ phrase, concept }) => ({ phrase, concept }));
  if (rows.length > 0) await db.insertInto("search_synonyms").values(rows).execute();
}
