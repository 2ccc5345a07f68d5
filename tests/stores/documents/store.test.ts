import { expect, test } from "vitest";
import type { Database } from "../../../src/platform/database/database.ts";
import { storeDocuments } from "../../../src/platform/database/document-index/store-documents.ts";
import { exportDatabase } from "../../../src/platform/database/moving/export-database.ts";
import { importDatabase } from "../../../src/platform/database/moving/import-database.ts";
import type { DocumentRow } from "../../../src/platform/database/schema.ts";
import { CONTENT_CHANNEL } from "../../../src/services/content/content-channel.ts";
import { countValues } from "../../../src/services/content/count-values.ts";
import { documentAnswer, documentJson } from "../../../src/services/content/document-answer.ts";
import { findDocument, findNeighbours, listDocuments } from "../../../src/services/content/document-store.ts";
import { forgetGalleries } from "../../../src/services/content/galleries/gallery-memory.ts";
import { bothEngines, eachEngine } from "../each-engine.ts";
import { newDocument } from "../new-document.ts";

const FIELDS = { looks: ["room", "tags"], photos: ["room"] };

function look(slug: string, position: number, body: object, values: Partial<DocumentRow> = {}): DocumentRow {
  const contentType = values.content_type ?? "looks";
  const id = [contentType, slug, values.country ?? "", values.language ?? ""].join(":");
  return newDocument({
    content_type: contentType,
    slug,
    position,
    country: null,
    ...values,
    id,
    body: JSON.stringify(body),
  });
}

async function put(
  database: Database,
  documents: readonly DocumentRow[],
  remove: readonly string[] = [],
): Promise<void> {
  await database.db
    .transaction()
    .execute((db) => storeDocuments(db, database.engine, { put: documents, remove, fields: FIELDS }));
  forgetGalleries(database);
}

const PAGE = { page: 0, size: 20, sort: "position" as const };

async function slugs(database: Database, contentType: string | string[] = "looks"): Promise<string[]> {
  const { rows } = await listDocuments(database, { contentType, filters: [] }, PAGE);
  return rows.map(({ slug }) => slug);
}

eachEngine("the document store", ({ newDatabase, newMigratedOptions, open, engine }) => {
  test("several content types form one gallery in one order", async () => {
    const database = await newDatabase();
    await put(database, [
      look("b", 1, {}),
      look("a", 2, {}),
      look("a", 1, {}, { content_type: "photos" }),
      look("c", 0, {}, { content_type: "photos" }),
    ]);
    expect(await slugs(database, ["looks", "photos"])).toEqual(["c", "a", "b", "a"]);
    expect(await slugs(database, "photos")).toEqual(["c", "a"]);
  });

  test("documents keep their order however many others are inserted between them", async () => {
    const database = await newDatabase();
    const name = (number: number) => String(number).padStart(3, "0");
    await put(database, [look("000", 0, {}), look("999", 0, {})]);
    for (let number = 998; number > 920; number -= 1)
      await put(database, [look(name(number), 0, { room: "bath" })]);
    const { rows, total } = await listDocuments(
      database,
      { contentType: "looks", filters: [{ field: "room", op: "eq", values: ["bath"] }] },
      { ...PAGE, size: 100 },
    );
    expect(total).toBe(78);
    expect(rows.map(({ slug }) => slug)).toEqual(Array.from({ length: 78 }, (_, index) => name(921 + index)));
  });

  test("a moved, changed or removed document is found correctly at the next query", async () => {
    const database = await newDatabase();
    await put(database, [look("a", 0, { room: "bath" }), look("b", 1, { room: "bath" }), look("c", 2, {})]);
    expect(await slugs(database)).toEqual(["a", "b", "c"]);
    await put(database, [look("a", 5, { room: "study", tags: [1] })], ["looks:c::"]);
    expect(await slugs(database)).toEqual(["b", "a"]);
    const gallery = { contentType: "looks", filters: [] };
    expect(await countValues(database, gallery, "room")).toEqual([
      { value: "bath", documents: 1 },
      { value: "study", documents: 1 },
    ]);
  });

  test("counts of a field ignore its own filter and apply the others", async () => {
    const database = await newDatabase();
    await put(database, [
      look("a", 0, { room: "bath", tags: ["oak", "white"] }, { country: "IN" }),
      look("b", 1, { room: "bath", tags: ["oak"] }, { country: "IN" }),
      look("c", 2, { room: "study", tags: ["oak"] }, { country: "IN" }),
      look("d", 3, { room: "study", tags: ["white"] }, { country: "SG" }),
    ]);
    const filters = [
      { field: "country", op: "eq" as const, values: ["in"] },
      { field: "room", op: "eq" as const, values: ["bath"] },
    ];
    const gallery = { contentType: "looks", filters };
    expect(await countValues(database, gallery, "tags")).toEqual([
      { value: "oak", documents: 2 },
      { value: "white", documents: 1 },
    ]);
    expect(await countValues(database, gallery, "room")).toEqual([
      { value: "bath", documents: 2 },
      { value: "study", documents: 1 },
    ]);
  });

  test("a widget is found by its slug with the country in either case, with an exact match first", async () => {
    const database = await newDatabase();
    await put(database, [look("in_design_ideas", 0, {}), look("SG_exact", 1, {}), look("sg_exact", 2, {})]);
    const find = async (slug: string) =>
      (await findDocument(database, { contentType: "looks", filters: [] }, slug))?.slug;
    expect(await find("in_design_ideas")).toBe("in_design_ideas");
    expect(await find("IN_design_ideas")).toBe("in_design_ideas");
    expect(await find("IN_DESIGN_IDEAS")).toBe("in_design_ideas");
    expect(await find("SG_exact")).toBe("SG_exact");
    expect(await find("My-Kitchen")).toBeUndefined();
    const filters = [{ field: "slug", op: "eq" as const, values: ["IN_design_ideas"] }];
    const listed = await listDocuments(database, { contentType: "looks", filters }, PAGE);
    expect(listed.rows.map(({ slug }) => slug)).toEqual(["in_design_ideas"]);
  });

  test("neighbours wrap around, and a single document has none", async () => {
    const database = await newDatabase();
    await put(database, [look("a", 0, {}), look("b", 1, {}), look("c", 2, {}, { content_type: "photos" })]);
    const beside = async (contentType: string, slug: string, gallery: string) => {
      const row = await findDocument(database, { contentType, filters: [] }, slug);
      const { previous, next } = await findNeighbours(
        database,
        { contentType: gallery, filters: [] },
        row ?? never(),
      );
      return [previous?.slug, next?.slug];
    };
    expect(await beside("looks", "a", "looks")).toEqual(["b", "b"]);
    expect(await beside("looks", "a", "photos")).toEqual(["c", "c"]);
    expect(await beside("photos", "c", "looks")).toEqual(["b", "a"]);
    expect(await beside("photos", "c", "photos")).toEqual([undefined, undefined]);
    expect(await beside("photos", "c", "nothing")).toEqual([undefined, undefined]);
  });

  test("the JSON of a response is correct for any field names in the body", async () => {
    const database = await newDatabase();
    const types = {
      looks: { answersAs: "item", schemas: {} },
      photos: { answersAs: "page", schemas: {} },
    } as const;
    const bodies = [
      {},
      { title: "A" },
      { slug: "own", contentType: "own" },
      { countryCode: "XX", deep: { slug: "x" } },
    ];
    for (const content_type of ["looks", "photos"])
      for (const [index, body] of bodies.entries()) {
        await put(database, [look(`s${index}`, 0, body, { content_type, country: "IN", language: "EN" })]);
        const row =
          (await findDocument(database, { contentType: content_type, filters: [] }, `s${index}`)) ?? never();
        expect(JSON.parse(documentJson(row, types))).toEqual(documentAnswer(row, types));
        expect(documentJson(row, types).match(/"contentType"/g)).toHaveLength(
          content_type === "photos" && index === 2 ? 2 : 1,
        );
      }
  });

  test.runIf(engine === "postgres")("another process is notified of changed documents", async () => {
    const databaseOptions = await newMigratedOptions();
    const [writer, reader] = [await open(databaseOptions), await open(databaseOptions)];
    await put(writer, [look("a", 0, {})]);
    expect(await slugs(reader)).toEqual(["a"]);
    await put(writer, [look("b", 1, {})]);
    await writer.notify(CONTENT_CHANNEL, "changed");
    await expect.poll(() => slugs(reader)).toEqual(["a", "b"]);
  });
});

bothEngines("an imported store", (sqlite, postgres) => {
  test("has its index rebuilt, on either engine", async () => {
    const [from, to] = [await sqlite.newDatabase(), await postgres.newDatabase()];
    const documents = Array.from({ length: 700 }, (_, number) =>
      look(
        `look-${number}`,
        number % 7,
        { room: number % 2 ? "bath" : "study", tags: [number % 5] },
        { country: "IN" },
      ),
    );
    await put(from, documents);
    await importDatabase(to, exportDatabase(from));
    const filters = [{ field: "room", op: "eq" as const, values: ["bath"] }];
    const gallery = { contentType: "looks", filters };
    const answer = async (database: Database) => {
      const { rows, total } = await listDocuments(database, gallery, { ...PAGE, page: 2 });
      return { ids: rows.map(({ id }) => id), total, tags: await countValues(database, gallery, "tags") };
    };
    expect((await answer(from)).total).toBe(350);
    expect(await answer(to)).toEqual(await answer(from));
  });
});

function never(): never {
  throw new Error("The document is not there.");
}
