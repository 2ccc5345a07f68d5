import { expect, test } from "vitest";
import {
  cacheSortOrders,
  clearSortOrders,
} from "../../../src/services/content/galleries/cached-sort-orders.ts";
import { eachEngine } from "../each-engine.ts";

eachEngine("cached sort orders", ({ newDatabase }) => {
  async function finder() {
    const database = await newDatabase();
    const found: string[] = [];
    const keep = (key: string, length: number) =>
      cacheSortOrders(database, key, async () => {
        found.push(key);
        return new Float64Array(length);
      });
    return { database, found, keep };
  }

  test("are computed once for concurrent requests, and again after a change", async () => {
    const { database, found, keep } = await finder();
    await Promise.all([keep("a", 3), keep("a", 3)]);
    expect(await keep("a", 3)).toHaveLength(3);
    expect(found).toEqual(["a"]);
    clearSortOrders(database);
    await keep("a", 3);
    expect(found).toEqual(["a", "a"]);
  });

  test("are evicted when memory is full, least recently used first", async () => {
    const { found, keep } = await finder();
    for (const key of ["a", "b", "a", "c", "a", "b"]) await keep(key, 3_500_000);
    expect(found).toEqual(["a", "b", "c", "b"]);
    expect(await keep("larger than the room", 9_000_000)).toHaveLength(9_000_000);
  });

  test("are computed again after a failure", async () => {
    const { database, keep } = await finder();
    const failing = cacheSortOrders(database, "a", () => Promise.reject(new Error("The database is away.")));
    await expect(failing).rejects.toThrow("away");
    expect(await keep("a", 1)).toHaveLength(1);
  });
});
