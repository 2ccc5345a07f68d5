import type { Kysely } from "kysely";
import { STAFF_COUNTRIES } from "../../contracts/staff/staff-roles.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { readEntries } from "../content/editing/file-entries.ts";
import { describeEntries, mayRead } from "../staff/content/find-entries.ts";

const MOST_FILES = 200;

/** The documents and drafts that show a picture. */
export async function usesOfPicture(
  db: Kysely<Schema>,
  name: string,
  countries: readonly string[] = STAFF_COUNTRIES,
) {
  const shows = new RegExp(`"photo":"${name}"|photo:\\s*"?${name}(?![\\w-])`);
  const files = await db
    .selectFrom("content_files")
    .selectAll()
    .where("text", "like", `%${name}%`)
    .orderBy("name")
    .limit(MOST_FILES)
    .execute();
  const published = files.flatMap((file) =>
    [...readEntries(file)].flatMap(([id, value]) => (shows.test(JSON.stringify(value)) ? [id] : [])),
  );
  const drafts = await db
    .selectFrom("content_drafts")
    .select(["id", "value"])
    .where("value", "like", `%${name}%`)
    .execute();
  const waiting = await db
    .selectFrom("content_schedule")
    .select(["entry_id as id", "value"])
    .where("state", "=", "waiting")
    .where("value", "like", `%${name}%`)
    .execute();
  const later = [...drafts, ...waiting].flatMap(({ id, value }) => (shows.test(value ?? "") ? [id] : []));
  const ids = [...new Set([...published, ...later])];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("content_entries")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  return describeEntries(
    db,
    rows.filter((row) => mayRead(row, countries)),
  );
}
