import { describe, expect, test } from "vitest";
import { counterBefore, placeCues } from "./place-cues.ts";
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

/** Where cues stand, and which. */
function placesOf({ entries }: ReturnType<typeof placeCues<string>>): [number, string][] {
  return entries.flatMap((entry, index) => (entry.kind === "cue" ? [[index, entry.cue.slug]] : []));
}

describe("placing cues", () => {
  test("CU-04 CU-05 from position 4, then every seventh place", () => {
    expect(placesOf(placeCues({ items: designs(21), cues }))).toEqual([
      [4, "a"],
      [11, "b"],
      [18, "c"],
    ]);
  });

  test("CU-04 every design is there, in its order", () => {
    const { entries } = placeCues({ items: designs(21), cues, promise });
    expect(entries.flatMap((entry) => (entry.kind === "item" ? [entry.item] : []))).toEqual(designs(21));
  });

  test("CU-04 the round goes on from page to page", () => {
    const first = placeCues({ items: designs(21), cues });
    const second = placeCues({ items: designs(21), cues, counter: first.counter });
    expect(placesOf(second)).toEqual([
      [4, "d"],
      [11, "a"],
      [18, "b"],
    ]);
    expect(second.counter).toBe(6);
  });

  test("CU-04 a page knows where the round is without the pages before it", () => {
    for (const hasPromise of [true, false]) {
      let counter = 0;
      for (const page of [0, 1, 2, 3]) {
        expect(counterBefore({ page, size: 24, hasPromise })).toBe(counter);
        const shown = hasPromise && page === 0 ? promise : undefined;
        counter = placeCues({ items: designs(24), cues, promise: shown, counter }).counter;
      }
    }
  });

  test("CU-04 a cue that comes round again has a name of its own", () => {
    const { entries } = placeCues({ items: designs(40), cues: [cue("a")] });
    const keys = entries.flatMap((entry) => (entry.kind === "cue" ? [entry.cue.key] : []));
    expect(keys.length).toBeGreaterThan(3);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("CU-06 the category may say where, and how often", () => {
    const places = { startPosition: 2, interval: 3 };
    expect(placesOf(placeCues({ items: designs(10), cues, ...places })).map(([index]) => index)).toEqual([
      2, 6, 10,
    ]);
    expect(
      placesOf(placeCues({ items: designs(12), cues, startPosition: null, interval: null })).map(
        ([index]) => index,
      ),
    ).toEqual([4, 11]);
  });

  test("CU-08 the promise is second and takes no turn", () => {
    expect(placesOf(placeCues({ items: designs(21), cues, promise }))).toEqual([
      [1, "promise"],
      [4, "a"],
      [11, "b"],
      [18, "c"],
    ]);
  });

  test("CU-04 a short list has few, an empty one none, and a country may have no cues", () => {
    expect(placesOf(placeCues({ items: designs(4), cues }))).toEqual([]);
    expect(placesOf(placeCues({ items: [], cues, promise }))).toEqual([]);
    expect(placesOf(placeCues({ items: designs(21), cues: [] }))).toEqual([]);
    expect(placeCues({ items: designs(21), cues, startPosition: -3, interval: -1 }).entries.length).toBe(21);
  });
});
