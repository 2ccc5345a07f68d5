import { expect, test } from "vitest";
import { choicesBetween, firstSides, mergedValue } from "./merge-choice.ts";
import { fieldDifferences } from "./value-differences.ts";

const base = { title: "Old", hero: { text: "Old", photo: "a" }, tags: ["x", "y"], gone: 1 };
const ours = { title: "Mine", hero: { text: "Mine", photo: "a" }, tags: ["x", "y"], gone: 1 };
const theirs = { title: "Theirs", hero: { text: "Old", photo: "b" }, tags: ["x", "z"] };

test("a change of one side is taken, and the member decides where both changed a field", () => {
  const choices = choicesBetween({ base, ours, theirs });
  expect(choices.map(({ path, changedBy }) => [path.join("."), changedBy])).toEqual([
    ["title", "both"],
    ["hero.text", "ours"],
    ["hero.photo", "theirs"],
    ["tags.1", "theirs"],
    ["gone", "theirs"],
  ]);
  const sides = firstSides(choices);
  const merged = { title: "Mine", hero: { text: "Mine", photo: "b" }, tags: ["x", "z"] };
  expect(mergedValue(ours, choices, sides)).toEqual(merged);
  expect(mergedValue(ours, choices, sides.with(0, "theirs"))).toEqual({ ...merged, title: "Theirs" });
});

test("lists of another length, and a field that one side does not have, are one difference", () => {
  expect(fieldDifferences({ list: [1, 2], a: 1 }, { list: [1], b: null })).toEqual([
    { path: ["list"], before: [1, 2], after: [1] },
    { path: ["a"], before: 1, after: undefined },
    { path: ["b"], before: undefined, after: null },
  ]);
});
