import { type Kysely, sql } from "kysely";
import { TABLES } from "../carried-tables.ts";
import type { Engine } from "../database.ts";
import type { DocumentRow, Schema } from "../schema.ts";
import { compareOrder } from "./compare-order.ts";
import { facetWriter } from "./facet-writer.ts";
import { facetsOf } from "./facets-of.ts";
import { type IndexedFields, readIndexedFields, writeIndexedFields } from "./indexed-fields.ts";
import { placeDocuments, type Unplaced } from "./place-documents.ts";

export interface DocumentChanges {
  put: readonly DocumentRow[];
  /** Ids. */
  remove: readonly string[];
  /** Documents of a content type whose fields change must all be put again: see changedTypes. */
  fields: IndexedFields;
}

const BATCH = 500;

/** The only way to change documents: it keeps the index right. To be called in a transaction. */
export async function storeDocuments(
  db: Kysely<Schema>,
  engine: Engine,
  { put, remove, fields }: DocumentChanges,
): Promise<void> {
  await writeIndexedFields(db, fields);
  const writer = facetWriter(db, engine);
  for (const ids of batchesOf(remove)) {
    await takeOut(db, writer, ids);
    await db.deleteFrom("documents").where("id", "in", ids).execute();
  }
  for (const batch of batchesOf(put.toSorted(compareOrder))) await putBatch(db, writer, batch, fields);
  await writer.writeCounts();
}

/** Makes the index of documents that came without one, as they do by an import. */
export async function indexStoredDocuments(db: Kysely<Schema>, engine: Engine): Promise<void> {
  const fields = await readIndexedFields(db);
  const writer = facetWriter(db, engine);
  let batch = await readInOrder(db, undefined);
  while (batch.length > 0) {
    await putBatch(db, writer, batch, fields);
    batch = await readInOrder(db, batch.at(-1));
  }
  await writer.writeCounts();
}

async function readInOrder(db: Kysely<Schema>, after: DocumentRow | undefined): Promise<DocumentRow[]> {
  return db
    .selectFrom("documents")
    .select(TABLES.documents.columns)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(position, slug, id) > (${after?.position}, ${after?.slug}, ${after?.id})`),
    )
    .orderBy("position")
    .orderBy("slug")
    .orderBy("id")
    .limit(BATCH)
    .execute();
}

type Writer = ReturnType<typeof facetWriter>;

async function putBatch(
  db: Kysely<Schema>,
  writer: Writer,
  batch: readonly DocumentRow[],
  fields: IndexedFields,
): Promise<void> {
  const taken = await takeOut(
    db,
    writer,
    batch.map(({ id }) => id),
  );
  const before = new Map(taken.map((document) => [document.id, document]));
  const unplaced = batch.map(({ id, slug, position }): Unplaced => {
    const old = before.get(id);
    const stays = old?.slug === slug && old.position === position;
    return { id, slug, position, place: stays ? old.place : null };
  });
  const { places, moved } = await placeDocuments(db, unplaced);
  await moveDocuments(db, writer, moved);

  const described = batch.map((scope) => {
    const body: unknown = JSON.parse(scope.body);
    const facets = facetsOf({ body, language: scope.language }, fields[scope.content_type] ?? []);
    return { scope, facets, repeatsAddress: repeatsAddress(body) };
  });
  await writer.learn(described);
  const entries = described.map(({ scope, facets }) =>
    writer.entryOf(places.get(scope.id) ?? 0, scope, facets),
  );
  const rows = described.map(({ scope, repeatsAddress }, index) => ({
    ...scope,
    place: entries[index]?.place ?? null,
    facets: entries[index]?.facets.join(" ") ?? "",
    repeats_address: repeatsAddress ? 1 : 0,
  }));
  await upsert(db, rows);
  await writer.add(entries);
}

/** Removes documents from the index, not from their table. */
async function takeOut(db: Kysely<Schema>, writer: Writer, ids: readonly string[]) {
  const found = await db
    .selectFrom("documents")
    .select(["id", "slug", "position", "place", "facets"])
    .where("id", "in", ids)
    .where("place", "is not", null)
    .execute();
  const documents = found.map((row) => ({ ...row, place: row.place ?? 0, facets: numbersIn(row.facets) }));
  if (documents.length > 0) await writer.remove(documents);
  return documents;
}

async function moveDocuments(
  db: Kysely<Schema>,
  writer: Writer,
  moved: readonly { id: string; place: number }[],
): Promise<void> {
  if (moved.length === 0) return;
  const newPlaces = new Map(moved.map(({ id, place }) => [id, place]));
  const found = await db
    .selectFrom("documents")
    .select(["id", "place", "facets"])
    .where("id", "in", [...newPlaces.keys()])
    .execute();
  const entries = await writer.remove(
    found.map((row) => ({ ...row, place: row.place ?? 0, facets: numbersIn(row.facets) })),
  );
  await writer.add(
    entries.map((entry, index) => ({ ...entry, place: newPlaces.get(found[index]?.id ?? "") ?? 0 })),
  );
  for (const { id, place } of moved)
    await db.updateTable("documents").set({ place }).where("id", "=", id).execute();
}

async function upsert(db: Kysely<Schema>, rows: readonly DocumentRow[]): Promise<void> {
  await db
    .insertInto("documents")
    .values(rows)
    .onConflict((conflict) => {
      const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== "id");
      return conflict
        .column("id")
        .doUpdateSet(Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])));
    })
    .execute();
}

/** The names that an answer gives from a document's address. */
const ADDRESS_NAMES = ["slug", "contentType", "country", "countryCode", "languageCode"];

function repeatsAddress(body: unknown): boolean {
  return typeof body !== "object" || body === null || ADDRESS_NAMES.some((name) => Object.hasOwn(body, name));
}

function numbersIn(facets: string): number[] {
  return facets === "" ? [] : facets.split(" ").map(Number);
}

function* batchesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}
