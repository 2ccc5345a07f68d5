import { sql } from "kysely";
import type { DocumentFilter } from "../../../contracts/document-filters.ts";
import type { Database } from "../../../platform/database/database.ts";
import { compareOrder } from "../../../platform/database/document-index/compare-order.ts";
import { type StatementTemplate, statementTemplate } from "../../../platform/database/statement-template.ts";
import { isStorable } from "../../../platform/database/storable-text.ts";
import { columnOf } from "./document-columns.ts";
import { type Gallery, typesOf } from "./gallery.ts";
import { READ_COLUMNS } from "./gallery-statements.ts";
import { matchFilter } from "./match-filter.ts";
import type { StoredDocument } from "./stored-document.ts";

/** The slugs that a gallery is narrowed to, and the gallery without that. Its documents are found by their address. */
export function splitSlugs(gallery: Gallery): { slugs: readonly string[]; gallery: Gallery } | undefined {
  const naming = gallery.filters.find(namesSlugs);
  if (!naming) return undefined;
  const filters = gallery.filters.filter((filter) => filter !== naming);
  return { slugs: naming.values, gallery: { ...gallery, filters } };
}

/** In gallery order. There are never many: one slug is shared by the editions of a document at most. */
export async function readBySlugs(
  database: Database,
  gallery: Gallery,
  slugs: readonly string[],
): Promise<StoredDocument[]> {
  const exact = await readExactly(database, gallery, slugs);
  if (exact.length > 0 || !slugs.some((slug) => WIDGET.test(slug))) return exact;
  const small = slugs.map((slug) => (WIDGET.test(slug) ? slug.toLowerCase() : slug));
  return readExactly(database, gallery, small);
}

// Widgets are called after their country, whose code is written in either case: IN_design_ideas.
const WIDGET = /^[A-Z]{2}_/;

async function readExactly(
  database: Database,
  gallery: Gallery,
  slugs: readonly string[],
): Promise<StoredDocument[]> {
  const asked = slugs.filter(isStorable);
  const types = typesOf(gallery);
  if (asked.length === 0 || types.length === 0) return [];
  const template = templateFor(database, types, gallery.filters, asked.length);
  const rows = await database.read<StoredDocument>(template(Object.fromEntries(asked.entries())));
  return rows.length > 1 ? rows.sort(compareOrder) : rows;
}

type Names = Extract<DocumentFilter, { values: string[] }>;

function namesSlugs(filter: DocumentFilter): filter is Names {
  return columnOf(filter.field)?.name === "slug" && (filter.op === "eq" || filter.op === "in");
}

const MOST_TEMPLATES = 1_000;
const templates = new Map<string, StatementTemplate<string>>();

function templateFor(
  database: Database,
  types: readonly string[],
  filters: readonly DocumentFilter[],
  count: number,
): StatementTemplate<string> {
  const key = JSON.stringify([database.engine, types, filters, count]);
  const known = templates.get(key);
  if (known) return known;
  if (templates.size >= MOST_TEMPLATES) templates.clear();
  const made = buildTemplate(database, types, filters, count);
  templates.set(key, made);
  return made;
}

function buildTemplate(
  { db, engine }: Database,
  types: readonly string[],
  filters: readonly DocumentFilter[],
  count: number,
): StatementTemplate<string> {
  const names = Array.from({ length: count }, (_, index) => String(index));
  return statementTemplate(names, (slugs) => {
    const conditions = [
      sql`content_type in (${sql.join(types)})`,
      sql`slug in (${sql.join(names.map((name) => slugs[name]))})`,
      ...filters.map((filter) => matchFilter(engine, filter)),
    ];
    return sql`
      select ${READ_COLUMNS} from documents as document where ${sql.join(conditions, sql` and `)}
    `.compile(db);
  });
}
