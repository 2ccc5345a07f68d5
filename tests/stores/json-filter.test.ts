import { expect, test } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";
import { type JsonCondition, jsonFilter } from "../../src/platform/database/json-filter.ts";
import { eachEngine } from "./each-engine.ts";
import { newDocument } from "./new-document.ts";

const BODIES: Record<string, unknown> = {
  empty: {},
  null: { value: null },
  text: { value: "kitchen" },
  numberText: { value: "12" },
  integer: { value: 12 },
  fraction: { value: 12.0001 },
  yes: { value: true },
  no: { value: false },
  tags: { value: ["kitchen", "modern", 12, true] },
  modern: { value: ["modern"] },
  emptyArray: { value: [] },
  nestedArray: { value: [["kitchen"]] },
  object: { value: { kitchen: "kitchen" } },
  deep: { value: { in: { ner: "kitchen" } } },
  objects: { value: [{ in: { ner: "kitchen" } }] },
  date: { value: "2024-06-01" },
  quoted: { value: `it's "5" \\ 10%` },
  arabic: { value: "مطبخ" },
  capital: { value: "Kitchen" },
};

async function withBodies(database: Database): Promise<Database> {
  const rows = Object.entries(BODIES).map(([id, body]) => newDocument({ id, body: JSON.stringify(body) }));
  await database.db.insertInto("documents").values(rows).execute();
  return database;
}

async function find({ db, engine }: Database, path: string[], condition: JsonCondition): Promise<string[]> {
  const rows = await db
    .selectFrom("documents")
    .select("id")
    .where(({ ref }) => jsonFilter(engine, ref("body"), path, condition))
    .execute();
  return rows.map((row) => row.id).toSorted();
}

const CASES: [string, JsonCondition, string[]][] = [
  ["a text, alone or in an array", { equals: "kitchen" }, ["tags", "text"]],
  ["letters with their case", { equals: "Kitchen" }, ["capital"]],
  ["a number, also given as text", { equals: "12" }, ["integer", "numberText", "tags"]],
  ["a number", { equals: 12 }, ["integer", "numberText", "tags"]],
  ["a number written with decimals", { equals: "12.0" }, ["integer", "tags"]],
  ["a boolean, also given as text", { equals: "true" }, ["tags", "yes"]],
  ["false", { equals: false }, ["no"]],
  ["1 is not true", { equals: 1 }, []],
  ["quotes and other signs", { equals: `it's "5" \\ 10%` }, ["quoted"]],
  ["texts that no engine can store", { anyOf: ["\0", "\ud800", "kitchen"] }, ["tags", "text"]],
  ["a range up to a text that no engine can store", { low: "a", high: "\0" }, []],
  ["a number that is too large, compared as text", { low: 1, high: "9".repeat(400) }, ["date", "numberText"]],
  ["Arabic", { equals: "مطبخ" }, ["arabic"]],
  ["any of several", { anyOf: ["kitchen", "مطبخ", "nothing"] }, ["arabic", "tags", "text"]],
  ["any of none", { anyOf: [] }, []],
  ["all of several", { allOf: ["kitchen", "modern"] }, ["tags"]],
  ["all of one", { allOf: ["modern"] }, ["modern", "tags"]],
  ["all of texts and numbers", { allOf: ["12", "modern", "true"] }, ["tags"]],
  ["all of none", { allOf: [] }, Object.keys(BODIES).toSorted()],
  ["a range of numbers with its ends", { low: "12", high: "12.0001" }, ["fraction", "integer", "tags"]],
  ["a range without an upper end", { low: 12.00005 }, ["fraction"]],
  ["a range without a lower end", { high: 12 }, ["integer", "tags"]],
  ["a range of negative numbers", { low: -5, high: -1 }, []],
  ["a range of texts", { low: "2024-01-01", high: "2024-12-31" }, ["date"]],
  [
    "a range of texts by code point",
    { low: "Kitchen", high: "kitchen" },
    ["capital", "quoted", "tags", "text"],
  ],
  ["a missing value", { missing: true }, ["empty", "null"]],
  [
    "a value that exists",
    { missing: false },
    Object.keys(BODIES)
      .filter((name) => name !== "empty" && name !== "null")
      .toSorted(),
  ],
];

eachEngine("JSON filters", ({ newDatabase }) => {
  test("return the same on both engines", async () => {
    const database = await withBodies(await newDatabase());
    for (const [name, condition, expected] of CASES) {
      expect(await find(database, ["value"], condition), name).toEqual(expected);
    }
  });

  test("follow a path of names", async () => {
    const database = await withBodies(await newDatabase());
    expect(await find(database, ["value", "in", "ner"], { equals: "kitchen" })).toEqual(["deep"]);
    expect(await find(database, ["value", "kitchen"], { missing: false })).toEqual(["object"]);
  });

  test("refuse a path that is not made of names", async () => {
    const database = await newDatabase();
    for (const path of [[], ["a", "0"], ['a"b'], ["a b"], ["a,b"], ["$"]]) {
      await expect((async () => find(database, path, { missing: true }))()).rejects.toThrow(RangeError);
    }
  });
});
