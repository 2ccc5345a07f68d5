import { sql } from "kysely";
import { expect, test } from "vitest";
import { parseFilters } from "../../../src/contracts/document-filters.ts";
import type { Database, Statement } from "../../../src/platform/database/database.ts";
import { storeDocuments } from "../../../src/platform/database/document-index/store-documents.ts";
import { countValues } from "../../../src/services/content/count-values.ts";
import { findDocument, findNeighbours, listDocuments } from "../../../src/services/content/document-store.ts";
import { prepareScan } from "../../../src/services/content/galleries/prepare-scan.ts";
import { readPage } from "../../../src/services/content/galleries/read-page.ts";
import { eachEngine } from "../each-engine.ts";
import { newDocument } from "../new-document.ts";

const FIELDS = { designs: ["room", "tags", "price", "redirectedTo"] };
const COUNT = 6_000;

/** Stores so many documents that the query planner does not prefer to read a whole table. */
async function withDesigns(database: Database): Promise<Database> {
  const put = Array.from({ length: COUNT }, (_, number) =>
    newDocument({
      id: `designs:design-${number}`,
      content_type: "designs",
      slug: `design-${number}`,
      country: ["IN", "SG", null][number % 3] ?? null,
      language: "EN",
      position: number % 100,
      body: JSON.stringify({
        room: `room-${number % 7}`,
        tags: [`tag-${number % 11}`, `tag-${number % 13}`],
        price: (number * 7919) % 100_000,
        text: "x".repeat(400),
        ...(number % 50 === 0 && { redirectedTo: "elsewhere" }),
      }),
    }),
  );
  await database.db
    .transaction()
    .execute((db) => storeDocuments(db, database.engine, { put, remove: [], fields: FIELDS }));
  await sql`analyze`.execute(database.db);
  return database;
}

const FILTERS = [
  "",
  "country.eq:IN",
  "country.eq:IN;room.in:room-1;field.excludes:redirectedTo",
  "room.in:room-1,room-2;tags.muin:tag-1,tag-2",
  "country.in:IN,SG;room.excludes:room-1;language.eq:EN",
  "price.range:100|300",
  "price.range:|90000;tags.in:tag-1,tag-5;room.eq:room-3",
  "slug.in:design-1,design-7;room.eq:room-1",
];

eachEngine("no query scans all documents", ({ newDatabase, engine }) => {
  test("for any filter on indexed fields", async () => {
    const unwatched = await withDesigns(await newDatabase());
    const { database, statements } = watched(unwatched);
    for (const text of FILTERS) {
      const parsed = parseFilters(text);
      if (!parsed.ok) throw new Error(text);
      const gallery = { contentType: "designs", filters: parsed.filters };
      for (const page of [0, 3, 20])
        await listDocuments(database, gallery, { page, size: 20, sort: "position" });
      await listDocuments(database, gallery, { page: 1, size: 20, sort: "-position" });
      const design = await findDocument(database, { contentType: "designs", filters: [] }, "design-700");
      if (!design) throw new Error("design-700 is not there");
      await findNeighbours(database, gallery, design);
      if (text.includes("slug")) continue;
      await countValues(database, gallery, "room");
      const prepared = await prepareScan(database, gallery);
      await readPage(database, prepared, { offset: 30, size: 20, sort: "position" }, 0);
    }
    expect(statements.size).toBeGreaterThan(20);
    for (const [text, statement] of statements)
      expect(await scansIn(unwatched, statement), `${engine}: ${text}`).toEqual([]);
  });

  test("galleries of several countries are merged in order, without sorting", async () => {
    const database = await withDesigns(await newDatabase());
    const prepared = await prepareScan(database, { contentType: "designs", filters: [] });
    if (prepared.kind !== "walked") throw new Error("The gallery is not read from the index.");
    const near = (await planOf(database, prepared.walk("asc", 20)({ beyond: -1 }))).join("\n");
    expect(near.match(/SEARCH member|Index (Only )?Scan using facet_members_key/g)).toHaveLength(3);
    expect(near).not.toMatch(/Bitmap/);
    const far = (await planOf(database, prepared.farWalk("asc", 20)({ beyond: -1, offset: 30 }))).join("\n");
    expect(far).toMatch(/MERGE \(UNION ALL\)|Merge Append/);
  });

  test("the check detects a scan", async () => {
    const database = await withDesigns(await newDatabase());
    const scan = { sql: "select count(*) from documents where body like '%y%'", parameters: [] };
    expect(await scansIn(database, scan)).toHaveLength(1);
  });
});

function watched(database: Database): { database: Database; statements: Map<string, Statement> } {
  const statements = new Map<string, Statement>();
  return {
    statements,
    database: {
      ...database,
      readContent(statement) {
        statements.set(statement.sql, statement);
        return database.readContent(statement);
      },
    },
  };
}

async function planOf(database: Database, { sql: text, parameters }: Statement): Promise<string[]> {
  const explain = database.engine === "sqlite" ? "explain query plan" : "explain";
  const lines = await database.read<Record<string, string>>({ sql: `${explain} ${text}`, parameters });
  return lines.map((line) => line.detail ?? line["QUERY PLAN"] ?? "");
}

/** The lines of a plan that read a whole table or a whole index. */
async function scansIn(database: Database, statement: Statement): Promise<string[]> {
  const lines = await planOf(database, statement);
  // The table of numbers is left out: here only one field has numbers, so that its part is the whole table.
  if (database.engine === "postgres")
    return lines.filter((line) => /Seq Scan on (documents|facet_members)\b/.test(line));
  // Rows of a subquery or of a parameter are not a table.
  const made = lines.map((line) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(line)?.[1]);
  return lines.filter((line) => {
    const name = /^SCAN (\S+)/.exec(line)?.[1];
    const isTable = name !== undefined && name !== "CONSTANT" && !made.includes(name);
    return isTable && !line.includes("VIRTUAL TABLE");
  });
}
