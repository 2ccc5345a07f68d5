import { expect, test } from "vitest";
import { PageCache } from "../../platform/page-cache.ts";
import { noteDependency, noteFailure } from "../../platform/page-dependencies.ts";
import { createFileCache } from "./file-cache.ts";

const POST = "magazine-posts/a-story";

function feed({ note = () => noteDependency(POST), bytes = 10_000 } = {}) {
  const cache = new PageCache(bytes);
  const keep = createFileCache(cache);
  let made = 0;
  const ask = (path = "/in/magazine/feed.xml") =>
    keep(path, async () => {
      note();
      made += 1;
      return `feed ${made}`;
    });
  return { cache, ask };
}

test("creates a file once, until one of its dependencies changes", async () => {
  const { cache, ask } = feed();
  expect([await ask(), await ask()]).toEqual(["feed 1", "feed 1"]);
  cache.invalidate(["magazine-posts/another"]);
  expect(await ask()).toBe("feed 1");
  cache.invalidate([POST]);
  expect([await ask(), await ask()]).toEqual(["feed 2", "feed 2"]);
  expect(await ask("/in/magazine/atom.xml")).toBe("feed 3");
});

test("does not cache a file that is incomplete, has no dependencies, or does not fit", async () => {
  const lacking = () => {
    noteDependency(POST);
    noteFailure();
  };
  for (const { ask } of [feed({ note: lacking }), feed({ note: () => {} }), feed({ bytes: 0 })])
    expect([await ask(), await ask()]).toEqual(["feed 1", "feed 2"]);
});

test("the fast path for pages does not find a cached file", async () => {
  const { cache, ask } = feed();
  await ask();
  expect(cache.get("/in/magazine/feed.xml")).toBeUndefined();
});

test("does not cache a missing file", async () => {
  const keep = createFileCache(new PageCache(10_000));
  expect(await keep("/in/magazine/none.xml", async () => undefined)).toBeUndefined();
});
