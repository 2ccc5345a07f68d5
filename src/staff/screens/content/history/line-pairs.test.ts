import { diffLines } from "diff";
import { expect, test } from "vitest";
import { linePairs } from "./line-pairs.ts";

test("a replaced line is beside the one that it replaces, and other lines are added or removed", () => {
  const pairs = linePairs(diffLines("one\ntwo\nthree\nfour\n", "one\n2\nthree\nfour\nfive\n"));
  expect(pairs.map(({ before, after }) => [before, after])).toEqual([
    ["one", "one"],
    ["two", "2"],
    ["three", "three"],
    ["four", "four"],
    [undefined, "five"],
  ]);
});

test("several lines that one line replaces stay removed lines", () => {
  expect(linePairs(diffLines("a\nb\nc\n", "x\n")).map(({ before, after }) => [before, after])).toEqual([
    ["a", "x"],
    ["b", undefined],
    ["c", undefined],
  ]);
});
