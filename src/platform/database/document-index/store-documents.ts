import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";
import { DOCUMENT_COLUMNS, type DocumentRow, type Schema } from "../schema.ts";
import { compareOrder } from "./compare-order.ts";
import { type DocumentFacets, type Facet, facetsOf, hasField } from "./facets-of.ts";
import { type IndexedFields, readIndexedFields, writeIndexedFields } from "./indexed-fields.ts";
import { jsonRows } from "./json-rows.ts";
import { sortDocuments, type UnsortedDocument } from "./sort-documents.ts";

export interface DocumentChanges {
  put: readonly DocumentRow[];
  remove: readonly string[];
  /** If the fields of a content type change, all its documents must be stored again: see changedTypes. */
  fields: IndexedFields;
}

const BATCH = 500;

/** All changes of documents must use this function, because it updates the index. Call it in a transaction. */
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

/** Indexes documents that were stored without an index, for example by an import. */
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
    .select(DOCUMENT_COLUMNS)
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
  const unsorted = batch.map(({ id, slug, position }): UnsortedDocument => {
    const old = before.get(id);
    const stays = old?.slug === slug && old.position === position;
    return { id, slug, position, sortOrder: stays ? old.sortOrder : null };
  });
  const { sortOrders, moved } = await sortDocuments(db, unsorted);
  await moveDocuments(db, writer, moved);

  const described = batch.map((scope) => {
    const body: unknown = JSON.parse(scope.body);
    const facets = facetsOf({ body, language: scope.language }, fields[scope.content_type] ?? []);
    return { scope, facets, repeatsAddress: repeatsAddress(body) };
  });
  await writer.learn(described);
  const entries = described.map(({ scope, facets }) =>
    writer.entryOf(sortOrders.get(scope.id) ?? 0, scope, facets),
  );
  const rows = described.map(({ scope, repeatsAddress }, index) => ({
    ...scope,
    sort_order: entries[index]?.sortOrder ?? null,
    facets: entries[index]?.facets.join(" ") ?? "",
    repeats_address: repeatsAddress ? 1 : 0,
  }));
  await upsert(db, rows);
  await writer.add(entries);
}

async function takeOut(db: Kysely<Schema>, writer: Writer, ids: readonly string[]) {
  const found = await db
    .selectFrom("documents")
    .select(["id", "slug", "position", "sort_order", "facets"])
    .where("id", "in", ids)
    .where("sort_order", "is not", null)
    .execute();
  const documents = found.map((row) => ({
    ...row,
    sortOrder: row.sort_order ?? 0,
    facets: numbersIn(row.facets),
  }));
  if (documents.length > 0) await writer.remove(documents);
  return documents;
}

async function moveDocuments(
  db: Kysely<Schema>,
  writer: Writer,
  moved: readonly { id: string; sortOrder: number }[],
): Promise<void> {
  if (moved.length === 0) return;
  const newOrders = new Map(moved.map(({ id, sortOrder }) => [id, sortOrder]));
  const found = await db
    .selectFrom("documents")
    .select(["id", "sort_order", "facets"])
    .where("id", "in", [...newOrders.keys()])
    .execute();
  const entries = await writer.remove(
    found.map((row) => ({ ...row, sortOrder: row.sort_order ?? 0, facets: numbersIn(row.facets) })),
  );
  await writer.add(
    entries.map((entry, index) => ({ ...entry, sortOrder: newOrders.get(found[index]?.id ?? "") ?? 0 })),
  );
  for (const { id, sortOrder } of moved)
    await db.updateTable("documents").set({ sort_order: sortOrder }).where("id", "=", id).execute();
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

/** The fields that a response takes from a document's address. */
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

interface FacetScope {
  content_type: string;
  country: string | null;
}

const FACET_COLUMNS = { content_type: "text", country: "text", field: "text", value: "text" } as const;
const MEMBER_COLUMNS = { facet: "integer", sort_order: "bigint" } as const;

interface Entry {
  sortOrder: number;
  facets: readonly number[];
  numbers: readonly { facet: number; amount: number }[];
}

/**
 * Writes the index of one transaction. Facets keep their numbers permanently, even after their last document is
 * removed.
 */
function facetWriter(db: Kysely<Schema>, engine: Engine) {
  const known = new Map<string, number>();
  const added = new Map<number, number>();

  async function learn(wanted: readonly { scope: FacetScope; facets: DocumentFacets }[]): Promise<void> {
    const unknown = new Map<string, (string | number)[]>();
    for (const { scope, facets } of wanted)
      for (const facet of facets.facets) {
        const key = keyOf(scope, facet);
        if (known.has(key)) continue;
        unknown.set(key, [scope.content_type, scope.country ?? "", facet.field, facet.value]);
      }
    if (unknown.size === 0) return;
    const rows = jsonRows(engine, FACET_COLUMNS, [...unknown.values()]);
    await sql`
      insert into facets (content_type, country, field, value) ${rows} on conflict do nothing
    `.execute(db);
    const found = await sql<{ number: number } & FacetScope & Facet>`
      select number, content_type, country, field, value from facets
      where (content_type, country, field, value) in (${rows})
    `.execute(db);
    for (const row of found.rows) known.set(keyOf(row, row), row.number);
  }

  function numberOf(scope: FacetScope, facet: Facet): number {
    const number = known.get(keyOf(scope, facet));
    if (number === undefined) throw new RangeError(`The facet ${keyOf(scope, facet)} has no number.`);
    return number;
  }

  function count(entries: readonly Entry[], change: 1 | -1): void {
    for (const { facets } of entries)
      for (const facet of facets) added.set(facet, (added.get(facet) ?? 0) + change);
  }

  return {
    learn,
    entryOf(sortOrder: number, scope: FacetScope, { facets, numbers }: DocumentFacets): Entry {
      return {
        sortOrder,
        facets: facets.map((facet) => numberOf(scope, facet)),
        numbers: numbers.map(({ field, amount }) => ({ facet: numberOf(scope, hasField(field)), amount })),
      };
    },
    async add(entries: readonly Entry[]): Promise<void> {
      count(entries, 1);
      const members = jsonRows(engine, MEMBER_COLUMNS, pairsOf(entries));
      await sql`insert into facet_members (facet, sort_order) ${members}`.execute(db);
      const numbers = entries.flatMap(({ sortOrder, numbers: amounts }) =>
        amounts.map(({ facet, amount }) => [facet, sortOrder, amount]),
      );
      if (numbers.length === 0) return;
      const amounts = jsonRows(engine, { ...MEMBER_COLUMNS, amount: "double precision" }, numbers);
      await sql`insert into facet_numbers (facet, sort_order, amount) ${amounts}`.execute(db);
    },
    /** Returns the numeric values, which otherwise exist only in the body. */
    async remove(sortOrders: readonly Omit<Entry, "numbers">[]): Promise<Entry[]> {
      const pairs = jsonRows(engine, MEMBER_COLUMNS, pairsOf(sortOrders));
      const removed = await sql<{ facet: number; sortOrder: number; amount: number }>`
        delete from facet_numbers where (facet, sort_order) in (${pairs}) returning facet, sort_order as "sortOrder", amount
      `.execute(db);
      await sql`delete from facet_members where (facet, sort_order) in (${pairs})`.execute(db);
      const numbers = Map.groupBy(removed.rows, ({ sortOrder }) => sortOrder);
      const entries = sortOrders.map((entry) => ({ ...entry, numbers: numbers.get(entry.sortOrder) ?? [] }));
      count(entries, -1);
      return entries;
    },
    async writeCounts(): Promise<void> {
      for (const [facet, change] of added) {
        if (change === 0) continue;
        await sql`update facets set documents = documents + ${change} where number = ${facet}`.execute(db);
      }
      added.clear();
    },
  };
}

/** In key order, so that the engine fills its pages one after the other. */
function pairsOf(entries: readonly Omit<Entry, "numbers">[]): number[][] {
  return entries
    .flatMap(({ sortOrder, facets }) => facets.map((facet) => [facet, sortOrder] as const))
    .sort(([one, sortOrder], [other, second]) => one - other || sortOrder - second)
    .map((pair) => [...pair]);
}

function keyOf({ content_type, country }: FacetScope, { field, value }: Facet): string {
  return JSON.stringify([content_type, country ?? "", field, value]);
}
