import { expect, test } from "vitest";
import { mergeValues } from "./merge-values.ts";

const BASE = { title: "A kitchen", seo: { title: "Kitchen", text: "Old" }, text: "One.\n\nTwo.\n\nThree." };

test("changes of different fields and of different lines are combined", () => {
  const ours = { ...BASE, title: "A sage kitchen", text: "One, ours.\n\nTwo.\n\nThree." };
  const theirs = { ...BASE, seo: { title: "Kitchen", text: "New" }, text: "One.\n\nTwo.\n\nThree, theirs." };
  expect(mergeValues(BASE, ours, theirs)).toEqual({
    value: {
      title: "A sage kitchen",
      seo: { title: "Kitchen", text: "New" },
      text: "One, ours.\n\nTwo.\n\nThree, theirs.",
    },
    conflicts: [],
  });
});

test("a field that both sides changed keeps our value and is named", () => {
  const ours = { ...BASE, seo: { title: "Ours", text: "Old" }, text: "One, ours." };
  const theirs = { ...BASE, seo: { title: "Theirs", text: "New" }, text: "One, theirs." };
  const { value, conflicts } = mergeValues(BASE, ours, theirs);
  expect(conflicts).toEqual(["seo.title", "text"]);
  expect(value).toMatchObject({ seo: { title: "Ours", text: "New" }, text: "One, ours." });
});

test("a removed document conflicts with a changed one only", () => {
  expect(mergeValues(BASE, undefined, BASE)).toEqual({ value: undefined, conflicts: [] });
  expect(mergeValues(BASE, BASE, undefined)).toEqual({ value: undefined, conflicts: [] });
  expect(mergeValues(BASE, { ...BASE, title: "Ours" }, undefined)).toMatchObject({ conflicts: ["*"] });
  expect(mergeValues(undefined, { title: "Same" }, { title: "Same" }).conflicts).toEqual([]);
});
