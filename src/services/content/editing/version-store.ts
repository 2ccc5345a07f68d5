import type { Kysely } from "kysely";
import type { VersionAction } from "../../../contracts/staff/calls/content-schemas.ts";
import { newId } from "../../../platform/database/new-id.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import "./content-schema.ts";
import type { ChangedEntry } from "./entry-index.ts";
import type { EntryId } from "./file-entries.ts";

export interface ContentAuthor {
  /** Null for an import. */
  id: string | null;
  name: string | null;
}

export interface VersionReason {
  action: VersionAction;
  by: ContentAuthor;
  note?: string | undefined;
}

/** Keeps what the documents contain from now on, and for the first change also what they contained before. */
export async function keepVersions(
  db: Kysely<Schema>,
  entries: readonly ChangedEntry[],
  reasonOf: (id: EntryId) => VersionReason,
): Promise<void> {
  const time = Date.now();
  const now = new Date(time).toISOString();
  for (const { id, before, after } of entries) {
    const { action, by, note } = reasonOf(id);
    const author = { member_id: by.id, member: by.name };
    const known = await db
      .selectFrom("content_versions")
      .select("id")
      .where("entry_id", "=", id)
      .limit(1)
      .executeTakeFirst();
    if (!known && before)
      await db
        .insertInto("content_versions")
        .values({
          // Ids have the order of time.
          ...{ id: newId(time - 1), entry_id: id, at: now, action: "before", value: JSON.stringify(before) },
          ...{ member_id: null, member: null, note: null },
        })
        .execute();
    await db
      .insertInto("content_versions")
      .values({
        ...{ id: newId(time), entry_id: id, at: now, ...author, note: note ?? null },
        ...{ action: after ? action : "removed", value: after ? JSON.stringify(after) : null },
      })
      .execute();
  }
}
