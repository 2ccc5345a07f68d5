import { expect, test } from "vitest";
import { keysOfChange, keysOfPage } from "./surrogate-keys.ts";

const names = (count: number) =>
  new Set(Array.from({ length: count }, (_, index) => `document looks:${index}`));

test("a change purges every page that depends on it, with few and with many dependencies", () => {
  for (const count of [1, 100, 101, 2000]) {
    const page = new Set(keysOfPage(names(count)));
    expect(keysOfChange(["document looks:0"]).some((key) => page.has(key))).toBe(true);
    expect(keysOfChange().some((key) => page.has(key))).toBe(true);
  }
  const page = new Set(keysOfPage(names(100)));
  expect(keysOfChange(["document looks:100"]).some((key) => page.has(key))).toBe(false);
});

test("the keys of a page fit into a header of one kilobyte, in lower case", () => {
  for (const count of [100, 2000]) {
    const header = keysOfPage(names(count)).join(" ");
    expect(header.length).toBeLessThan(1024);
    expect(header).toMatch(/^[a-z0-9 ]+$/);
  }
});
