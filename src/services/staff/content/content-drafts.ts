import type { Kysely } from "kysely";
import type { DraftState } from "../../../contracts/staff/calls/content-schemas.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import type { EntryValue } from "../../content/editing/file-entries.ts";

type Db = Kysely<Schema>;
export type DraftRow = Schema["content_drafts"];

export function findDraft(db: Db, id: string): Promise<DraftRow | undefined> {
  return db.selectFrom("content_drafts").selectAll().where("id", "=", id).executeTakeFirst();
}

interface SavedDraft {
  id: string;
  /** The version that the member has seen; 0 begins a draft. */
  version: number;
  value: EntryValue;
  /** What is public when a draft is begun. */
  published: EntryValue | undefined;
  memberId: string;
  /** Begins the draft again from what is public now. */
  fromPublished?: boolean | undefined;
}

/** Undefined if another member was first. A changed draft must be reviewed again. */
export async function saveDraft(
  db: Db,
  { id, version, value, published, memberId, fromPublished }: SavedDraft,
): Promise<DraftRow | undefined> {
  const now = new Date().toISOString();
  const changed = {
    value: JSON.stringify(value),
    state: "draft" as const,
    member_id: memberId,
    updated_at: now,
  };
  const base = published ? JSON.stringify(published) : null;
  if (version === 0)
    return db
      .insertInto("content_drafts")
      .values({
        ...{ id, ...changed, version: 1, note: null, created_at: now, base },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
  return db
    .updateTable("content_drafts")
    .set({ ...changed, version: version + 1, ...(fromPublished && { base }) })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}

export function changeDraftState(
  db: Db,
  { id, version }: { id: string; version: number },
  change: { state: DraftState; note: string | null },
): Promise<DraftRow | undefined> {
  return db
    .updateTable("content_drafts")
    .set({ ...change, version: version + 1, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}

/** A new document of which nothing was published disappears with its draft. */
export async function removeDraft(
  db: Db,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const removed = await db
    .deleteFrom("content_drafts")
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  const history = db.selectFrom("content_versions").select("entry_id").where("entry_id", "=", id);
  if (removed)
    await db
      .deleteFrom("content_entries")
      .where("id", "=", id)
      .where("is_published", "=", 0)
      .where(({ not, exists }) => not(exists(history)))
      .execute();
  return removed !== undefined;
}
