import { expect, test, vi } from "vitest";
import { batchLoads } from "./context.ts";

function loader() {
  const loadAll = vi.fn(async (keys: readonly string[]) => new Map(keys.map((key) => [key, key.length])));
  return { loadAll, load: batchLoads(loadAll) };
}

test("loads all keys of one turn together", async () => {
  const { loadAll, load } = loader();
  expect(await Promise.all([load("a"), load("bb"), load("a")])).toEqual([1, 2, 1]);
  expect(loadAll.mock.calls).toEqual([[["a", "bb"]]]);
});

test("a later turn loads only new keys", async () => {
  const { loadAll, load } = loader();
  await load("a");
  expect(await Promise.all([load("a"), load("ccc")])).toEqual([1, 3]);
  expect(loadAll.mock.calls).toEqual([[["a"]], [["ccc"]]]);
});

test("a key without a result gives undefined, and a failure rejects all callers", async () => {
  expect(await batchLoads(async () => new Map())("a")).toBeUndefined();
  const load = batchLoads(() => Promise.reject(new Error("gone")));
  expect(await Promise.allSettled([load("a"), load("b")])).toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
});
