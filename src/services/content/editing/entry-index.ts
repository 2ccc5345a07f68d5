import { isDeepStrictEqual } from "node:util";
import type { Insertable, Kysely } from "kysely";
import { isRegion, REGIONS } from "../../../editions/regions.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { type EntryId, type EntryValue, partsOf, readEntries } from "./file-entries.ts";

type EntryRow = Insertable<Schema["content_entries"]>;

const AT_ONCE = 200;

export interface ChangedFile {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

export interface ChangedEntry {
  id: EntryId;
  before: EntryValue | undefined;
  after: EntryValue | undefined;
}

export function changedEntries(files: readonly ChangedFile[]): ChangedEntry[] {
  return files.flatMap(({ name, before = "", after = "" }) => {
    const was = readEntries({ name, text: before });
    const is = readEntries({ name, text: after });
    return [...new Set([...was.keys(), ...is.keys()])]
      .map((id) => ({ id, before: was.get(id), after: is.get(id) }))
      .filter((entry) => !isDeepStrictEqual(entry.before, entry.after));
  });
}

/** Describes changed documents for the lists of the staff application. */
export async function indexEntries(
  db: Kysely<Schema>,
  entries: readonly ChangedEntry[],
  changedBy: (id: EntryId) => string | null,
): Promise<void> {
  const changed_at = new Date().toISOString();
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const some = entries.slice(start, start + AT_ONCE);
    const ids = some.map(({ id }) => id);
    await db.deleteFrom("content_entries").where("id", "in", ids).execute();
    const rows = some.flatMap(({ id, before, after }) => {
      const changed_by = changedBy(id);
      // What a member has removed stays in the list, so that its history can be found.
      const shown = after ?? (changed_by === null ? undefined : before);
      return shown
        ? [{ ...describeEntry(id, shown), is_published: after ? 1 : 0, changed_at, changed_by }]
        : [];
    });
    if (rows.length > 0) await db.insertInto("content_entries").values(rows).execute();
  }
}

/** Fields that name a document, in this order. */
const TITLES = ["title", "name", "heading", "label", "question", "headline"];

export function describeEntry(id: EntryId, value: EntryValue) {
  const { file, slug } = partsOf(id);
  const [, content_type = "", ...folders] = file.split("/").slice(0, -1);
  const region = folders.find(isRegion);
  const edition = region ? REGIONS[region] : value;
  const name = slug ?? String(value.slug ?? file.slice(file.lastIndexOf("/") + 1, file.lastIndexOf(".")));
  const title = TITLES.map((field) => firstText(value[field])).find(Boolean) ?? name;
  const countries = Array.isArray(value.countries) ? value.countries.map(String) : [];
  return {
    ...{ id, file, entry: slug ?? "", content_type, title },
    country: typeof edition.country === "string" ? edition.country.toUpperCase() : null,
    countries: countries.length > 0 ? ` ${countries.join(" ")} ` : "",
    language: typeof edition.language === "string" ? edition.language.toUpperCase() : null,
    words: `${title} ${name} ${file}`.toLowerCase(),
  } satisfies Partial<EntryRow>;
}

/** The text, or the first of a text in several languages. */
function firstText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return undefined;
  return Object.values(value).find((text) => typeof text === "string");
}
