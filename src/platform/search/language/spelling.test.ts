import { expect, test } from "vitest";
import { allowedMistakes, countMistakes } from "./spelling.ts";

test.each([
  ["kitchen", "kitchen", 0],
  ["kichen", "kitchen", 1],
  ["wardorbe", "wardrobe", 1],
  ["kitchren", "kitchen", 1],
  ["kotchen", "kitchen", 1],
  ["wadrrboe", "wardrobe", 2],
  ["", "abc", 3],
])("%s differs from %s by %i mistakes", (written, meant, mistakes) => {
  expect(countMistakes(written, meant)).toBe(mistakes);
  expect(countMistakes(meant, written)).toBe(mistakes);
});

test("allows no mistake in short words and numbers, and two in long words", () => {
  expect(["tv", "pop", "sofa", "kitchen", "wardrobe", "3bhk", "2025"].map(allowedMistakes)).toEqual([
    0, 0, 1, 1, 2, 0, 0,
  ]);
});
