import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createFileCache } from "./file-cache.ts";
import { createHotFiles } from "./picture-store.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "file-cache-"));
  folders.push(folder);
  return folder;
}

const KILOBYTE = Buffer.alloc(1000, 7);

test("removes the least recently used files when the limit is exceeded", async () => {
  const folder = newFolder();
  const cache = createFileCache(folder, 3000);
  for (const key of ["a", "b", "c"]) await cache.write(key, KILOBYTE);
  await cache.read("a");
  await cache.write("d", KILOBYTE);
  expect(readdirSync(folder).sort()).toEqual(["a", "c", "d"]);
  await cache.write("c", Buffer.alloc(2000));
  expect(readdirSync(folder).sort()).toEqual(["c", "d"]);
});

test("counts existing files, and removes half-written ones", async () => {
  const folder = newFolder();
  await createFileCache(folder, 10_000).write("x/old", KILOBYTE);
  writeFileSync(join(folder, "x/new.123.part"), "half");
  const cache = createFileCache(folder, 1500);
  expect(await cache.read("x/old")).toEqual(KILOBYTE);
  expect(existsSync(join(folder, "x/new.123.part"))).toBe(false);
  await cache.write("y", KILOBYTE);
  expect(await cache.read("x/old")).toBeUndefined();
});

test("does not store a file that is larger than the limit", async () => {
  const folder = newFolder();
  await createFileCache(folder, 0).write("a", KILOBYTE);
  expect(readdirSync(folder)).toEqual([]);
});

test("does not return a file that is older than requested", async () => {
  const cache = createFileCache(newFolder(), 5000);
  await cache.write("a", KILOBYTE);
  expect(await cache.read("a", -1)).toBeUndefined();
  expect(await cache.read("a", 60_000)).toEqual(KILOBYTE);
});

test("recreates a file that was removed from outside", async () => {
  const folder = newFolder();
  const cache = createFileCache(folder, 1500);
  await cache.write("a", KILOBYTE);
  rmSync(join(folder, "a"));
  expect(await cache.read("a")).toBeUndefined();
  await cache.write("b", KILOBYTE);
  expect(await cache.read("b")).toEqual(KILOBYTE);
});

test.each(["../x", "/etc/passwd", "a/../../b", "a//b", "", ".hidden", "a\0b"])(
  "refuses %j as a key",
  async (key) => {
    await expect(createFileCache(newFolder(), 5000).write(key, KILOBYTE)).rejects.toThrow("not a valid key");
  },
);

test("memory holds the most recently used files, and none larger than its limit", () => {
  const hot = createHotFiles(2500);
  for (const key of ["a", "b"]) hot.set(key, new Uint8Array(1000));
  hot.get("a");
  hot.set("c", new Uint8Array(1000));
  hot.set("large", new Uint8Array(9000));
  expect(["a", "b", "c", "large"].filter((key) => hot.get(key))).toEqual(["a", "c"]);
});
