import { expect, test } from "vitest";
import { EncodedBody } from "./encoded-body.ts";
import { type CachedPage, PageCache } from "./page-cache.ts";

const page = (text: string, tags: string[] = [], freshUntil = Number.POSITIVE_INFINITY): CachedPage => ({
  status: 200,
  headers: [],
  scriptHashes: [],
  freshUntil,
  tags: new Set(tags),
  body: new EncodedBody(text),
  kind: "page",
});

test("removes the least recently used page when it is full", () => {
  const one = page("a".repeat(100));
  const roomForTwo = 2 * one.body.size;
  const cache = new PageCache(roomForTwo);
  cache.set("/a", one);
  cache.set("/b", page("b".repeat(100)));
  cache.get("/a");
  cache.set("/c", page("c".repeat(100)));
  expect([cache.get("/a"), cache.get("/b"), cache.get("/c")].map(Boolean)).toEqual([true, false, true]);
});

test("pages that are requested only once do not push out pages that are read often", () => {
  const read = page("a".repeat(100));
  const roomForFive = 5 * read.body.size;
  const cache = new PageCache(roomForFive);
  cache.set("/in", read);
  cache.get("/in");
  for (let room = 0; room < 100; room += 1) cache.set(`/in?room=${room}`, page("b".repeat(100)));
  expect(cache.get("/in")).toBe(read);
  expect(cache.size).toBe(5);
  for (const path of ["/1", "/2", "/3", "/4", "/5", "/6"]) {
    cache.set(path, page("c".repeat(100)));
    cache.get(path);
  }
  expect([cache.get("/in"), cache.get("/6")].map(Boolean)).toEqual([false, true]);
  expect(cache.size).toBeLessThanOrEqual(5);
});

test("drops a page that is no longer fresh, and pages whose dependencies have changed", () => {
  let now = 0;
  const cache = new PageCache(1e6, () => now);
  cache.set("/short", page("x", ["home-in"], 10));
  cache.set("/a", page("a", ["home-in"]));
  cache.set("/b", page("b", ["home-sg"]));
  now = 11;
  expect(cache.get("/short")).toBeUndefined();
  cache.invalidate(["home-in"]);
  expect(cache.get("/a")).toBeUndefined();
  expect(cache.get("/b")).toBeDefined();
  cache.invalidate();
  expect(cache.size).toBe(0);
});

test("does not store a page if one of its dependencies changed while it was rendered", () => {
  const cache = new PageCache(1e6);
  const moment = cache.moment;
  cache.invalidate(["home-in"]);
  cache.set("/in", page("a", ["home-in"]), moment);
  cache.set("/sg", page("b", ["home-sg"]), moment);
  expect([cache.get("/in"), cache.get("/sg")].map(Boolean)).toEqual([false, true]);
  cache.set("/in", page("c", ["home-in"]), cache.moment);
  expect(cache.get("/in")).toBeDefined();
  for (let times = 0; times < 1001; times += 1) cache.invalidate(["other"]);
  cache.set("/late", page("d", ["home-sg"]), moment);
  expect(cache.get("/late")).toBeUndefined();
});
