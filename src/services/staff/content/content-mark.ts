import type { Kysely } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";
import { readRevision } from "../../content/editing/content-state.ts";

/** Changes with each publication, with each draft that is saved, reviewed or discarded, and with each conflict. */
export async function contentMark(db: Kysely<Schema>): Promise<string> {
  const newest = await db
    .selectFrom("content_drafts")
    .select(["id", "version"])
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const { drafts } = await db
    .selectFrom("content_drafts")
    .select((row) => row.fn.countAll().as("drafts"))
    .executeTakeFirstOrThrow();
  const { conflicts } = await db
    .selectFrom("content_conflicts")
    .select((row) => row.fn.countAll().as("conflicts"))
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  return `${await readRevision(db)} ${newest?.id} ${newest?.version} ${drafts} ${conflicts}`;
}
