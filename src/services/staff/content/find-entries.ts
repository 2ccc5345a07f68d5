import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { z } from "zod";
import type { CallAnswer } from "../../../contracts/define-call.ts";
import type { listContentEntries } from "../../../contracts/staff/calls/content-calls.ts";
import type { ContentItem } from "../../../contracts/staff/calls/content-schemas.ts";
import { STAFF_COUNTRIES, type StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { LANGUAGE_CODES } from "../../../editions/languages.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { partsOf } from "../../content/editing/file-entries.ts";

type Asked = z.output<typeof listContentEntries.input>;
export type EntryRow = Schema["content_entries"];

const COUNTED_UNTIL = 1001;
const SEPARATOR = "~";

/** The documents of the list, the last changed first; each page begins after the last document of the page before. */
export async function findEntries(
  db: Kysely<Schema>,
  { after, size, ...filters }: Asked,
  countries: readonly StaffCountry[],
): Promise<CallAnswer<typeof listContentEntries>> {
  const narrow = narrowedBy(db, filters, countries);
  let query = narrow(db.selectFrom("content_entries").selectAll());
  if (after) {
    const [at = "", id = ""] = after.split(SEPARATOR);
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("content_entries.changed_at", "content_entries.id"), "<", tuple(at, id)),
    );
  }
  const rows = await query
    .orderBy("content_entries.changed_at", "desc")
    .orderBy("content_entries.id", "desc")
    .limit(size + 1)
    .execute();
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const { count } = await db
    .selectFrom(
      narrow(db.selectFrom("content_entries").select("content_entries.id")).limit(COUNTED_UNTIL).as("found"),
    )
    .select((row) => row.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return {
    entries: await describeEntries(db, shown),
    next: last ? last.changed_at + SEPARATOR + last.id : null,
    total: Number(count),
  };
}

type EntryQuery<Row> = SelectQueryBuilder<Schema, "content_entries", Row>;

function narrowedBy(
  db: Kysely<Schema>,
  { type, country, language, state, search }: Omit<Asked, "after" | "size">,
  countries: readonly StaffCountry[],
) {
  return <Row>(all: EntryQuery<Row>): EntryQuery<Row> => {
    let query = inCountries(all, countries);
    if (type) query = query.where("content_entries.content_type", "=", type);
    if (country) query = inCountries(query, [country]);
    if (language)
      query = query.where(({ or, eb }) =>
        or([
          eb("content_entries.language", "=", language.toUpperCase()),
          eb("content_entries.language", "is", null),
        ]),
      );
    for (const word of search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [])
      query = query.where(sql<boolean>`content_entries.words like ${`%${likeText(word)}%`} escape '\\'`);
    if (state === "scheduled")
      return query.where("content_entries.id", "in", scheduledIds(db).select("entry_id"));
    if (state === "conflict")
      return query.where(
        "content_entries.id",
        "in",
        db.selectFrom("content_conflicts").select("entry_id").where("state", "=", "open"),
      );
    if (state === "edited")
      return query.where("content_entries.file", "in", db.selectFrom("content_edits").select("name"));
    if (state)
      return query.where(
        "content_entries.id",
        "in",
        db.selectFrom("content_drafts").select("id").where("state", "=", state),
      );
    return query;
  };
}

function scheduledIds(db: Kysely<Schema>) {
  return db.selectFrom("content_schedule").where("content_schedule.state", "in", ["waiting", "failed"]);
}

function likeText(word: string): string {
  return word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** Documents of all countries are shown to everyone who may read documents. */
function inCountries<Row>(query: EntryQuery<Row>, countries: readonly StaffCountry[]): EntryQuery<Row> {
  if (countries.length === STAFF_COUNTRIES.length) return query;
  return query.where(({ or, and, eb }) =>
    or([
      eb("content_entries.country", "in", [...countries]),
      and([eb("content_entries.country", "is", null), eb("content_entries.countries", "=", "")]),
      ...countries.map((code) => eb("content_entries.countries", "like", `% ${code} %`)),
    ]),
  );
}

export function mayRead(row: Pick<EntryRow, "country" | "countries">, countries: readonly string[]): boolean {
  return countriesOf(row).length === 0 || countriesOf(row).some((code) => countries.includes(code));
}

/** A change is for every country of the document. */
export function mayWrite(
  row: Pick<EntryRow, "country" | "countries">,
  countries: readonly string[],
): boolean {
  const named = countriesOf(row);
  return (named.length > 0 ? named : STAFF_COUNTRIES).every((code) => countries.includes(code));
}

function countriesOf({ country, countries }: Pick<EntryRow, "country" | "countries">): string[] {
  return country === null ? countries.split(" ").filter(Boolean) : [country];
}

export async function describeEntries(db: Kysely<Schema>, rows: readonly EntryRow[]): Promise<ContentItem[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const drafts = await db
    .selectFrom("content_drafts")
    .select(["id", "state"])
    .where("id", "in", ids)
    .execute();
  const due = await scheduledIds(db)
    .select(["entry_id", "due_at"])
    .where("entry_id", "in", ids)
    .orderBy("due_at", "desc")
    .execute();
  const conflicts = await db
    .selectFrom("content_conflicts")
    .select("entry_id")
    .where("entry_id", "in", ids)
    .where("state", "=", "open")
    .execute();
  const stateOf = new Map(drafts.map(({ id, state }) => [id, state]));
  const dueOf = new Map(due.map(({ entry_id, due_at }) => [entry_id, due_at]));
  const inConflict = new Set(conflicts.map(({ entry_id }) => entry_id));
  return rows.map((row) => ({
    ...{ id: row.id, type: row.content_type, slug: slugOf(row), title: row.title },
    country: STAFF_COUNTRIES.find((code) => code === row.country) ?? null,
    language: LANGUAGE_CODES.find((code) => code === row.language?.toLowerCase()) ?? null,
    ...{ changedAt: row.changed_at, changedBy: row.changed_by, isPublished: row.is_published === 1 },
    ...{ draft: stateOf.get(row.id) ?? null, dueAt: dueOf.get(row.id) ?? null },
    hasConflict: inConflict.has(row.id),
  }));
}

export function slugOf({ id }: Pick<EntryRow, "id">): string {
  const { file, slug } = partsOf(id);
  return slug ?? file.slice(file.lastIndexOf("/") + 1, file.lastIndexOf("."));
}
