import type { Kysely } from "kysely";
import { newId } from "../../../platform/database/new-id.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import type { ImportConflict } from "./merge-import.ts";

export async function storeEdits(
  db: Kysely<Schema>,
  before: ReadonlyMap<string, string | null>,
  after: ReadonlyMap<string, string | null>,
): Promise<void> {
  for (const name of before.keys())
    if (!after.has(name)) await db.deleteFrom("content_edits").where("name", "=", name).execute();
  for (const [name, base] of after)
    if (!before.has(name) || before.get(name) !== base)
      await db
        .insertInto("content_edits")
        .values({ name, base })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ base }))
        .execute();
}

/** A later import of the same document replaces what an earlier one brought. */
export async function storeConflicts(
  db: Kysely<Schema>,
  conflicts: readonly ImportConflict[],
): Promise<void> {
  const at = new Date().toISOString();
  for (const { id: entry_id, fields, theirs } of conflicts) {
    await db
      .deleteFrom("content_conflicts")
      .where("entry_id", "=", entry_id)
      .where("state", "=", "open")
      .execute();
    await db
      .insertInto("content_conflicts")
      .values({
        ...{ id: newId(), entry_id, at, fields: JSON.stringify(fields), state: "open" },
        ...{ theirs: theirs ? JSON.stringify(theirs) : null, resolved_by: null, resolved_at: null },
      })
      .execute();
  }
}
