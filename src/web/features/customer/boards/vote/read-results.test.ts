import { expect, test } from "vitest";
import type { ItemTally } from "../../../../../contracts/wishlist/wishlist-shapes.ts";
import { readResults } from "./vote-results.tsx";

const SPREAD = { low: 0.9, high: 1.1, roundTo: 1000 };

const item = (id: string, price?: number) => ({
  id,
  slug: id,
  content_type: "smart-photo-lite",
  meta: { title: `Kitchen ${id}`, href: `/in/${id}`, image: `/api/images/${id}`, ...(price && { price }) },
});

/** Votes as text: "a b|c|d" means that a and b keep the item, c says maybe and d drops it. */
function said(itemId: string, text: string): ItemTally {
  const [keep = [], maybe = [], drop = []] = text.split("|").map((part) => part.split(" ").filter(Boolean));
  return { itemId, keep, maybe, drop };
}

test("an item is agreed when all keep it, unwanted when all drop it, and split at its price when the votes differ", () => {
  const items = [item("a", 100_000), item("b", 50_000), item("c", 300_000), item("d"), item("e", 70_000)];
  const tally = [
    said("a", "Asha Ravi||"),
    said("b", "Asha||Ravi"),
    said("c", "Ravi||Asha"),
    said("d", "||Asha Ravi"),
    said("e", "Asha|Ravi|"),
  ];
  const results = readResults({ items, tally, voters: 2 }, SPREAD);
  const ids = (group: "agreed" | "split" | "unwanted" | "open") => results[group].map(({ id }) => id);
  expect([ids("agreed"), ids("split"), ids("unwanted"), ids("open")]).toEqual([
    ["a"],
    ["c", "b"],
    ["d"],
    ["e"],
  ]);
  expect(results.atStake).toEqual({ low: 315_000, high: 385_000 });
  expect(results.agreedSum).toEqual({ low: 90_000, high: 110_000 });
});

test("with a single voter nothing is agreed, and an item that not all voters marked stays open", () => {
  const one = readResults({ items: [item("a")], tally: [said("a", "Asha||")], voters: 1 }, SPREAD);
  expect(one.open).toHaveLength(1);
  const two = readResults({ items: [item("a")], tally: [said("a", "Asha||")], voters: 2 }, SPREAD);
  expect(two.open).toHaveLength(1);
  expect(two.atStake).toBeUndefined();
});

test("an item without a price is still a disagreement, listed after those with a price", () => {
  const items = [item("a"), item("b", 10_000)];
  const tally = [said("a", "Asha||Ravi"), said("b", "Asha||Ravi")];
  const { split, atStake } = readResults({ items, tally, voters: 2 }, SPREAD);
  expect(split.map(({ id }) => id)).toEqual(["b", "a"]);
  expect(atStake).toEqual({ low: 9000, high: 11_000 });
});
