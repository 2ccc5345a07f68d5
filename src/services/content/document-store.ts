import type { Database } from "../../platform/database/database.ts";
import { readBySlugs, splitSlugs } from "./galleries/documents-by-slug.ts";
import type { Gallery, SortOrder } from "./galleries/gallery.ts";
import { prepareGallery } from "./galleries/gallery-memory.ts";
import { noteDocuments, noteGallery } from "./galleries/note-reading.ts";
import type { Places } from "./galleries/place-sets.ts";
import { placesOf } from "./galleries/places-of.ts";
import { readAt } from "./galleries/read-at.ts";
import { type Neighbours, readNeighbours, readNeighboursIn } from "./galleries/read-neighbours.ts";
import { readPage } from "./galleries/read-page.ts";
import { comparisonFor } from "./galleries/slug-order.ts";
import type { StoredDocument } from "./galleries/stored-document.ts";

export type { SortOrder } from "./galleries/gallery.ts";

interface Paging {
  /** The first is 0. */
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

/** Where every document of a gallery stands, in its order: for whoever has an order or a condition of their own. */
export async function listPlaces(database: Database, gallery: Gallery): Promise<Places> {
  const places = await findPlaces(database, gallery);
  noteGallery(gallery);
  return places;
}

/** The places of those documents of a gallery that have these ids, in the order of the ids: its bodies are not read. */
export async function listPlacesOf(
  database: Database,
  gallery: Gallery,
  ids: readonly string[],
): Promise<Places> {
  return placesOf(database, ids, await listPlaces(database, gallery));
}

/** The documents at these places, in this order. */
export async function readPlaces(database: Database, places: Places): Promise<StoredDocument[]> {
  const rows = await readAt(database, places);
  noteDocuments(rows);
  return rows;
}

async function findPlaces(database: Database, gallery: Gallery): Promise<Places> {
  const named = splitSlugs(gallery);
  if (!named) return (await prepareGallery(database, gallery)).places();
  const rows = await readBySlugs(database, named.gallery, named.slugs);
  return Float64Array.from(rows, (row) => row.place ?? 0);
}

/** The document of a slug; the one that is for the asked country and language wins over one that is for all. */
export async function findDocument(
  database: Database,
  gallery: Gallery,
  slug: string,
): Promise<StoredDocument | undefined> {
  const rows = await readBySlugs(database, gallery, [slug]);
  const row = rows.length > 1 ? rows.sort(bySpecific)[0] : rows[0];
  noteDocuments([row]);
  // A document of this very country may come and take its place.
  if (!row?.country) noteGallery(gallery);
  return row;
}

/** The documents on both sides of a document in gallery order. After the last comes the first again. */
export async function findNeighbours(
  database: Database,
  gallery: Gallery,
  { place }: StoredDocument,
): Promise<Neighbours> {
  const found = await readBeside(database, gallery, place ?? 0);
  noteGallery(gallery);
  noteDocuments([found.previous, found.next]);
  return found;
}

async function readBeside(database: Database, gallery: Gallery, place: number): Promise<Neighbours> {
  return splitSlugs(gallery)
    ? readNeighboursIn(database, await findPlaces(database, gallery), place)
    : readNeighbours(database, await prepareGallery(database, gallery), place);
}

function bySpecific(one: StoredDocument, other: StoredDocument): number {
  return (
    Number(one.country === null) - Number(other.country === null) ||
    Number(one.language === null) - Number(other.language === null) ||
    (one.id < other.id ? -1 : 1)
  );
}
