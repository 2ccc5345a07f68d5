import { describe, expect, test } from "vitest";
import { counterBefore, insertCues } from "./insert-cues.ts";
import type { CueView } from "./read-cue.ts";

const designs = (count: number) => Array.from({ length: count }, (_, index) => `design ${index}`);
const cue = (slug: string): CueView => ({
  key: slug,
  slug,
  form: "primary",
  title: slug,
  items: [],
  actions: [],
});
const cues = ["a", "b", "c", "d"].map(cue);
const promise: CueView = { ...cue("promise"), form: "promise" };

/** The positions and slugs of the cues. */
function placesOf({ entries }: ReturnType<typeof insertCues<string>>): [number, string][] {
  return entries.flatMap((entry, index) => (entry.kind === "cue" ? [[index, entry.cue.slug]] : []));
}

describe("placing cues", () => {
  test("CU-04 CU-05 starts at position 4 and continues at every seventh position", () => {
    expect(placesOf(insertCues({ items: designs(21), cues }))).toEqual([
      [4, "a"],
      [11, "b"],
      [18, "c"],
    ]);
  });

  test("CU-04 leaves out no design and keeps their order", () => {
    const { entries } = insertCues({ items: designs(21), cues, promise });
    expect(entries.flatMap((entry) => (entry.kind === "item" ? [entry.item] : []))).toEqual(designs(21));
  });

  test("CU-04 continues the rotation on the next page", () => {
    const first = insertCues({ items: designs(21), cues });
    const second = insertCues({ items: designs(21), cues, counter: first.counter });
    expect(placesOf(second)).toEqual([
      [4, "d"],
      [11, "a"],
      [18, "b"],
    ]);
    expect(second.counter).toBe(6);
  });

  test("CU-04 calculates the start of the rotation without loading the previous pages", () => {
    for (const hasPromise of [true, false]) {
      let counter = 0;
      for (const page of [0, 1, 2, 3]) {
        expect(counterBefore({ page, size: 24, hasPromise })).toBe(counter);
        const shown = hasPromise && page === 0 ? promise : undefined;
        counter = insertCues({ items: designs(24), cues, promise: shown, counter }).counter;
      }
    }
  });

  test("CU-04 gives a repeated cue a unique key", () => {
    const { entries } = insertCues({ items: designs(40), cues: [cue("a")] });
    const keys = entries.flatMap((entry) => (entry.kind === "cue" ? [entry.cue.key] : []));
    expect(keys.length).toBeGreaterThan(3);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("CU-06 uses the start position and interval of the category", () => {
    const positions = { startPosition: 2, interval: 3 };
    expect(placesOf(insertCues({ items: designs(10), cues, ...positions })).map(([index]) => index)).toEqual([
      2, 6, 10,
    ]);
    expect(
      placesOf(insertCues({ items: designs(12), cues, startPosition: null, interval: null })).map(
        ([index]) => index,
      ),
    ).toEqual([4, 11]);
  });

  test("CU-08 puts the promise second without counting it in the rotation", () => {
    expect(placesOf(insertCues({ items: designs(21), cues, promise }))).toEqual([
      [1, "promise"],
      [4, "a"],
      [11, "b"],
      [18, "c"],
    ]);
  });

  test("CU-04 a short list has few cues and an empty list none; a country may have no cues", () => {
    expect(placesOf(insertCues({ items: designs(4), cues }))).toEqual([]);
    expect(placesOf(insertCues({ items: [], cues, promise }))).toEqual([]);
    expect(placesOf(insertCues({ items: designs(21), cues: [] }))).toEqual([]);
    expect(insertCues({ items: designs(21), cues, startPosition: -3, interval: -1 }).entries.length).toBe(21);
  });
});
