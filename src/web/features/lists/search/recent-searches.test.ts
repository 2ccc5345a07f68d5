import { describe, expect, test } from "vitest";
import { forgetRecent, keepRecent, readRecent } from "./recent-searches.ts";

function shelf(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [["atrium-recent-searches", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("recent searches", () => {
  test("the last one stands first, each once, five at most", () => {
    const kept = shelf();
    for (const text of ["a", "b", "c", "d", "e", "f", "B"]) keepRecent(kept, text);
    expect(readRecent(kept)).toEqual(["B", "f", "e", "d", "c"]);
    forgetRecent(kept);
    expect(readRecent(kept)).toEqual([]);
  });

  test.each(["{", '{"a":1}', "[1,null]"])("what something else wrote (%s) is as good as nothing", (text) => {
    expect(readRecent(shelf(text))).toEqual([]);
  });

  test("a device that keeps nothing searches all the same", () => {
    const full = {
      ...shelf(),
      setItem() {
        throw new Error("full");
      },
    };
    expect(() => keepRecent(full, "a")).not.toThrow();
    expect(() => keepRecent(undefined, "a")).not.toThrow();
    expect(readRecent(undefined)).toEqual([]);
  });
});
