import { sql } from "kysely";
import type { DocumentFilter } from "../../contracts/document-filters.ts";
import type { Database } from "../../platform/database/database.ts";
import { compareOrder } from "../../platform/database/document-index/compare-order.ts";
import { type StatementTemplate, statementTemplate } from "../../platform/database/statement-template.ts";
import { isStorable } from "../../platform/database/storable-text.ts";
import { statement } from "../../platform/search/statement.ts";
import { columnOf } from "./galleries/document-columns.ts";
import { type Gallery, type SortOrder, typesOf } from "./galleries/document-gallery.ts";
import { prepareGallery } from "./galleries/gallery-memory.ts";
import { type Direction, READ_COLUMNS } from "./galleries/gallery-statements.ts";
import { matchFilter } from "./galleries/match-filter.ts";
import { noteDocuments, noteGallery } from "./galleries/note-reading.ts";
import type { PreparedGallery, ScannedGallery } from "./galleries/prepare-scan.ts";
import { readAt } from "./galleries/read-at.ts";
import { END, readPage, sortOrderOf } from "./galleries/read-page.ts";
import { comparisonFor } from "./galleries/slug-order.ts";
import { countUpTo, type SortOrders } from "./galleries/sort-order-sets.ts";
import type { StoredDocument } from "./galleries/stored-document.ts";

export type { SortOrder } from "./galleries/document-gallery.ts";

interface Paging {
  page: number;
  size: number;
  sort: SortOrder;
}

export async function listDocuments(
  database: Database,
  gallery: Gallery,
  { page, size, sort }: Paging,
): Promise<{ rows: StoredDocument[]; total: number }> {
  const offset = page * size;
  const list = await readList(database, gallery, { offset, size, sort });
  noteGallery(gallery);
  noteDocuments(list.rows);
  return list;
}

async function readList(
  database: Database,
  gallery: Gallery,
  { offset, size, sort }: { offset: number; size: number; sort: SortOrder },
): Promise<{ rows: StoredDocument[]; total: number }> {
  const named = splitSlugs(gallery);
  if (named) {
    const rows = await readBySlugs(database, named.gallery, named.slugs);
    return { rows: rows.sort(comparisonFor(sort)).slice(offset, offset + size), total: rows.length };
  }
  const prepared = await prepareGallery(database, gallery);
  return { rows: await readPage(database, prepared, { offset, size, sort }), total: prepared.total };
}

export async function listSortOrders(database: Database, gallery: Gallery): Promise<SortOrders> {
  const sortOrders = await findSortOrdersOf(database, gallery);
  noteGallery(gallery);
  return sortOrders;
}

/**
 * The sort orders of the documents of a gallery with these ids, in the order of the ids, without reading the bodies.
 */
export async function listSortOrdersOf(
  database: Database,
  gallery: Gallery,
  ids: readonly string[],
): Promise<SortOrders> {
  return placesOf(database, ids, await listSortOrders(database, gallery));
}

export async function readSortOrders(database: Database, sortOrders: SortOrders): Promise<StoredDocument[]> {
  const rows = await readAt(database, sortOrders);
  noteDocuments(rows);
  return rows;
}

async function findSortOrdersOf(database: Database, gallery: Gallery): Promise<SortOrders> {
  const named = splitSlugs(gallery);
  if (!named) return (await prepareGallery(database, gallery)).sortOrders();
  const rows = await readBySlugs(database, named.gallery, named.slugs);
  return Float64Array.from(rows, (row) => row.sort_order ?? 0);
}

/** The document with a slug; one for the requested country and language has priority over one for all. */
export async function findDocument(
  database: Database,
  gallery: Gallery,
  slug: string,
): Promise<StoredDocument | undefined> {
  const rows = await readBySlugs(database, gallery, [slug]);
  const row = rows.length > 1 ? rows.sort(bySpecific)[0] : rows[0];
  noteDocuments([row]);
  // A document for this country may be added later and replace it.
  if (!row?.country) noteGallery(gallery);
  return row;
}

/** The documents before and after a document in gallery order. The last one is followed by the first. */
export async function findNeighbours(
  database: Database,
  gallery: Gallery,
  { sort_order: sortOrder }: StoredDocument,
): Promise<Neighbours> {
  const found = await readBeside(database, gallery, sortOrder ?? 0);
  noteGallery(gallery);
  noteDocuments([found.previous, found.next]);
  return found;
}

async function readBeside(database: Database, gallery: Gallery, sortOrder: number): Promise<Neighbours> {
  return splitSlugs(gallery)
    ? readNeighboursIn(database, await findSortOrdersOf(database, gallery), sortOrder)
    : readNeighbours(database, await prepareGallery(database, gallery), sortOrder);
}

function bySpecific(one: StoredDocument, other: StoredDocument): number {
  return (
    Number(one.country === null) - Number(other.country === null) ||
    Number(one.language === null) - Number(other.language === null) ||
    (one.id < other.id ? -1 : 1)
  );
}

async function placesOf(
  { engine, readContent }: Database,
  ids: readonly string[],
  among: SortOrders,
): Promise<SortOrders> {
  if (ids.length === 0 || among.length === 0) return new Float64Array();
  const rows = await readContent<{ id: string; sortOrder: number }>(
    statement(engine)`select id, sort_order as "sortOrder" from documents where id in ${ids}`,
  );
  const isAmong = (sortOrder: number) => among[countUpTo(among, sortOrder) - 1] === sortOrder;
  const byId = new Map(
    rows.filter(({ sortOrder }) => isAmong(sortOrder)).map(({ id, sortOrder }) => [id, sortOrder]),
  );
  return Float64Array.from(ids.flatMap((id) => byId.get(id) ?? []));
}

interface Neighbours {
  previous: StoredDocument | undefined;
  next: StoredDocument | undefined;
}

async function readNeighbours(
  database: Database,
  gallery: PreparedGallery,
  sortOrder: number,
): Promise<Neighbours> {
  if (gallery.kind === "listed") return readNeighboursIn(database, await gallery.sortOrders(), sortOrder);
  if (gallery.total === 0) return { previous: undefined, next: undefined };
  const rows = await database.readContent<StoredDocument>(gallery.neighbours()({ beyond: sortOrder }));
  const next =
    rows.find((row) => sortOrderOf(row) > sortOrder) ?? (await readFirst(database, gallery, "asc"));
  const previous =
    rows.find((row) => sortOrderOf(row) < sortOrder) ?? (await readFirst(database, gallery, "desc"));
  const others = (row: StoredDocument | undefined) =>
    row && sortOrderOf(row) !== sortOrder ? row : undefined;
  return { previous: others(previous), next: others(next) };
}

async function readNeighboursIn(
  database: Database,
  sortOrders: SortOrders,
  sortOrder: number,
): Promise<Neighbours> {
  const next = sortOrders[countUpTo(sortOrders, sortOrder)] ?? sortOrders[0];
  const previous = sortOrders[countUpTo(sortOrders, sortOrder - 1) - 1] ?? sortOrders.at(-1);
  const wanted = new Set([previous ?? sortOrder, next ?? sortOrder].filter((other) => other !== sortOrder));
  const rows = await readAt(database, Float64Array.from(wanted));
  const rowAt = (other: number | undefined) => rows.find((row) => row.sort_order === other);
  return { previous: rowAt(previous), next: rowAt(next) };
}

async function readFirst(database: Database, { walk }: ScannedGallery, direction: Direction) {
  const first = walk(direction, 1)({ beyond: END[direction] });
  return (await database.readContent<StoredDocument>(first))[0];
}

/** The slugs that a gallery is filtered by, and the gallery without that filter. Its documents are found by address. */
function splitSlugs(gallery: Gallery): { slugs: readonly string[]; gallery: Gallery } | undefined {
  const naming = gallery.filters.find(namesSlugs);
  if (!naming) return undefined;
  const filters = gallery.filters.filter((filter) => filter !== naming);
  return { slugs: naming.values, gallery: { ...gallery, filters } };
}

/** In gallery order. There are only a few, because only the editions of a document share a slug. */
async function readBySlugs(
  database: Database,
  gallery: Gallery,
  slugs: readonly string[],
): Promise<StoredDocument[]> {
  const exact = await readExactly(database, gallery, slugs);
  if (exact.length > 0 || !slugs.some((slug) => WIDGET.test(slug))) return exact;
  const small = slugs.map((slug) => (WIDGET.test(slug) ? slug.toLowerCase() : slug));
  return readExactly(database, gallery, small);
}

// Widget slugs begin with a country code, in upper or lower case: IN_design_ideas.
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
  const rows = await database.readContent<StoredDocument>(template(Object.fromEntries(asked.entries())));
  return rows.length > 1 ? rows.sort(compareOrder) : rows;
}

type Names = Extract<DocumentFilter, { values: string[] }>;

function namesSlugs(filter: DocumentFilter): filter is Names {
  return columnOf(filter.field)?.name === "slug" && (filter.op === "eq" || filter.op === "in");
}

const MAX_TEMPLATES = 1_000;
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
  if (templates.size >= MAX_TEMPLATES) templates.clear();
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
