import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "../../../src/platform/database/database.ts";
import { storeDocuments } from "../../../src/platform/database/document-index/store-documents.ts";
import type { DocumentRow } from "../../../src/platform/database/schema.ts";
import { countValues } from "../../../src/services/content/count-values.ts";
import { findNeighbours, listDocuments } from "../../../src/services/content/document-store.ts";
import type { Gallery, SortOrder } from "../../../src/services/content/galleries/document-gallery.ts";
import { forgetGalleries } from "../../../src/services/content/galleries/gallery-memory.ts";
import { prepareScan } from "../../../src/services/content/galleries/prepare-scan.ts";
import { readPage } from "../../../src/services/content/galleries/read-page.ts";
import type { StoredDocument } from "../../../src/services/content/galleries/stored-document.ts";
import { fuzzRuns } from "../../support/fuzz-runs.ts";
import { eachEngine } from "../each-engine.ts";
import { bySort, naiveCounts, naiveGallery } from "./naive-gallery.ts";
import { FIELDS, someDocuments, someGallery } from "./random-galleries.ts";

const RUNS = fuzzRuns(50);
const SORTS: SortOrder[] = ["position", "-position", "slug", "-slug"];

eachEngine("galleries", ({ newDatabase }) => {
  test("return the same as a scan of every document, also after changes", async () => {
    const database = await newDatabase();
    let stored: DocumentRow[] = [];
    await fc.assert(
      fc.asyncProperty(
        someDocuments,
        fc.array(someGallery, { minLength: 2, maxLength: 4 }),
        async (documents, galleries) => {
          await replace(database, stored, documents);
          stored = documents;
          for (const gallery of galleries) await check(database, documents, gallery);
          await checkIndex(database);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

async function replace(
  database: Database,
  before: readonly DocumentRow[],
  after: readonly DocumentRow[],
): Promise<void> {
  const ids = new Set(after.map(({ id }) => id));
  const remove = before.map(({ id }) => id).filter((id) => !ids.has(id));
  await database.db
    .transaction()
    .execute((db) => storeDocuments(db, database.engine, { put: after, remove, fields: FIELDS }));
  forgetGalleries(database);
}

async function check(database: Database, documents: readonly DocumentRow[], gallery: Gallery): Promise<void> {
  const types = [gallery.contentType].flat();
  const expected = naiveGallery(documents, types, gallery.filters);
  const size = 3;
  for (const sort of SORTS) {
    const inOrder = idsOf(expected.toSorted(bySort(sort)));
    for (const page of [0, 1, Math.floor(expected.length / size)]) {
      const found = await listDocuments(database, gallery, { page, size, sort });
      expect({ ids: idsOf(found.rows), total: found.total }).toEqual({
        ids: inOrder.slice(page * size, page * size + size),
        total: expected.length,
      });
    }
    // Also tests pages that are near enough to be reached by scanning, and pages that are not.
    const prepared = await prepareScan(database, gallery);
    for (const far of [Number.POSITIVE_INFINITY, 0])
      for (const offset of [prepared.total - 3, 1, prepared.total - 1, 3]) {
        if (offset < 0) continue;
        const rows = await readPage(database, prepared, { offset, size: 2, sort }, far);
        expect(idsOf(rows)).toEqual(inOrder.slice(offset, offset + 2));
      }
  }
  await checkNeighbours(database, gallery, expected);
  for (const field of ["tags", "room"]) await checkCounts(database, documents, gallery, field);
}

async function checkNeighbours(
  database: Database,
  gallery: Gallery,
  expected: readonly DocumentRow[],
): Promise<void> {
  const rows = await database.db.selectFrom("documents").selectAll().orderBy("id").execute();
  for (const row of rows.slice(0, 4)) {
    const others = expected.filter(({ id }) => id !== row.id);
    const isAfter = (other: DocumentRow) => bySort("position")(other, row) > 0;
    const next = others.find(isAfter) ?? others[0];
    const previous = others.findLast((other) => !isAfter(other)) ?? others.at(-1);
    const ids = [previous?.id, next?.id];
    const found = await findNeighbours(database, gallery, row);
    expect([found.previous?.id, found.next?.id]).toEqual(ids);
  }
}

async function checkCounts(
  database: Database,
  documents: readonly DocumentRow[],
  gallery: Gallery,
  field: string,
): Promise<void> {
  const indexed = [gallery.contentType]
    .flat()
    .filter((type) => (FIELDS as Record<string, string[]>)[type]?.includes(field));
  const filters = gallery.filters.filter((filter) => filter.field !== field);
  const expected = naiveCounts(naiveGallery(documents, indexed, filters), field);
  const found = await countValues(database, gallery, field);
  expect(new Map(found.map(({ value, documents: count }) => [value, count]))).toEqual(expected);
  expect(found.map(({ documents: count }) => count)).toEqual(
    [...expected.values()].toSorted((a, b) => b - a),
  );
}

/** Sort orders are ascending and unique, and the index is correct for each facet. */
async function checkIndex({ db }: Database): Promise<void> {
  const documents = await db
    .selectFrom("documents")
    .select(["sort_order", "facets"])
    .orderBy("position")
    .orderBy("slug")
    .orderBy("id")
    .execute();
  const sortOrders = documents.map(({ sort_order: sortOrder }) => sortOrder ?? Number.NaN);
  expect(sortOrders).toEqual([...new Set(sortOrders)].toSorted((one, other) => one - other));
  const members = await db.selectFrom("facet_members").selectAll().execute();
  const facets = await db.selectFrom("facets").select(["number", "documents"]).execute();
  const counts = Map.groupBy(members, ({ facet }) => facet);
  for (const { number, documents: count } of facets) expect(counts.get(number)?.length ?? 0).toBe(count);
  expect(members.length).toBe(documents.flatMap((row) => row.facets.split(" ")).length);
}

function idsOf(rows: readonly Pick<StoredDocument, "id">[]): string[] {
  return rows.map(({ id }) => id);
}
