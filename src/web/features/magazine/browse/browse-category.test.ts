import { expect, test } from "vitest";
import { addressPattern, fillAddress, toggleItem } from "./browse-category.ts";

const ITEMS = [
  { id: "a", isopen: true },
  { id: "b", isopen: false },
  { id: "c", isopen: false },
];

function openIn(items: readonly { id: string; isopen: boolean }[]): string[] {
  return items.filter(({ isopen }) => isopen).map(({ id }) => id);
}

test("MG-10 opening an item closes the others", () => {
  expect(openIn(toggleItem(ITEMS, "c", true))).toEqual(["c"]);
});

test("MG-10 closing an item leaves the others unchanged", () => {
  expect(openIn(toggleItem(ITEMS, "a", false))).toEqual([]);
  expect(openIn(toggleItem(ITEMS, "b", false))).toEqual(["a"]);
});

test("builds the URL of a story from one pattern", () => {
  const pattern = addressPattern((slug) => `/in/magazine/${encodeURIComponent(slug)}`);
  expect(fillAddress(pattern, "a b")).toBe("/in/magazine/a%20b");
  expect(
    fillAddress(
      addressPattern(() => undefined),
      "a",
    ),
  ).toBeUndefined();
});
