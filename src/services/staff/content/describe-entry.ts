import type { Kysely } from "kysely";
import type { ContentConflict, ContentRecord } from "../../../contracts/staff/calls/content-schemas.ts";
import { writeRightOf } from "../../../contracts/staff/content-rights.ts";
import { countriesWithRight } from "../../../contracts/staff/staff-roles.ts";
import { isRegion } from "../../../editions/regions.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import type { DocumentTypes } from "../../content/document-type.ts";
import { type EntryValue, partsOf, readEntries } from "../../content/editing/file-entries.ts";
import { mergeValues } from "../../content/editing/merge-values.ts";
import type { StaffCaller } from "../access/identify-staff.ts";
import { type DraftRow, findDraft } from "./content-drafts.ts";
import { describeForm } from "./describe-form.ts";
import { describeEntries, type EntryRow, mayRead, mayWrite, slugOf } from "./find-entries.ts";

type Db = Kysely<Schema>;

export async function findEntry(
  db: Db,
  id: string,
  { countries }: Pick<StaffCaller, "countries">,
): Promise<EntryRow | undefined> {
  const row = await db.selectFrom("content_entries").selectAll().where("id", "=", id).executeTakeFirst();
  return row && mayRead(row, countries) ? row : undefined;
}

export function canWrite(row: EntryRow, { grants }: Pick<StaffCaller, "grants">): boolean {
  return mayWrite(row, countriesWithRight(grants, writeRightOf(row.content_type)));
}

export async function publishedValue(db: Db, id: string): Promise<EntryValue | undefined> {
  const { file: name } = partsOf(id);
  const stored = await db
    .selectFrom("content_files")
    .select("text")
    .where("name", "=", name)
    .executeTakeFirst();
  return stored && readEntries({ name, text: stored.text }).get(id);
}

export async function describeContent(
  db: Db,
  row: EntryRow,
  staff: StaffCaller,
  types: DocumentTypes,
): Promise<ContentRecord> {
  const { id } = row;
  const [item] = await describeEntries(db, [row]);
  if (!item) throw new RangeError(`There is no description of ${id}.`);
  const published = await publishedValue(db, id);
  const draft = await findDraft(db, id);
  const scheduled = await db
    .selectFrom("content_schedule")
    .selectAll()
    .where("entry_id", "=", id)
    .where("state", "in", ["waiting", "failed"])
    .orderBy("due_at")
    .execute();
  return {
    ...item,
    canWrite: canWrite(row, staff),
    published: published ?? null,
    working: draft ? describeDraft(draft, published) : null,
    scheduled: scheduled.map(({ state, value, due_at, ...change }) => ({
      ...{ id: change.id, dueAt: due_at, isRemoval: value === null, member: change.member },
      ...{ state: state === "failed" ? state : "waiting", problem: change.problem },
    })),
    conflict: (await openConflicts(db, staff, id))[0] ?? null,
    counterparts: await counterpartsOf(db, row),
    form: describeForm(types, row.content_type, String(published?.slug ?? slugOf(row))),
  };
}

export function describeDraft(draft: DraftRow, published: EntryValue | undefined) {
  const value: EntryValue = JSON.parse(draft.value);
  const base = draft.base === null ? undefined : JSON.parse(draft.base);
  return {
    ...{ value, state: draft.state, version: draft.version, note: draft.note },
    ...{ memberId: draft.member_id, updatedAt: draft.updated_at },
    outdated: mergeValues(base, value, published).conflicts,
  };
}

/** The document with the same name in the other regions. */
async function counterpartsOf(db: Db, row: EntryRow) {
  const own = regionIn(row.id);
  if (own === undefined) return [];
  const slug = slugOf(row);
  const rows = await db
    .selectFrom("content_entries")
    .select(["id", "country", "language"])
    .where("content_type", "=", row.content_type)
    .where(({ or, eb }) => or([eb("id", "like", `%/${slug}.%`), eb("id", "like", `%#${slug}`)]))
    .where("id", "<>", row.id)
    .execute();
  // In one region a document may be in a list, and in another one in a file of its own.
  return rows.filter((other) => {
    const region = regionIn(other.id);
    return region !== undefined && region !== own && slugOf(other) === slug;
  });
}

function regionIn(id: string): string | undefined {
  return partsOf(id).file.split("/").find(isRegion);
}

export async function openConflicts(
  db: Db,
  { countries }: Pick<StaffCaller, "countries">,
  id?: string,
): Promise<ContentConflict[]> {
  let query = db
    .selectFrom("content_conflicts")
    .innerJoin("content_entries", "content_entries.id", "content_conflicts.entry_id")
    .select([
      "content_conflicts.id",
      "entry_id",
      "at",
      "fields",
      "theirs",
      "content_entries.title",
      "content_entries.country",
      "content_entries.countries",
    ])
    .where("state", "=", "open")
    .orderBy("content_conflicts.id", "desc");
  if (id) query = query.where("entry_id", "=", id);
  const rows = await query.limit(200).execute();
  return rows
    .filter((row) => mayRead(row, countries))
    .map(({ entry_id: entryId, fields, theirs, ...row }) => ({
      ...{ id: row.id, entryId, title: row.title, at: row.at, fields: JSON.parse(fields) },
      theirs: theirs === null ? null : JSON.parse(theirs),
    }));
}
