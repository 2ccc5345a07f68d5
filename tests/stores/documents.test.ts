import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachEngine } from "./each-engine.ts";
import { newDocument } from "./new-document.ts";

const ADDRESS = sql`content_type, slug, coalesce(country, ''), coalesce(language, '')`;

eachEngine("documents", ({ newDatabase }) => {
  test("one address has one document, also if country and language are null", async () => {
    const { db } = await newDatabase();
    const add = (id: string, country: string | null, language: string | null) =>
      db
        .insertInto("documents")
        .values(newDocument({ id, slug: "same", country, language }))
        .execute();
    await add("1", null, null);
    await add("2", "IN", null);
    await add("3", null, "ar");
    await add("4", "IN", "ar");
    await expect(add("5", null, null)).rejects.toThrow(/unique/i);
    await expect(add("6", "IN", null)).rejects.toThrow(/unique/i);
    await expect(add("7", "in", null)).rejects.toThrow(/check/i);
  });

  test("a document is replaced by its address", async () => {
    const { db } = await newDatabase();
    const save = (position: number) =>
      db
        .insertInto("documents")
        .values(newDocument({ id: "1", country: null, position }))
        .onConflict((conflict) => conflict.expression(ADDRESS).doUpdateSet({ position }))
        .execute();
    await save(1);
    await save(2);
    const saved = await db.selectFrom("documents").select(["id", "position"]).execute();
    expect(saved).toEqual([{ id: "1", position: 2 }]);
  });

  test("the body is returned as JSON text", async () => {
    const { db } = await newDatabase();
    const body = { title: "غرفة", list: [1, 2.5, null, true], nested: { "a b": "é" } };
    await db
      .insertInto("documents")
      .values(newDocument({ body: JSON.stringify(body) }))
      .execute();
    const { body: text } = await db.selectFrom("documents").select("body").executeTakeFirstOrThrow();
    expect(JSON.parse(text)).toEqual(body);
  });
});
