import { expect, test } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";
import { findText, indexText } from "../../src/platform/database/text-search.ts";
import { eachEngine } from "./each-engine.ts";
import { newDocument } from "./new-document.ts";

const TEXTS = [
  { documentId: "kitchens", heading: "Modular kitchens", text: "Planning the work triangle, 3BHK homes." },
  { documentId: "wardrobes", heading: "Wardrobes that slide", text: "Designed beside a small kitchen." },
  {
    documentId: "cafe",
    heading: "A café corner",
    text: "The designer’s idea for 1,200 sq.ft, v2.0, l-shaped.",
  },
  { documentId: "مطبخ", heading: "المَطْبَخ الحديث", text: "أفكار لإضاءة الغُرف الصغيرة" },
  { documentId: "غرفة", heading: "غرفة المعيشة", text: "ألوان هادئة وأثاث بسيط للمطبخ المفتوح" },
  { documentId: "mixed", heading: "مجلس Majlis", text: "A room for guests" },
  { documentId: "odd", heading: "1e5 -5 http://a.example/b?c=d me@example.com", text: "x".repeat(5000) },
  { documentId: "bare", heading: "", text: "" },
];

async function withTexts(database: Database): Promise<Database> {
  for (const text of TEXTS) {
    await database.db
      .insertInto("documents")
      .values(newDocument({ id: text.documentId }))
      .execute();
    await indexText(database.db, text);
  }
  return database;
}

async function search(database: Database, query: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom("documents")
    .innerJoin(findText(database, query), "found.document_id", "documents.id")
    .select("documents.id")
    .orderBy("found.heading_hits", "desc")
    .orderBy("documents.id")
    .execute();
  return rows.map((row) => row.id);
}

const CASES: [string, string[]][] = [
  ["kitchen", ["kitchens", "wardrobes"]],
  ["KITCHENS", ["kitchens", "wardrobes"]],
  ["small kitchens", ["wardrobes"]],
  ["sliding wardrobe", ["wardrobes"]],
  ["the designs of a designer", ["cafe", "wardrobes"]],
  ["cafe", ["cafe"]],
  ["3bhk home", ["kitchens"]],
  ["l shaped", ["cafe"]],
  ["1e5", ["odd"]],
  ["example.com", ["odd"]],
  ["المطبخ", ["مطبخ", "غرفة"]],
  ["مطبخ", ["مطبخ", "غرفة"]],
  ["اضاءه", []],
  ["لإضاءة", ["مطبخ"]],
  ["لاضاءه", ["مطبخ"]],
  ["غرفه", ["غرفة"]],
  ["واثاث", ["غرفة"]],
  ["majlis مجلس", ["mixed"]],
  ["nothing", []],
  ["kitchen nothing", []],
  ["", []],
  ["the", []],
  [`"kitchen" OR wardrobe*`, ["wardrobes"]],
  ["' & | ! ( ) : * \\ \" - ^ NEAR", []],
];

eachEngine("text search", ({ newDatabase }) => {
  test("finds the same, in the same order, on both engines", async () => {
    const database = await withTexts(await newDatabase());
    for (const [query, expected] of CASES) expect(await search(database, query), query).toEqual(expected);
  });

  test("follows a text that changes and a document that goes", async () => {
    const database = await withTexts(await newDatabase());
    await indexText(database.db, { documentId: "kitchens", heading: "Bedrooms", text: "" });
    expect(await search(database, "kitchen")).toEqual(["wardrobes"]);
    expect(await search(database, "bedroom")).toEqual(["kitchens"]);
    await database.db.deleteFrom("documents").where("id", "=", "wardrobes").execute();
    expect(await search(database, "kitchen")).toEqual([]);
    const left = await database.db.selectFrom("document_words").select("document_id").execute();
    expect(left).toHaveLength(TEXTS.length - 1);
  });

  test("a new document finds nothing that an old one left behind", async () => {
    const database = await withTexts(await newDatabase());
    await database.db.deleteFrom("documents").execute();
    await database.db
      .insertInto("documents")
      .values(newDocument({ id: "new" }))
      .execute();
    await indexText(database.db, { documentId: "new", heading: "Ceilings", text: "" });
    expect(await search(database, "kitchen")).toEqual([]);
    expect(await search(database, "ceiling")).toEqual(["new"]);
  });
});
