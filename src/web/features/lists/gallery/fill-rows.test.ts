import { expect, test } from "vitest";
import type { GalleryEntry } from "../cues/insert-cues.ts";
import { fillRows } from "./fill-rows.ts";

const items = (count: number): GalleryEntry<number>[] =>
  Array.from({ length: count }, (_, item) => ({ kind: "item", item }));
const cue = (form: "primary" | "secondary" | "promise"): GalleryEntry<number> => ({
  kind: "cue",
  cue: { key: form, slug: form, form, title: form, items: [{ text: form }], actions: [] },
});
const pages = { page: 1, lastPage: 2, total: 40 };

test("widens the last narrow cue of a page until its last row is full", () => {
  const entries = [...items(4), cue("primary"), ...items(3)];
  expect(fillRows({ ...pages, entries }, false)).toEqual({
    widened: { index: 4, span: { ofThree: 2, ofTwo: 1 } },
  });
  expect(fillRows({ ...pages, entries: [...entries, ...items(1)] }, false)).toEqual({
    widened: { index: 4, span: { ofThree: 1, ofTwo: 2 } },
  });
});

test("never widens a cue beyond the row, nor the promise", () => {
  const wide = [cue("primary"), ...items(3), cue("secondary"), ...items(1)];
  expect(fillRows({ ...pages, entries: wide }, false).widened?.index).toBe(0);
  expect(fillRows({ ...pages, entries: [cue("promise"), ...items(4)] }, false)).toEqual({});
});

test("ends the whole list with a card in the free columns, or in its own row", () => {
  const last = { page: 2, lastPage: 2, total: 25 };
  expect(fillRows({ ...last, entries: items(4) }, true)).toEqual({ end: { ofThree: 2, ofTwo: 2 } });
  expect(fillRows({ ...last, entries: items(5) }, true)).toEqual({ end: { ofThree: 1, ofTwo: 1 } });
  expect(fillRows({ ...last, total: 6, entries: items(6) }, true)).toEqual({});
});

test("does not count cues that take a whole row", () => {
  const entries = [...items(4), cue("primary"), ...items(2)];
  expect(fillRows({ page: 1, lastPage: 1, total: 6, entries }, true)).toEqual({
    end: { ofThree: 3, ofTwo: 1 },
  });
});
