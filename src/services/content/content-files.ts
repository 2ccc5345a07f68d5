import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { ContentFile } from "./document-source.ts";
import { type ChangedFile, changedEntries, indexEntries } from "./editing/entry-index.ts";
import type { EntryId } from "./editing/file-entries.ts";
import { keepVersions, type VersionReason } from "./editing/version-store.ts";

/** Makes the stored files equal to the given ones, with the list of their documents and the versions of changed ones. */
export async function storeContentFiles(
  db: Kysely<Schema>,
  files: readonly ContentFile[],
  reasonOf: (id: EntryId) => VersionReason,
): Promise<void> {
  const stored = new Map((await readStoredFiles(db)).map(({ name, text }) => [name, text]));
  const wanted = new Map(files.map(({ name, text }) => [name, text]));
  const changed = [...new Set([...stored.keys(), ...wanted.keys()])]
    .map((name): ChangedFile => ({ name, before: stored.get(name), after: wanted.get(name) }))
    .filter(({ before, after }) => before !== after);
  for (const { name, after: text } of changed) {
    if (text === undefined) await db.deleteFrom("content_files").where("name", "=", name).execute();
    else
      await db
        .insertInto("content_files")
        .values({ name, text })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ text }))
        .execute();
  }
  const entries = changedEntries(changed);
  // A database of an earlier release has files without this list.
  const isListed = (await db.selectFrom("content_entries").select("id").limit(1).execute()).length > 0;
  const all = () => changedEntries(files.map(({ name, text }) => ({ name, before: undefined, after: text })));
  await indexEntries(db, isListed ? entries : all(), (id) => reasonOf(id).by.name);
  // The first import has nothing to compare with.
  if (stored.size > 0) await keepVersions(db, entries, reasonOf);
}

export function readStoredFiles(db: Kysely<Schema>): Promise<ContentFile[]> {
  return db.selectFrom("content_files").select(["name", "text"]).orderBy("name").execute();
}
