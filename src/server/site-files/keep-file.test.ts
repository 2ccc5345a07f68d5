import { expect, test } from "vitest";
import { PageCache } from "../../platform/page-cache.ts";
import { noteFailure, noteIngredient } from "../../platform/page-ingredients.ts";
import { keepFiles } from "./keep-file.ts";

const POST = "magazine-posts/a-story";

function feed({ note = () => noteIngredient(POST), bytes = 10_000 } = {}) {
  const cache = new PageCache(bytes);
  const keep = keepFiles(cache);
  let made = 0;
  const ask = (path = "/in/magazine/feed.xml") =>
    keep(path, async () => {
      note();
      made += 1;
      return `feed ${made}`;
    });
  return { cache, ask };
}

test("a file is made once, until something that it was made from changes", async () => {
  const { cache, ask } = feed();
  expect([await ask(), await ask()]).toEqual(["feed 1", "feed 1"]);
  cache.invalidate(["magazine-posts/another"]);
  expect(await ask()).toBe("feed 1");
  cache.invalidate([POST]);
  expect([await ask(), await ask()]).toEqual(["feed 2", "feed 2"]);
  expect(await ask("/in/magazine/atom.xml")).toBe("feed 3");
});

test("one that lacks something, that does not tell what it is made of, or that has no room is made anew", async () => {
  const lacking = () => {
    noteIngredient(POST);
    noteFailure();
  };
  for (const { ask } of [feed({ note: lacking }), feed({ note: () => {} }), feed({ bytes: 0 })])
    expect([await ask(), await ask()]).toEqual(["feed 1", "feed 2"]);
});

test("the shortest way of pages does not find it", async () => {
  const { cache, ask } = feed();
  await ask();
  expect(cache.get("/in/magazine/feed.xml")).toBeUndefined();
});

test("what is not there is not kept", async () => {
  const keep = keepFiles(new PageCache(10_000));
  expect(await keep("/in/magazine/none.xml", async () => undefined)).toBeUndefined();
});
